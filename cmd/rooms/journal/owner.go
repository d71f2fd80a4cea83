package journal

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// Subjects on which the owner of a server asks: all processes, or any one of them. They
// are no part of a stream.
const (
	askAll = "ROOMS_OWNER.all"
	askOne = "ROOMS_OWNER.one"
)

// Answers answers the owner's questions to all processes, or to one of them, until stop is
// called. An answer is empty to questions for others.
func (j *Journal) Answers(answer func(question []byte, one bool) []byte) (stop func(), err error) {
	reply := func(one bool) nats.MsgHandler {
		return func(m *nats.Msg) {
			if text := answer(m.Data, one); len(text) > 0 {
				_ = m.Respond(text) // the owner may have gone
			}
		}
	}
	all, err := j.conn.Subscribe(askAll, reply(false))
	if err != nil {
		return nil, err
	}
	one, err := j.conn.QueueSubscribe(askOne, "rooms", reply(true))
	if err != nil {
		_ = all.Unsubscribe()
		return nil, err
	}
	return func() { _, _ = all.Unsubscribe(), one.Unsubscribe() }, nil
}

// Size is how many rooms the journal has, and in how many bytes.
func (j *Journal) Size(ctx context.Context) (rooms, bytes uint64, err error) {
	for _, stream := range j.streams {
		info, err := stream.Info(ctx)
		if err != nil {
			return 0, 0, fmt.Errorf("size of the journal: %w", err)
		}
		rooms, bytes = rooms+info.State.NumSubjects, bytes+info.State.Bytes
	}
	return rooms, bytes, nil
}

// door is the file with the way to the server inside a process: a port of this machine, and
// the secret that opens it. Only the server's user may read it.
func door(folder string) string { return filepath.Join(folder, "owner") }

const (
	secretLong  = 32 // characters
	knockTime   = 5 * time.Second
	mostOutside = 8 // connections at a time
)

// Admit lets those who may read the journal's folder reach the server until stop is called.
func (j *Journal) Admit(folder string) (stop func(), err error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	var secret [secretLong / 2]byte
	rand.Read(secret[:])
	opens := hex.EncodeToString(secret[:])
	if err := os.WriteFile(door(folder), []byte(listener.Addr().String()+" "+opens+"\n"), 0o600); err != nil {
		listener.Close()
		return nil, err
	}
	outside := make(chan struct{}, mostOutside)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			outside <- struct{}{}
			go func() {
				defer func() { <-outside }()
				j.admit(conn, opens)
			}()
		}
	}()
	return func() { listener.Close() }, nil
}

// admit passes on what both ends of a connection say, once its first characters are the secret.
func (j *Journal) admit(outside net.Conn, opens string) {
	defer outside.Close()
	said := make([]byte, secretLong)
	_ = outside.SetReadDeadline(time.Now().Add(knockTime)) // else reading fails
	if _, err := io.ReadFull(outside, said); err != nil || subtle.ConstantTimeCompare(said, []byte(opens)) == 0 {
		return
	}
	_ = outside.SetReadDeadline(time.Time{}) // likewise
	inside, err := j.store.InProcessConn()
	if err != nil {
		return
	}
	defer inside.Close()
	go func() {
		defer inside.Close()
		_, _ = io.Copy(inside, outside) // until either end is closed
	}()
	_, _ = io.Copy(outside, inside)
}

// Owner is the owner's way to the processes that serve rooms.
type Owner struct{ conn *nats.Conn }

// Reach reaches the processes of a cluster, by the certificates in a folder if there is one, or,
// with an empty url, the one on a folder.
func Reach(url, secured, folder string) (*Owner, error) {
	options := certs(secured)
	if url == "" {
		text, err := os.ReadFile(door(folder))
		address, opens, _ := strings.Cut(strings.TrimSpace(string(text)), " ")
		if err != nil || len(opens) != secretLong {
			return nil, fmt.Errorf("no server of rooms runs on the folder %s", folder)
		}
		url = nats.DefaultURL
		options = append(options, nats.SetCustomDialer(knock{address, opens}))
	}
	conn, err := nats.Connect(url, options...)
	if err != nil {
		return nil, fmt.Errorf("no server of rooms answers: %w", err)
	}
	return &Owner{conn}, nil
}

// knock dials the door of a process, whatever address is asked for.
type knock struct{ address, opens string }

// Dial dials it.
func (k knock) Dial(string, string) (net.Conn, error) {
	conn, err := net.DialTimeout("tcp", k.address, patience)
	if err != nil {
		return nil, err
	}
	if _, err := io.WriteString(conn, k.opens); err != nil {
		conn.Close()
		return nil, err
	}
	return conn, nil
}

// Close ends the connection.
func (o *Owner) Close() { o.conn.Close() }

// All are the answers of all processes that come within a while.
func (o *Owner) All(question []byte, wait time.Duration) (answers [][]byte, err error) {
	inbox := o.conn.NewRespInbox()
	sub, err := o.conn.SubscribeSync(inbox)
	if err == nil {
		err = o.conn.PublishRequest(askAll, inbox, question)
	}
	if err != nil {
		return nil, err
	}
	for end := time.Now().Add(wait); ; {
		m, err := sub.NextMsg(time.Until(end))
		switch {
		case err != nil && len(answers) > 0:
			return answers, nil
		case err != nil:
			return nil, fmt.Errorf("no server of rooms answers: %w", err)
		case len(m.Data) > 0:
			answers = append(answers, m.Data)
		}
	}
}

// One is the answer of any process.
func (o *Owner) One(question []byte) ([]byte, error) {
	m, err := o.conn.Request(askOne, question, patience)
	if err != nil {
		return nil, fmt.Errorf("no server of rooms answers: %w", err)
	}
	return m.Data, nil
}
