package editor

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/gametext"
)

// reader describes the board's points for a screen reader, and carries out typed commands there.
type reader struct {
	*Page
	touched game.Square // by the last action
}

// Name says what stands on a square, whether it is in hand, and which fault is there.
func (r *reader) Name(sq game.Square) string {
	comma := locale.T("sr.comma")
	what := r.spot(sq)
	if sq == r.held() {
		what += comma + locale.T("editor.sr.held")
	}
	for i := range r.faults {
		if r.faults[i].At == sq {
			what += comma + r.said(i)
		}
	}
	return what
}

func (r *reader) spot(sq game.Square) string {
	return gametext.Stands(r.in, gametext.Owned(r.in, r.position.Cells[sq].Piece), sq)
}

// News is the last action on the board, and its faults.
func (r *reader) News() (done string, wrong accessibility.News) {
	if r.touched != game.NoSquare {
		done = r.spot(r.touched)
		if r.touched == r.held() {
			done += locale.T("sr.comma") + locale.T("editor.sr.held")
		}
	}
	if wrong.Text = r.doubts; r.fault < len(r.faults) {
		wrong = accessibility.News{Text: r.said(r.fault)}
	}
	return done, wrong
}

// Hear carries out typed input: a square asks what stands there, two move it, a piece and a
// square put it down, x takes it off, ~ turns it over.
func (r *reader) Hear(line string) accessibility.Reply {
	line = strings.ToLower(strings.TrimSpace(line))
	word, rest, _ := strings.Cut(line, " ")
	return accessibility.Reply{Said: r.answer(word, strings.TrimSpace(rest), line)}
}

// Prompt is what may be typed.
func (r *reader) Prompt() string { return locale.T("sr.line") }

func (r *reader) answer(word, rest, line string) string {
	text := locale.Arg{Name: "text", Value: rest}
	switch word {
	case "?", "？":
		return locale.T("editor.sr.help")
	case "p":
		return r.where(locale.T("sr.nosuch", text), func(_ string, thing string) bool { return strings.Contains(strings.ToLower(thing), rest) })
	case "s":
		return r.where(locale.T("sr.nothing", text), func(square, _ string) bool { return rest != "" && (square[:1] == rest || square[1:] == rest) })
	}
	if sq, err := r.in.Board.Square(line); err == nil {
		return r.Name(sq)
	}
	return r.do(word, rest, line)
}

// where lists the matching pieces, or says that there are none.
func (r *reader) where(none string, will func(square, thing string) bool) string {
	var list []string
	for i := range r.position.Cells {
		sq := game.Square(i)
		if thing := gametext.Owned(r.in, r.position.Cells[sq].Piece); thing != "" && will(r.in.Board.Name(sq), thing) {
			list = append(list, r.spot(sq))
		}
	}
	if len(list) == 0 {
		return none
	}
	return strings.Join(list, locale.T("sr.stop"))
}

// do carries out typed input on the board, or says why that is impossible.
func (r *reader) do(word, rest, line string) string {
	text := locale.Arg{Name: "text", Value: line}
	cut := strings.LastIndexAny(line, " -")
	if cut < 0 {
		return locale.T("editor.sr.unread", text)
	}
	what := strings.TrimSpace(line[:cut])
	to, err := r.in.Board.Square(line[cut+1:])
	if err != nil {
		return locale.T("editor.sr.unread", text)
	}
	from, moves := r.in.Board.Square(what)
	piece, puts := r.called(what)
	why := ""
	r.desk.to(to, func() bool {
		switch {
		case word == "x" && rest != "":
			r.position.Take(to)
		case word == "~" && rest != "":
			if !r.turnOver(to) {
				why = locale.T("editor.sr.noturn")
			}
		case moves == nil && r.position.Cells[from].Piece == game.NoPiece:
			why = locale.T("why.nopiece")
		case moves == nil:
			r.position.Move(from, to)
		case puts:
			r.position.Put(to, piece)
		default:
			why = locale.T("editor.sr.unread", text)
		}
		return why == ""
	})
	return why
}

// to acts on a square, and reports whether it could.
func (d *desk) to(sq game.Square, do func() bool) bool {
	if !do() {
		return false
	}
	d.touch(sq)
	d.changed()
	return true
}

// called is the piece of the box with a name: its sign, rc, or its name, possibly abbreviated.
func (r *reader) called(what string) (game.Piece, bool) {
	for _, piece := range r.grammar.Tray() {
		if strings.EqualFold(r.tray.id(piece), "piece."+what) {
			return piece, true
		}
	}
	for _, piece := range r.grammar.Tray() {
		if strings.HasPrefix(strings.ToLower(gametext.Owned(r.in, piece)), what) {
			return piece, true
		}
	}
	return game.NoPiece, false
}

// turnOver turns the piece on a square over if both its sides are in the box, and reports it.
func (d *desk) turnOver(sq game.Square) bool {
	p := d.position.Cells[sq].Piece
	i := slices.IndexFunc(d.grammar.Tray(), func(o game.Piece) bool {
		return p != game.NoPiece && o.Kind() == p.Kind() && o.Origin() == p.Origin() && o.Hidden() != p.Hidden()
	})
	if i >= 0 {
		d.position.Put(sq, d.grammar.Tray()[i])
	}
	return i >= 0
}
