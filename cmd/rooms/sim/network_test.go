package sim

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// listener is where a process takes connections.
type listener struct {
	conns  chan net.Conn
	closed chan struct{}
	once   sync.Once
}

func newListener() *listener {
	return &listener{conns: make(chan net.Conn, 256), closed: make(chan struct{})}
}

func (l *listener) Accept() (net.Conn, error) {
	select {
	case c := <-l.conns:
		return c, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

func (l *listener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return nil
}

func (l *listener) Addr() net.Addr { return address("server") }

type address string

func (a address) Network() string { return "sim" }
func (a address) String() string  { return string(a) }

// from is a connection with the address of its client.
type from struct {
	net.Conn
	client address
}

func (c from) RemoteAddr() net.Addr { return c.client }

// link is the way between a client and a process. It may be cut, for both ends at once, or go
// silent, which neither end is told.
type link struct {
	dead   chan struct{}
	once   sync.Once
	mu     sync.Mutex
	silent chan struct{} // closed when it speaks again; nil while it does
}

func (l *link) cut() { l.once.Do(func() { close(l.dead) }) }

func (l *link) isCut() bool {
	select {
	case <-l.dead:
		return true
	default:
		return false
	}
}

// hush silences the link for a while.
func (l *link) hush(span time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.silent != nil {
		return
	}
	again := make(chan struct{})
	l.silent = again
	time.AfterFunc(span, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.silent = nil
		close(again)
	})
}

// passes waits until the link speaks; false if it is dead.
func (l *link) passes() bool {
	for {
		l.mu.Lock()
		silent := l.silent
		l.mu.Unlock()
		select {
		case <-l.dead:
			return false
		default:
		}
		if silent == nil {
			return true
		}
		select {
		case <-silent:
		case <-l.dead:
			return false
		}
	}
}

// carry moves bytes from one end to the other, each a little later.
func (l *link) carry(a, b net.Conn, r *rand.Rand) {
	defer l.cut()
	buffer := make([]byte, 1<<15)
	var last time.Time
	for ; ; last = time.Now() {
		n, err := a.Read(buffer)
		if err != nil {
			return
		}
		late := time.Duration(2+r.IntN(30))*time.Millisecond + time.Duration(r.IntN(999_983))
		if time.Since(last) < time.Millisecond {
			late = time.Duration(1000 + r.IntN(9973))
		}
		select {
		case <-time.After(late):
		case <-l.dead:
			return
		}
		if !l.passes() {
			return
		}
		if _, err := b.Write(buffer[:n]); err != nil {
			return
		}
	}
}

var errDown = errors.New("connection refused")

// dial connects a client's address to a process.
func (w *world) dial(ctx context.Context, p *process, client string, r *rand.Rand) (net.Conn, *link, error) {
	select {
	case <-time.After(time.Duration(1+r.IntN(20))*time.Millisecond + time.Duration(r.IntN(999_983))):
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	}
	l := p.accepting()
	if l == nil {
		return nil, nil, errDown
	}
	mine, a := net.Pipe()
	b, yours := net.Pipe()
	x := &link{dead: make(chan struct{})}
	one, two := rand.New(rand.NewPCG(r.Uint64(), 6)), rand.New(rand.NewPCG(r.Uint64(), 7))
	go x.carry(a, b, one)
	go x.carry(b, a, two)
	go func() {
		<-x.dead
		a.Close()
		b.Close()
	}()
	p.keep(x)
	select {
	case l.conns <- from{yours, address(fmt.Sprint(client, ":", 1024+r.IntN(60000)))}:
		return mine, x, nil
	case <-l.closed:
		x.cut()
		return nil, nil, errDown
	}
}
