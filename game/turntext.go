package game

import (
	"strings"
)

// FormatTurn writes a turn as the rules do (README.md, Moves), draws included.
func (in *Info) FormatTurn(t Turn) string { return string(in.AppendTurn(nil, t)) }

// AppendTurn appends the turn's text to dst.
func (in *Info) AppendTurn(dst []byte, t Turn) []byte {
	if seat, ok := t.Resigns(); ok {
		dst = append(dst, in.Seats[seat].Letter, ':')
		return append(dst, "resign"...)
	}
	dst = appendPrefix(dst, t)
	switch {
	case t.Flip():
		dst = in.Board.AppendName(append(dst, '@'), t.From())
	default:
		dst = in.Board.AppendName(dst, t.From())
		if t.Swap() {
			dst = append(dst, '~')
		}
		dst = in.Board.AppendName(dst, t.To())
	}
	if k := t.Promotion(); k != NoKind {
		dst = append(dst, '=', k.Letter())
	}
	if k := t.Second(); k != NoKind && t.Slide() == NoSlide {
		dst = append(dst, '^', k.Letter())
	}
	return in.appendReveal(dst, t.Reveal())
}

func appendPrefix(dst []byte, t Turn) []byte {
	if t.Sweep() {
		dst = append(dst, "x/"...)
	}
	if t.Slide() != NoSlide {
		dst = append(dst, " +-"[t.Slide()])
		if k := t.Second(); k != NoKind {
			dst = append(dst, '^', k.Letter())
		}
		dst = append(dst, '/')
	}
	return dst
}

func (in *Info) appendReveal(dst []byte, d Reveal) []byte {
	if d.Mover != NoPiece {
		dst = append(dst, '*')
		if in.RevealsOwner {
			dst = append(dst, in.Armies[d.Mover.Origin()].Letter)
		}
		dst = append(dst, d.Mover.Kind().Letter())
	}
	if d.Captive != NoPiece {
		dst = append(dst, '/', d.Captive.Kind().Letter())
	}
	return dst
}

// ParseTurn reads a turn's text. It knows the board but no position: the turn may be illegal.
// Drawn pieces come back with the origin that the text names, or with army 0 where the
// position decides the origin; [Find] and [SameText] compare only what the text shows.
func (in *Info) ParseTurn(s string) (Turn, error) {
	p := turnParser{in: in, rest: s}
	t := p.turn()
	if p.bad == "" && p.rest != "" {
		p.bad = Sprintf("unexpected %q", p.rest)
	}
	if p.bad != "" {
		return NoTurn, Errorf("turn %q: %s", s, p.bad)
	}
	return t, nil
}

type turnParser struct {
	in   *Info
	rest string
	bad  string
}

func (p *turnParser) turn() Turn {
	if seat, ok := p.resignation(); ok {
		return Resign(seat)
	}
	t := p.prefix()
	switch {
	case p.eat("@"):
		t |= TurnOver(p.square())
	default:
		from := p.square()
		swap := p.eat("~")
		t |= Move(from, p.square())
		if swap {
			t = t.WithSwap()
		}
	}
	if p.eat("=") {
		t = t.WithPromotion(p.kind())
	}
	if t.Second() == NoKind && p.eat("^") {
		t = t.WithSecond(p.kind())
	}
	return t.WithReveal(p.draw())
}

func (p *turnParser) resignation() (Seat, bool) {
	for i, s := range p.in.Seats {
		if p.rest == string(s.Letter)+":resign" {
			p.rest = ""
			return Seat(i), true
		}
	}
	return NoSeat, false
}

func (p *turnParser) prefix() Turn {
	var t Turn
	if p.eat("x/") {
		t = t.WithSweep()
	}
	switch {
	case p.eat("+"):
		t = t.WithSlide(Forward)
	case p.eat("-"):
		t = t.WithSlide(Back)
	default:
		return t
	}
	if p.eat("^") {
		t = t.WithSecond(p.kind())
	}
	if !p.eat("/") {
		p.fail("a slide is followed by /")
	}
	return t
}

func (p *turnParser) draw() (d Reveal) {
	if p.eat("*") {
		var origin Army
		if p.in.RevealsOwner {
			origin = p.army()
		}
		d.Mover = NewPiece(p.kind(), origin)
	}
	if p.eat("/") {
		d.Captive = NewPiece(p.kind(), 0)
	}
	return d
}

func (p *turnParser) eat(prefix string) bool {
	rest, ok := strings.CutPrefix(p.rest, prefix)
	p.rest = rest
	return ok
}

func (p *turnParser) square() Square {
	sq, rest := p.in.Board.scan(p.rest)
	if sq == NoSquare {
		p.fail(Sprintf("no square of this board at %q", p.rest))
		return 0
	}
	p.rest = rest
	return sq
}

func (p *turnParser) kind() Kind {
	if p.rest != "" {
		if k := KindOf(p.rest[0]); k != NoKind {
			p.rest = p.rest[1:]
			return k
		}
	}
	p.fail(Sprintf("no piece letter at %q", p.rest))
	return NoKind
}

func (p *turnParser) army() Army {
	for i, a := range p.in.Armies {
		if p.rest != "" && p.rest[0] == a.Letter {
			p.rest = p.rest[1:]
			return Army(i)
		}
	}
	p.fail(Sprintf("no army's letter at %q", p.rest))
	return 0
}

// fail keeps the first fault.
func (p *turnParser) fail(why string) {
	if p.bad == "" {
		p.bad = why
	}
}
