package play

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/scenes/ui"
)

// pressed does what the control with an id is for and says where to go.
func (p *Page) pressed(id string, in *ui.Input) ui.Nav {
	if id == "" || id == boardID {
		return ui.Stay()
	}
	p.stale = true
	p.hideBubbles()
	switch id {
	case "back", "home":
		p.table.Close()
		return ui.Home()
	case "rules":
		return ui.Push(p.session.Routes.Rules(p.table.Match().Variant()))
	case "settings":
		return ui.Push(p.session.Routes.Settings())
	case "rematch":
		return p.rematch()
	}
	p.do(id, in)
	return ui.Stay()
}

// do is pressed for what stays on the page.
func (p *Page) do(id string, in *ui.Input) {
	t := p.table
	switch id {
	case trackID(0), trackID(1):
		p.tapTrack(in)
	case tabMoves, tabReport, tabAid:
		p.tab = id
		if p.plan.Frame == ui.Portrait && p.sheet.Raised() != p.raised {
			p.sheet.Toggle() // its handle reaches over the tabs; they leave it where it is
		}
	case "drawer":
		p.drawer.open = !p.drawer.open
	case listID:
		p.lookAt(p.moves.at(p.inList(in)))
	case reportID:
		p.lookAt(p.reportPly(in))
	case "takeback":
		p.takeBack()
	case "hint":
		p.landFirst()
		t.AskHint()
	case "resign":
		p.toggle(askResign)
	case "draw":
		if !p.info.Drawable {
			p.session.Say(locale.T("dialog.draw.anqi"))
			break
		}
		p.toggle(askDraw)
	case "rotate":
		t.Rotate()
	case "share":
		p.share()
	case "review":
		p.result, p.tab = false, tabMoves
	case "full":
		p.tools.Full(t.Match().Record())
	case "retry":
		t.Retry()
	default:
		if !p.answer(id) && !p.transport(id) && !p.slid(id) && !p.swept(id) {
			p.chosen(id)
		}
	}
}

// answer takes the answer to what must be decided.
func (p *Page) answer(id string) bool {
	t := p.table
	switch id {
	case "accept":
		t.AnswerDraw(true)
	case "decline":
		t.AnswerDraw(false)
	case "ask.no":
	case "resign.yes":
		t.Resign()
	case "takeback.yes":
		p.landFirst()
		t.TakeBack()
	case "draw.yes":
		t.OfferDraw()
	case "confirm":
		t.Confirm()
	case "unconfirm":
		t.Cancel()
	default:
		return false
	}
	p.ask = askNothing
	return true
}

// transport goes through the moves.
func (p *Page) transport(id string) bool {
	t := p.table
	switch id {
	case "first":
		p.lookAt(0)
	case "prev":
		p.lookAt(t.Ply() - 1)
	case "next":
		p.lookAt(t.Ply() + 1)
	case "last":
		p.lookAt(t.Match().Ply())
	case "auto":
		if p.auto > 0 {
			p.auto = 0
		} else {
			p.auto = 1
		}
	default:
		return false
	}
	if id != "auto" {
		p.auto = 0
	}
	return true
}

// lookAt shows the position after some turns.
func (p *Page) lookAt(ply int) {
	p.landFirst()
	p.table.GoTo(ply)
}

// autoTicks is how long each turn of a replay stands after it has been played.
const autoTicks = 40

// replay takes the next step of a replay that runs by itself.
func (p *Page) replay() {
	if p.auto == 0 || p.board.Animating() {
		return
	}
	if p.auto--; p.auto > 0 {
		return
	}
	if p.table.Live() {
		p.stale = true
		return
	}
	p.table.Step(1)
	p.auto = autoTicks
}

func (p *Page) takeBack() {
	switch {
	case !p.allow.TakeBack:
	case p.coversUp():
		p.toggle(askTakeBack)
		p.stale = true
	default:
		p.landFirst()
		p.table.TakeBack()
	}
}

func (p *Page) toggle(q question) {
	if p.ask == q {
		q = askNothing
	}
	p.ask = q
}

// inList is the pointer's place in the move list, and the list's width.
func (p *Page) inList(in *ui.Input) (x, y, width float64) {
	area := p.scroll.moves.Area()
	return in.X - area.X, in.Y - area.Y + p.scroll.moves.Y, area.W
}

// reportPly is the turn of the report's row under the pointer.
func (p *Page) reportPly(in *ui.Input) int {
	area := p.scroll.report.Area()
	if i := int((in.Y - area.Y + p.scroll.report.Y) / reportHeight); i >= 0 && i < len(p.report) {
		return p.report[i].ply
	}
	return p.table.Ply()
}

// listKeys goes through the moves while the list has the keyboard.
func (p *Page) listKeys(in *ui.Input) {
	ply, all, seats := p.table.Ply(), p.table.Match().Ply(), len(p.info.Seats)
	switch {
	case in.Key(ebiten.KeyLeft):
		ply--
	case in.Key(ebiten.KeyRight):
		ply++
	case in.Key(ebiten.KeyUp):
		ply -= seats
	case in.Key(ebiten.KeyDown):
		ply += seats
	case in.Key(ebiten.KeyHome):
		ply = 0
	case in.Key(ebiten.KeyEnd):
		ply = all
	default:
		return
	}
	p.auto = 0
	p.lookAt(min(max(ply, 0), all))
}

// copied says how a copy went once it is known.
func (p *Page) copied() {
	if p.copying == nil {
		return
	}
	select {
	case err := <-p.copying:
		p.copying = nil
		if err != nil {
			p.session.Say(locale.T("share.failed"))
		} else {
			p.session.Say(locale.T("share.copied"))
		}
	default:
	}
}
