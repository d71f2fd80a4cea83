package locale

import (
	"fmt"
	"strconv"
	"strings"
)

// scanner reads JSON of the one form the deck is written in: objects, arrays,
// strings and whole numbers. Its strings are slices of the text it reads, so
// that the deck costs no copy: in a browser, where the first picture waits for
// it, it takes a fiftieth of the time of encoding/json.
//
// The first fault stays in err and ends the reading.
type scanner struct {
	text string
	at   int
	err  error
}

func (s *scanner) fail(format string, args ...any) {
	if s.err == nil {
		line := 1 + strings.Count(s.text[:min(s.at, len(s.text))], "\n")
		s.err = fmt.Errorf("line %d: %s", line, fmt.Sprintf(format, args...))
	}
}

// peek is the next byte that is no space, 0 at the end.
func (s *scanner) peek() byte {
	for ; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; c {
		case ' ', '\n', '\t', '\r':
		default:
			return c
		}
	}
	return 0
}

// take goes past c if it comes next.
func (s *scanner) take(c byte) bool {
	if s.peek() != c {
		return false
	}
	s.at++
	return true
}

func (s *scanner) want(c byte) {
	if !s.take(c) {
		s.fail("%q is missing", c)
	}
}

// object calls member with each key; member reads the value.
func (s *scanner) object(member func(key string)) {
	s.want('{')
	for first := true; s.err == nil && !s.take('}'); first = false {
		if !first {
			s.want(',')
		}
		key := s.str()
		s.want(':')
		if s.err == nil {
			member(key)
		}
	}
}

// array calls item for each element; item reads it.
func (s *scanner) array(item func()) {
	s.want('[')
	for first := true; s.err == nil && !s.take(']'); first = false {
		if !first {
			s.want(',')
		}
		item()
	}
}

// str reads a string.
func (s *scanner) str() string {
	s.want('"')
	if s.err != nil {
		return ""
	}
	n := strings.IndexByte(s.text[s.at:], '"')
	if n < 0 {
		s.fail("a string has no end")
		return ""
	}
	text := s.text[s.at:][:n]
	if strings.IndexByte(text, '\\') >= 0 || strings.IndexByte(text, '\n') >= 0 {
		s.fail("texts have no escapes and no line breaks")
	}
	s.at += n + 1
	return text
}

// number reads a whole number.
func (s *scanner) number() int {
	s.peek()
	start := s.at
	for s.at < len(s.text) && '0' <= s.text[s.at] && s.text[s.at] <= '9' {
		s.at++
	}
	n, err := strconv.Atoi(s.text[start:s.at])
	if err != nil {
		s.fail("a number is missing")
	}
	return n
}

// end fails if something follows.
func (s *scanner) end() {
	if s.peek(); s.at < len(s.text) {
		s.fail("something follows the end")
	}
}
