//go:build !js

package platform

import (
	"context"
	"sync"

	"github.com/coder/websocket"

	"yanyi/scenes/machine"
)

const (
	mostWaiting = 4 << 20 // bytes of unread messages
	mostUnsent  = 256     // messages that the network has not taken
)

// wire is a WebSocket, spoken over in goroutines of its own.
type wire struct {
	out    chan string
	cancel context.CancelFunc

	lock        sync.Mutex
	do          func()
	texts       []string
	size        int // of texts, bytes
	open, ended bool
}

func dial(address string) *wire {
	ctx, cancel := context.WithCancel(context.Background())
	w := &wire{out: make(chan string, mostUnsent), cancel: cancel}
	go func() {
		defer cancel()
		w.run(ctx, address)
		w.change(func() { w.open, w.ended = false, true })
	}()
	return w
}

// change changes the wire and notifies its listener.
func (w *wire) change(how func()) {
	w.lock.Lock()
	how()
	do := w.do
	w.lock.Unlock()
	if do != nil {
		do()
	}
}

// run reads until the connection ends.
func (w *wire) run(ctx context.Context, address string) {
	opening, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	conn, _, err := websocket.Dial(opening, address, nil)
	if err != nil {
		return
	}
	defer conn.CloseNow()
	conn.SetReadLimit(machine.MostReply)
	go w.write(ctx, conn)
	w.change(func() { w.open = true })
	for !w.full() {
		_, text, err := conn.Read(ctx)
		if err != nil {
			return
		}
		w.change(func() { w.texts, w.size = append(w.texts, string(text)), w.size+len(text) })
	}
}

// write sends the queued messages. An error ends the reading as well.
func (w *wire) write(ctx context.Context, conn *websocket.Conn) {
	defer w.cancel()
	for {
		select {
		case <-ctx.Done():
			return
		case text := <-w.out:
			limited, cancel := context.WithTimeout(ctx, patience)
			err := conn.Write(limited, websocket.MessageText, []byte(text))
			cancel()
			if err != nil {
				return
			}
		}
	}
}

func (w *wire) full() bool {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.size > mostWaiting
}

// Listen lets do run whenever something has come.
func (w *wire) Listen(do func()) {
	w.lock.Lock()
	defer w.lock.Unlock()
	w.do = do
}

// Open reports whether messages can be sent now.
func (w *wire) Open() bool {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.open
}

// Send says a message; a network that takes none ends the wire.
func (w *wire) Send(text string) {
	if !w.Open() {
		return
	}
	select {
	case w.out <- text:
	default:
		w.Close()
	}
}

// Receive takes the next message that has come.
func (w *wire) Receive() (string, bool) {
	w.lock.Lock()
	defer w.lock.Unlock()
	if len(w.texts) == 0 {
		return "", false
	}
	text := w.texts[0]
	w.texts, w.size = w.texts[1:], w.size-len(text)
	return text, true
}

// Ended reports whether the wire has ended.
func (w *wire) Ended() bool {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.ended
}

// Close ends the wire.
func (w *wire) Close() {
	w.cancel()
	w.lock.Lock()
	defer w.lock.Unlock()
	w.open, w.ended = false, true
}
