package room

import (
	"bytes"
	"encoding/json"
	"io"
)

// Encode writes an event down.
func (e *Event) Encode() []byte {
	text, err := json.Marshal(e)
	if err != nil {
		panic("room: an event is plain data: " + err.Error())
	}
	return text
}

// DecodeEvent reads an event as Encode writes it. Its error names the place.
func DecodeEvent(text []byte) (Event, error) {
	var e Event
	if err := decode(text, &e); err != nil {
		return Event{}, err
	}
	if e.V < 1 || e.V > Reads {
		return Event{}, refuse("version", "v: %d, this program reads 1 to %d", e.V, Reads)
	}
	return e, nil
}

// DecodeSay reads a client's message. Its error names the place.
func DecodeSay(text []byte) (*Say, error) {
	var version struct{ V int }
	if len(text) <= MostBytes && json.Unmarshal(text, &version) == nil && version.V != Version {
		return nil, refuse("version", "v: %d, this server speaks %d", version.V, Version)
	}
	var s Say
	if err := decode(text, &s); err != nil {
		return nil, err
	}
	if s.Setup != nil {
		for _, p := range s.Setup.Seats {
			if p.Key != "" {
				return nil, refuse("bounds", "setup.seats.key: keys are the server's")
			}
		}
	}
	return &s, s.check()
}

// decode reads one JSON value and nothing else; names it does not know are errors.
func decode(text []byte, into any) error {
	if len(text) > MostBytes {
		return refuse("bounds", "%d bytes, at most %d", len(text), MostBytes)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return refuse("format", "byte %d: %v", offset(err, len(text)), err)
	}
	if _, err := d.Token(); err != io.EOF {
		return refuse("format", "byte %d: more than one value", d.InputOffset())
	}
	return nil
}

// offset is where in a text an error is; those that name their field need none.
func offset(err error, end int) int {
	switch e := err.(type) {
	case *json.SyntaxError:
		return int(e.Offset)
	case *json.UnmarshalTypeError:
		return int(e.Offset)
	}
	if err == io.ErrUnexpectedEOF {
		return end
	}
	return 0
}

// check refuses a message beyond its bounds.
func (s *Say) check() error {
	if s.V != Version {
		return refuse("version", "v: %d, this server speaks %d", s.V, Version)
	}
	for _, x := range []struct {
		place   string
		n, most int
	}{
		{"do", len(s.Do), mostText},
		{"name", len(s.Name), mostText},
		{"turn", len(s.Turn), mostTurn},
		{"what", len(s.What), mostText},
		{"tiles", len(s.Tiles), mostTiles},
		{"key", len(s.Key), longestKey},
		{"level", s.Level, mostLevel},
		{"node", s.Node, mostEvents},
		{"glyph", s.Glyph, mostGlyph},
		{"marks", len(s.Marks), mostDrawn},
		{"order", len(s.Order), 0},
	} {
		if err := within(x.place, x.n, 0, x.most); err != nil {
			return err
		}
	}
	for _, m := range s.Marks {
		if err := within("marks", len(m), 0, longestMark); err != nil {
			return err
		}
	}
	return nil
}
