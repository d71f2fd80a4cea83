package studypanel

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/tree"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// Spoken describes the turn that led to the moment shown: its cost and a better turn if the
// game was judged, and its comment.
func (b *Panel) Spoken() (said string) {
	n := b.s.At
	said = tabletext.Spoken(record.Glyphs(n))
	if t := b.judged(n); t != nil {
		said += b.cost(t)
	}
	if n.After != "" {
		said += tabletext.Spoken(locale.T("sr.comment", tabletext.Arg("text", n.After)))
	}
	return said
}

// judged is a report's finding on a turn that cost its player much, nil for other turns.
func (b *Panel) judged(n *tree.Node) *host.Mistake {
	for i := range b.s.Report.Costly {
		if t := &b.s.Report.Costly[i]; t.Node == n {
			return t
		}
	}
	return nil
}

// cost is the cost of a move, and the better one.
func (b *Panel) cost(t *host.Mistake) string {
	said := tabletext.Spoken(b.loss(t))
	if t.Better != nil {
		said += tabletext.Spoken(locale.T("sr.better", tabletext.Arg("text", record.Plainly(b.m, t.Better))))
	}
	return said
}

// Pressed is the costly move selected in the report, with its cost, while the board shows the
// moment before it; "" once another moment is shown.
func (b *Panel) Pressed() string {
	if b == nil {
		return ""
	}
	if b.report.pressed == nil || b.s.At != b.report.pressed.Parent() {
		b.report.pressed = nil
		return ""
	}
	t := b.judged(b.report.pressed)
	if t == nil {
		return ""
	}
	text := gametext.SideName(b.m.Info, t.Node.Seat) + " " + record.Plainly(b.m, t.Node)
	return tabletext.Spoken(locale.T("sr.before", locale.Num("n", t.Node.Round), tabletext.Arg("text", text))) + b.cost(t)
}

// Judged says that the game is being analysed and, after that, how accurate everybody was and
// which move cost most; "" before.
func (b *Panel) Judged() string {
	if b == nil {
		return ""
	}
	switch b.report.heard.follow(b.s.Report.Running); {
	case b.report.heard.running:
		return locale.T("sr.judging")
	case !b.report.heard.done:
		return ""
	case b.report.heard.text == "":
		b.report.heard.text = b.verdict()
	}
	return b.report.heard.text
}

// heard is the progress of an analysis as announced.
type heard struct {
	running, done bool
	text          string // once it is done
}

func (h *heard) follow(running bool) {
	if running != h.running {
		h.running, h.done, h.text = running, !running, ""
	}
}

// verdict is how accurate everybody was, and the move that cost most.
func (b *Panel) verdict() string {
	r := &b.s.Report
	if r.Failed {
		return locale.T("error.worker")
	}
	if len(r.Turns) == 0 {
		return ""
	}
	var list []string
	for i := range b.m.Info.Seats {
		list = append(list, locale.T("sr.accurate", tabletext.Side(b.m.Info, "side", game.Seat(i)), tabletext.Arg("n", whole(r.Seats[i].Accuracy))))
	}
	said := locale.T("sr.judged", tabletext.Arg("text", strings.Join(list, locale.T("sr.comma")))) + tabletext.Joint()
	var t *host.Mistake
	for i := range r.Costly {
		if t == nil || r.Costly[i].Loss > t.Loss {
			t = &r.Costly[i]
		}
	}
	if t == nil || t.Loss <= 0 {
		return said + tabletext.Spoken(locale.T("study.report.even"))
	}
	text := locale.T("play.round", locale.Num("n", t.Node.Round)) + locale.T("sr.comma") + gametext.SideName(b.m.Info, t.Node.Seat) + " " + record.Plainly(b.m, t.Node)
	return said + tabletext.Spoken(locale.T("sr.costliest", tabletext.Arg("text", text))) + b.cost(t)
}

// Hear answers a typed command about a study, and reports whether it was one: n and b go a turn
// forward and back, e reads the balance and the engine's best move.
func (b *Panel) Hear(word string) (answer string, known bool) {
	by := 1
	switch word {
	case "b":
		by = -1
		fallthrough
	case "n":
		to := b.s.At.Main()
		if by < 0 {
			to = b.s.At.Parent()
		}
		if !b.look(to) {
			return ended(by), true
		}
		return "", true
	case "h":
		return b.helped()
	case "e", "ee":
		return b.standing(word == "ee"), true
	}
	return "", false
}

// ended says that there are no more moves in a direction.
func ended(by int) string {
	if by < 0 {
		return locale.T("sr.first")
	}
	return locale.T("sr.last")
}

// standing is everybody's share at the moment shown, and the best move; with whole the engine's
// best line.
func (b *Panel) standing(all bool) string {
	s := b.balance()
	if !s.shares.known {
		return locale.T("study.unjudged")
	}
	var parts []string
	for i, p := range s.shares.whole(len(b.m.Info.Seats)) {
		parts = append(parts, gametext.SideName(b.m.Info, game.Seat(i))+" "+strconv.Itoa(p))
	}
	said := tabletext.Spoken(s.of() + " " + strings.Join(parts, locale.T("sr.comma")))
	said += tabletext.Spoken(s.mate())
	if lines := b.s.Analysis.Lines; len(lines) > 0 {
		said += b.best(&lines[0], all)
	}
	return said
}

// best is the first move of a line in words, or all of it, and among three for whom each is good.
func (b *Panel) best(line *host.EngineLine, all bool) string {
	some := line.Moves
	if !all {
		some = some[:min(len(some), 1)]
	}
	var moves []string
	for i, move := range some {
		said := record.Plainly(b.m, move)
		if all && i < len(line.Gains) && line.Gains[i] != 0 {
			said += locale.T("sr.comma") + locale.T("study.good", tabletext.Arg("side", sides(b.m.Info, line.Gains[i])))
		}
		moves = append(moves, said)
	}
	if len(moves) == 0 {
		return ""
	}
	return tabletext.Spoken(locale.T("sr.best", tabletext.Arg("text", strings.Join(moves, locale.T("sr.stop")))))
}
