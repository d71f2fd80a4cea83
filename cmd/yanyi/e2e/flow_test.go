//go:build e2e

package e2e

import (
	"strings"
	"testing"
	"time"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// program is the running game as a test drives it. Places are in device pixels.
type program interface {
	// open starts the program with the parameters of an address or a command line.
	open(t testing.TB, params map[string]string)
	// reload restarts the program on the same machine, without parameters.
	reload(t testing.TB)
	look(t testing.TB) play.Probe
	click(t testing.TB, x, y float64)
	drag(t testing.TB, fromX, fromY, toX, toY float64)
	escape(t testing.TB)
	undoKey(t testing.TB) // Ctrl+Z
}

// prepared is the position from which all flows start. Wu's horse on c10 can depose the emperor,
// the one on c7 can take Wei's alliance point. Wu's chariots can mate Shu and then, with the
// absorbed army, Wei.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

// player drives a program through a test.
type player struct {
	testing.TB
	program
}

// patience is the longest time the program may take for one step on an otherwise idle machine;
// software rendering is slow.
const patience = 90 * time.Second

// wait polls until a condition holds and nothing moves any more.
func (p *player) wait(what string, ok func(play.Probe) bool) play.Probe {
	p.Helper()
	begun := time.Now()
	for {
		now := p.look(p)
		if ok(now) && !now.Moving {
			return now
		}
		if browsertest.Late(begun, patience) {
			now.Squares, now.Controls = nil, nil
			p.Fatalf("waited in vain for %s: %s", what, now.JSON())
		}
		time.Sleep(30 * time.Millisecond)
	}
}

func (p *player) plies(n int) play.Probe {
	p.Helper()
	return p.wait("the turn", func(o play.Probe) bool { return o.Page == "play" && o.Plies == n && o.Ply == n })
}

// sees waits for the control with an id.
func (p *player) sees(what, id string) play.Probe {
	p.Helper()
	return p.wait(what, func(o play.Probe) bool { _, ok := o.Controls[id]; return ok })
}

// press presses the control with an id, once it is there.
func (p *player) press(id string) {
	p.Helper()
	now := p.sees("control "+id, id)
	r := now.Controls[id]
	p.click(p, r[0]+r[2]/2, r[1]+r[3]/2)
}

// tap clicks a square.
func (p *player) tap(square string) {
	p.Helper()
	at, ok := p.look(p).Squares[square]
	if !ok {
		p.Fatalf("no square %s", square)
	}
	p.click(p, at[0], at[1])
}

// clicks plays a turn by two clicks.
func (p *player) clicks(from, to string) {
	p.Helper()
	p.tap(from)
	p.wait("the selection", func(o play.Probe) bool { return o.Selected == from })
	p.tap(to)
}

// drags plays a turn by dragging.
func (p *player) drags(from, to string) {
	p.Helper()
	squares := p.look(p).Squares
	a, b := squares[from], squares[to]
	p.drag(p, a[0], a[1], b[0], b[1])
}

// confirms answers the question that is asked before a move is played, by a second tap on the
// target.
func (p *player) confirms(to string) {
	p.Helper()
	p.sees("the question", "confirm")
	p.tap(to)
}

func (p *player) wantPosition(o play.Probe, parts ...string) {
	p.Helper()
	for _, part := range parts {
		if !strings.Contains(o.Position, part) {
			p.Fatalf("the position %q does not hold %q", o.Position, part)
		}
	}
}

// playThrough plays a short game that contains every kind of interaction between the three
// kingdoms.
func playThrough(p *player) {
	p.open(p, map[string]string{"game": "yanyi", "seats": "human,human,human", "position": prepared, "lang": "zh-Hans"})
	start := p.plies(0)

	// The emperor is deposed; the button takes the move back.
	p.clicks("c10", "a9")
	p.confirms("a9")
	p.wantPosition(p.plies(1), "hR:u", " w uws ws spent ")
	p.press("takeback")
	if back := p.plies(0); back.Position != start.Position {
		p.Fatalf("after the take-back %q, was %q", back.Position, start.Position)
	}

	// An alliance is made by dragging.
	p.drags("c7", "a8")
	p.confirms("a8")
	p.wantPosition(p.plies(1), "hR:s", " w uws uw spent ")

	// A refusal gives its reason and changes nothing.
	p.clicks("i12", "i10")
	if o := p.wait("a reason", func(o play.Probe) bool { return o.Said != "" }); o.Plies != 1 {
		p.Fatalf("an illegal turn was played: %q", o.Position)
	}
	p.escape(p)
	// A piece dropped on an illegal square returns.
	p.drags("i12", "k12")
	if o := p.plies(1); !strings.Contains(o.Position, "8,wP,8") {
		p.Fatalf("an illegal drop was played: %q", o.Position)
	}
	p.drags("i12", "i11")
	kept := p.plies(2)

	// The game continues after the program is closed and opened again.
	p.reload(p)
	p.press("continue")
	if again := p.plies(2); again.Position != kept.Position || again.Actor != "s" {
		p.Fatalf("continued with %q, was %q", again.Position, kept.Position)
	}
	p.clicks("i6", "i7")
	p.plies(3)

	// Mate: Shu is eliminated, Wu absorbs its army and Han's, and the alliance ends.
	p.clicks("m5", "m1")
	p.wantPosition(p.plies(4), "sR:u", "sP:u", "hR:u", " w uw - spent ")
	p.undoKey(p)
	p.plies(3)
	p.drags("m5", "m1")
	p.plies(4)
	p.clicks("i11", "i10")
	p.plies(5)
	p.clicks("m1", "m17")
	if end := p.plies(6); !end.Over || end.Result != "u" {
		p.Fatalf("the game has not ended in Wu's victory: %+v", end.Result)
	}

	// The result page, and the review opened from it.
	p.press("review")
	p.press("first")
	p.wait("the start", func(o play.Probe) bool { return o.Ply == 0 && !o.Live })
	p.press("next")
	p.wait("the first turn", func(o play.Probe) bool { return o.Ply == 1 })
	p.press("last")
	p.wait("the end", func(o play.Probe) bool { return o.Ply == 6 && o.Live })
	p.press("back") // back to where the review was opened
	p.sees("the result", "review")
	p.press("back")
	p.wait("the home page", func(o play.Probe) bool { return o.Page == "" })
}
