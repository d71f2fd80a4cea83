// Package embed lets the page around an embedded game drive it and hear of it, by
// messages (design.md "Page and embedding"). Only the page that declares itself
// in the address is spoken to and listened to, and it learns no more than what a
// View shows everybody.
package embed

import (
	"encoding/json"
	"errors"
	"fmt"
)

// Envelope is a message of either direction.
type Envelope struct {
	Src  string `json:"src"`  // always "yanyi"
	V    int    `json:"v"`    // 1
	ID   string `json:"id"`   // of a request, repeated in its answer
	Type string `json:"type"` // see the README
	Data any    `json:"data"` // of the type
}

const (
	source  = "yanyi"
	version = 1
	longest = 1 << 20 // bytes of a message
)

// errForeign says that a message is none of ours, such as another program's on
// the same page; it is passed over in silence.
var errForeign = errors.New("not a message of ours")

// The data of requests. What is not given stays as it is.
type (
	// Load opens a game: that of a record, or a new one.
	Load struct {
		Record   string `json:"record"`
		Game     string `json:"game"`
		Position string `json:"position"`
		Seats    string `json:"seats"` // human,ai:3,ai:3
		View     string `json:"view"`  // the seat at the bottom
		Ply      *int   `json:"ply"`   // the turn to show first
	}
	// GoTo shows the position after so many turns.
	GoTo struct {
		Ply int `json:"ply"`
	}
	// Rotate brings a seat to the bottom, the next one if none is named.
	Rotate struct {
		View string `json:"view"`
	}
	// Theme is light, dark or system.
	Theme struct {
		Theme string `json:"theme"`
	}
	// Lang is a language's tag.
	Lang struct {
		Lang string `json:"lang"`
	}
	// Mute silences the page or lets it sound.
	Mute struct {
		Mute bool `json:"mute"`
	}
	// Record asks for the record of the game.
	Record struct{}
)

// requests make the data of each type that may come in.
var requests = map[string]func() any{
	"load":   func() any { return new(Load) },
	"goto":   func() any { return new(GoTo) },
	"rotate": func() any { return new(Rotate) },
	"theme":  func() any { return new(Theme) },
	"lang":   func() any { return new(Lang) },
	"mute":   func() any { return new(Mute) },
	"record": func() any { return new(Record) },
}

// parse reads a request; its Data is one of the types above, as a pointer. The
// error is errForeign for what is no message of ours; otherwise the envelope's ID
// and Type are those of the faulty request.
func parse(text string) (Envelope, error) {
	var m struct {
		Envelope
		Data json.RawMessage `json:"data"`
	}
	if len(text) > longest || json.Unmarshal([]byte(text), &m) != nil || m.Src != source {
		return Envelope{}, errForeign
	}
	if m.V != version {
		return m.Envelope, fmt.Errorf("version %d is not understood, 1 is", m.V)
	}
	data, ok := requests[m.Type]
	if !ok {
		return m.Envelope, fmt.Errorf("type %q is not understood", m.Type)
	}
	m.Envelope.Data = data()
	if len(m.Data) == 0 {
		return m.Envelope, nil
	}
	if err := json.Unmarshal(m.Data, m.Envelope.Data); err != nil {
		return m.Envelope, fmt.Errorf("data of %s: %w", m.Type, err)
	}
	return m.Envelope, nil
}

// String is the message as text. A string is valid UTF-8 or becomes so.
func (m Envelope) String() string {
	m.Src, m.V = source, version
	b, err := json.Marshal(m)
	if err != nil {
		panic(err) // plain data
	}
	return string(b)
}
