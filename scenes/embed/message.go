// Package embed lets the page around an embedded game control it and receive its events, by
// messages (game/README.md, Page and embedding). It exchanges messages only with the page that
// the address declares, which learns no more than a View shows everybody.
package embed

import (
	"encoding/json"
	"errors"
	"fmt"

	"yanyi/game"
)

// Envelope is a message of either direction.
type Envelope struct {
	Src  string `json:"src"`  // always "yanyi"
	V    int    `json:"v"`    // 1
	ID   any    `json:"id"`   // of a request, a string or a number, repeated in its answer
	Type string `json:"type"` // see README.md
	Data any    `json:"data"` // of the type
}

const (
	source  = "yanyi"
	version = 1
	longest = 1 << 22 // bytes of a message; the page lets none in of more than 1 << 20 characters
	longID  = 128     // bytes of an id
)

// noID is the id of a message that answers none.
const noID = ""

// errForeign says that a message is none of ours, such as another program's, to be ignored.
var errForeign = errors.New("not a message of ours")

// parse reads a request. The error is errForeign for messages that are not ours; otherwise the
// envelope's ID is that of the faulty request, if it has one.
func parse(text string) (Envelope, request, error) {
	var in struct {
		Src, V, ID, Type any
		Data             json.RawMessage
	}
	if len(text) > longest || json.Unmarshal([]byte(text), &in) != nil {
		return Envelope{ID: noID}, nil, errors.New("not to be read as a message")
	}
	m := Envelope{ID: noID}
	if in.Src != source {
		return m, nil, errForeign
	}
	if !isID(in.ID) {
		return m, nil, fmt.Errorf("an id is a number, or a string of at most %d bytes", longID)
	}
	if m.ID = in.ID; in.ID == nil {
		m.ID = noID
	}
	if in.V != float64(version) {
		return m, nil, errors.New("only version 1 is understood")
	}
	kind, _ := in.Type.(string)
	empty, ok := requests[kind]
	if !ok {
		return m, nil, game.Errorf("type %q is not understood", kind)
	}
	m.Type = kind
	data := empty()
	if len(in.Data) > 0 {
		if err := json.Unmarshal(in.Data, data); err != nil {
			return m, nil, fmt.Errorf("data of %s: %w", kind, err)
		}
	}
	return m, data, nil
}

// isID reports whether a value may be a request's id; none is one too.
func isID(id any) bool {
	switch id := id.(type) {
	case nil, float64:
		return true
	case string:
		return len(id) <= longID
	}
	return false
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
