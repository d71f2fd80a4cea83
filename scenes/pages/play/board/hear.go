package board

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// question is the question that waits for an answer beside the board.
func (r *reader) question() accessibility.Question {
	if r.world.Asked == nil {
		return accessibility.Question{}
	}
	return r.world.Asked()
}

// Prompt is what may be typed.
func (r *reader) Prompt() string { return tabletext.Prompt(r.question()) }

// Hear takes an answer to the pending question, a question, or a move in any common notation.
// Each refusal is answered with its reason, or with what the game waits for.
func (r *reader) Hear(line string) accessibility.Reply {
	line = strings.TrimSpace(line)
	asked := r.question()
	if control, ok := asked.Choice(line); ok {
		return accessibility.Reply{Press: control}
	}
	word, rest, _ := strings.Cut(line, " ")
	if answer, known := r.answer(strings.ToLower(word), strings.TrimSpace(rest)); known {
		return accessibility.Reply{Said: answer}
	}
	if sq, err := r.info.Board.Square(strings.ToLower(line)); err == nil {
		return accessibility.Reply{Said: r.Name(sq)}
	}
	return accessibility.Reply{Said: r.played(line)}
}

// answer answers a question, and reports whether it was one.
func (r *reader) answer(word, rest string) (answer string, known bool) {
	if r.world.Ask != nil && rest == "" {
		if answer, known := r.world.Ask(word); known {
			return answer, true
		}
	}
	switch word {
	case "p", "s":
		return r.looked(word, rest), true
	case "v":
		return r.peek(), true
	case "l":
		return cmp.Or(r.lastTurn()+record.Written(r.now), locale.T("sr.nomove")), true
	case "o":
		return record.Others(r.now), true
	case "c":
		return r.clocks(), true
	case "h":
		return r.hint(), true
	case "e":
		return locale.T("sr.study"), true
	case "?", "？":
		return r.help(), true
	}
	return "", false
}

// looked says where pieces stand. To who plays blindfold it is a peek.
func (r *reader) looked(word, rest string) string {
	if now := r.now; now.Blind {
		r.do(host.Request{Do: host.Peek})
		seen := *now
		seen.Shown, seen.Blind = now.View, false
		r.now = &seen
		defer func() { r.now = now }()
	}
	if word == "s" {
		return r.line(rest)
	}
	return r.pieces(rest)
}

// peek shows the pieces to who plays blindfold, or hides them again, and says so.
func (r *reader) peek() string {
	switch hidden := r.now.Blind; {
	case !r.do(host.Request{Do: host.Peek}):
		return locale.T("play.peek.off")
	case hidden:
		return locale.T("play.peek.shown")
	}
	return locale.T("play.peek.hidden")
}

// help says what may be typed, with a move as an example.
func (r *reader) help() string {
	move, text := "h2e2", "C2.5"
	if open := r.now.Hand.Open(); len(open) > 0 && r.now.Hand.Active() {
		t := open[0]
		move, text = r.info.Board.Name(t.From())+r.info.Board.Name(t.To()), gametext.Of(r.info, tabletext.Proposal(r.now, t))
	}
	return locale.T("sr.help", tabletext.Arg("move", move), tabletext.Arg("text", text)) + tabletext.Joint() + locale.T("sr.help.more")
}

// hint asks for a hint, and says the result.
func (r *reader) hint() string {
	rests := r.rests()
	switch {
	case r.now.Busy.Hinting:
		return locale.T("sr.hint")
	case rests != "":
		return rests
	case !r.now.May.Hint || !r.do(host.Request{Do: host.Hint}):
		return locale.T("play.hint.off")
	}
	return locale.T("sr.hint")
}

// rests says why no move can be made now, "" while one can.
func (r *reader) rests() string {
	if asked := r.question(); asked.Holds {
		return tabletext.Asked(asked)
	}
	return gametext.Of(r.info, r.now.Rests)
}

// played makes the move that a text writes, or says why it cannot be made.
func (r *reader) played(line string) string {
	r.Land()
	if r.now.Hand.Ahead() {
		return r.chosen(line)
	}
	if rests := r.rests(); rests != "" {
		return rests
	}
	found := r.meant(line)
	switch why := r.whyNot(line, found); {
	case why.Key == "why.spelling", why.Key == "" && len(found) == 0:
		return r.unread(line)
	case why.Key != "":
		return tabletext.Said(r.now, why)
	case len(found) > 1 && r.now.Hand.Selected() == found[0].From() && r.now.Hand.Aimed() == found[0].To():
		return tabletext.Asked(r.question()) // the rest is asked already
	case len(found) > 1: // the rest is asked
		r.do(host.Request{Do: host.Aim, Square: found[0].From(), To: found[0].To()})
	case r.now.Preview.Stake(found[0]).Grave():
		r.do(host.Request{Do: host.Propose, Turn: found[0]})
	default:
		r.do(host.Request{Do: host.Write, Text: r.info.FormatTurn(found[0])}) // the refusing part says why
	}
	return ""
}

// chosen chooses the move that a text writes before it is due. As after a click, a piece of
// one's own tells why it cannot go there, all else who is waited for.
func (r *reader) chosen(line string) string {
	for _, t := range r.now.Ahead.Turns() {
		at := *r.now
		at.Preview = r.now.Ahead.At(t)
		if slices.ContainsFunc(tabletext.Spellings(&at, t), func(s string) bool { return plain(s) == plain(line) }) {
			r.do(host.Request{Do: host.Propose, Turn: t})
			return ""
		}
	}
	if from, to, ok := r.ends(line); ok && r.now.Hand.Movable(from) {
		if why := r.now.Ahead.Why(from, to); why.Key != "" {
			return tabletext.Said(r.now, why)
		}
	}
	return r.rests()
}

// meant are the legal moves that a text writes.
func (r *reader) meant(line string) (found []game.Turn) {
	for _, t := range r.now.Hand.Open() {
		if slices.ContainsFunc(tabletext.Spellings(r.now, t), func(s string) bool { return plain(s) == plain(line) }) {
			found = append(found, t)
		}
	}
	if len(found) > 0 {
		return found
	}
	if turn, err := r.now.Preview.Typed(line); err == nil {
		return []game.Turn{turn}
	}
	return nil
}

// whyNot says why a text names neither a possible move nor one that needs another choice.
func (r *reader) whyNot(line string, found []game.Turn) game.Phrase {
	for _, t := range found {
		if t.From() != found[0].From() || t.To() != found[0].To() {
			return game.Say("why.spelling.many")
		}
	}
	if len(found) > 0 {
		return game.Phrase{}
	}
	preview := r.now.Preview
	if from, to, ok := r.ends(line); ok {
		return preview.Why(from, to)
	}
	return preview.WhyNot(line)
}

// ends are the two squares that a text names, whatever else it contains.
func (r *reader) ends(line string) (from, to game.Square, ok bool) {
	var named []game.Square
	word := func(c rune) bool { return c > unicode.MaxASCII || !unicode.IsLetter(c) && !unicode.IsDigit(c) }
	for _, w := range strings.FieldsFunc(plain(line), word) {
		for i := 0; i < len(w); {
			n := len(w)
			for n > i {
				if sq, err := r.info.Board.Square(w[i:n]); err == nil {
					named = append(named, sq)
					break
				}
				n--
			}
			i = max(i+1, n)
		}
	}
	if len(named) != 2 {
		return game.NoSquare, game.NoSquare, false
	}
	return named[0], named[1], true
}

// unread says that a text is no move, and how one is written.
func (r *reader) unread(line string) string {
	open := r.now.Hand.Open()
	if len(open) == 0 {
		return locale.T("sr.unread", tabletext.Arg("text", line))
	}
	t := open[0]
	return locale.T("sr.unread.move", tabletext.Arg("text", line), tabletext.Arg("move", r.info.Board.Name(t.From())+r.info.Board.Name(t.To())))
}

// plain is a notation without the signs that nobody types.
func plain(s string) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "–", "-", "−", "-", "×", "x").Replace(s))
}

// pieces says where the pieces of a kind, or all pieces of a side, stand; the viewer's side
// first.
func (r *reader) pieces(of string) string {
	var sides []string
	for _, side := range r.sides() {
		var list []string
		for i := range r.info.Board.Points {
			sq := game.Square(i)
			if r.thing(sq) != "" && r.side(sq) == side && r.wanted(sq, plain(of)) {
				list = append(list, locale.T("sr.at", tabletext.Arg("piece", r.called(sq)), tabletext.Arg("square", r.info.Board.Label(sq))))
			}
		}
		if len(list) > 0 {
			sides = append(sides, locale.T("sr.news", tabletext.Side(r.info, "side", side), tabletext.Arg("text", strings.Join(list, locale.T("sr.comma")))))
		}
	}
	if len(sides) == 0 {
		return locale.T("sr.nosuch", tabletext.Arg("text", of))
	}
	return listed(sides)
}

// called names a piece of a side, with its commander where that is another player.
func (r *reader) called(sq game.Square) string {
	if c := r.now.Shown.Cells[sq]; c.Commander.Player() && c.Commander != c.Piece.Origin() {
		return r.thing(sq)
	}
	return tabletext.Piece(r.now, sq)
}

// wanted reports whether the piece on a square is of the kind or side asked for.
func (r *reader) wanted(sq game.Square, of string) bool {
	name := plain(gametext.SideName(r.info, r.side(sq)) + tabletext.Piece(r.now, sq))
	return strings.Contains(plain(r.thing(sq)), of) || strings.Contains(name, of)
}

// sides lists the sides with pieces, from the viewer's on in turn order.
func (r *reader) sides() (list []game.Seat) {
	own, n := r.now.Viewer, len(r.info.Seats)
	if !own.Player() {
		own = 0
	}
	for i := range n {
		list = append(list, (own+game.Seat(i))%game.Seat(n))
	}
	for i := n; i < len(r.info.Armies); i++ {
		list = append(list, game.Seat(i))
	}
	return append(list, game.NoSeat)
}

// side is whose the piece on a square is; NoSeat if nobody's or unknown.
func (r *reader) side(sq game.Square) game.Seat {
	p := r.now.Shown.Cells[sq].Piece
	if p == game.NoPiece || int(p.Origin()) >= len(r.info.Armies) {
		return game.NoSeat
	}
	return p.Origin()
}

// line says what stands on a file or a rank.
func (r *reader) line(of string) string {
	of = strings.ToLower(of)
	var list []string
	known := false
	for i := range r.info.Board.Points {
		sq := game.Square(i)
		if name := r.info.Board.Name(sq); name[:1] == of || name[1:] == of || r.path(sq) == strings.TrimSuffix(of, "路") {
			if known = true; r.thing(sq) != "" {
				list = append(list, r.spot(sq))
			}
		}
	}
	first := r.info.Board.Name(0)
	switch {
	case !known:
		return locale.T("sr.noline", tabletext.Arg("a", first[:1]), tabletext.Arg("b", first[1:]))
	case len(list) == 0:
		return locale.T("sr.nothing", tabletext.Arg("text", of))
	}
	return listed(list)
}

// path is the line 路 of a point as numbered for the viewer; "" on boards without lines.
func (r *reader) path(sq game.Square) string {
	if !r.info.Board.Lines {
		return ""
	}
	return locale.ZhHans.T("num." + strconv.Itoa(r.info.Board.Line(sq, r.now.Quarter())))
}

func (r *reader) spot(sq game.Square) string {
	return gametext.Stands(r.info, r.thing(sq), sq)
}

// listed joins the items of an answer.
func listed(list []string) string { return strings.Join(list, locale.T("sr.stop")) }

// clocks says how much time each player has left.
func (r *reader) clocks() string {
	if !r.now.Line.Setup().Clock.On() {
		return locale.T("sr.noclock")
	}
	var list []string
	for s := range r.info.Seats {
		of := r.now.Line.Setup().Clock
		left, periods, _ := of.Split(r.now.Left(game.Seat(s)))
		text := fmt.Sprintf("%d:%02d", int(left.Minutes()), int(left.Seconds())%60)
		if of.Periods > 0 {
			text = tabletext.Periods(of, tabletext.Seconds(left), periods)
		}
		list = append(list, locale.T("sr.news", tabletext.Side(r.info, "side", game.Seat(s)), tabletext.Arg("text", text)))
	}
	return listed(list)
}
