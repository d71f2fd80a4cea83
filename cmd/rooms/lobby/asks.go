package lobby

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"yanyi/game"
	"yanyi/game/room"
)

const (
	asks     = "ROOMS_ASKS"     // the bucket
	asksLast = 20 * time.Minute // longer than the longest wait
)

// Once reports whether a request is the first such. All processes remember for long enough.
func (l *Lobby) Once(ctx context.Context, once string) (bool, error) {
	sum := sha256.Sum256([]byte(once))
	_, err := l.bucketOfAsks().Create(ctx, "once."+hex.EncodeToString(sum[:16]), nil)
	if errors.Is(err, jetstream.ErrKeyExists) {
		return false, nil
	}
	return err == nil, err
}

// Terms are what a quick game is played by; whose terms are the same meet.
type Terms struct {
	Game    string
	Options game.Options
	Clock   room.Clock
}

// key is where it stands which room gathers for these terms.
func (t Terms) key() string {
	text, err := json.Marshal(t)
	if err != nil {
		panic("lobby: terms are plain data: " + err.Error())
	}
	sum := sha256.Sum256(text)
	return "gathers." + hex.EncodeToString(sum[:16])
}

// youngTime is how old a room is in which people gather when it is listed at the latest.
const youngTime = 10 * time.Second

// Gathers is the room in which people gather for a quick game, "" for none, and a mark of that
// for [Lobby.Gather]. An unlisted room is none: its people have gone, or died with their
// process.
func (l *Lobby) Gathers(ctx context.Context, t Terms) (code string, mark uint64, err error) {
	e, err := l.bucketOfAsks().Get(ctx, t.key())
	switch {
	case errors.Is(err, jetstream.ErrKeyNotFound):
		return "", 0, nil
	case err != nil:
		return "", 0, err
	}
	if code = string(e.Value()); !l.knows(code) && time.Since(e.Created()) > youngTime {
		code = ""
	}
	return code, e.Revision(), nil
}

// knows reports whether a table is listed.
func (l *Lobby) knows(code string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.known[code].Table != nil
}

// Gather has people gather in another room; false if another process was faster since the mark.
func (l *Lobby) Gather(ctx context.Context, t Terms, code string, mark uint64) (bool, error) {
	var err error
	if mark == 0 {
		_, err = l.bucketOfAsks().Create(ctx, t.key(), []byte(code))
	} else {
		_, err = l.bucketOfAsks().Update(ctx, t.key(), []byte(code), mark)
	}
	if errors.Is(err, jetstream.ErrKeyExists) || errors.Is(err, jetstream.ErrKeyRevisionMismatch) {
		return false, nil
	}
	return err == nil, err
}

func (l *Lobby) bucketOfAsks() jetstream.KeyValue {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.asks
}
