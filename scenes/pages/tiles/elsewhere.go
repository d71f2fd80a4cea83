package tiles

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/online"
	"yanyi/scenes/phrase"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// elsewhere is what the page knows of a room whose other players lay their tiles
// elsewhere. There is nothing to hide from anybody here: nobody else's tiles are known.
type elsewhere struct {
	room    *online.Room
	company Company
	shown   due
	sent    []int // the tiles laid here, until they are heard of
}

// Company is the people elsewhere, as a table knows them.
type Company interface {
	// Hear takes in what has come, and reports whether anything has changed.
	Hear() bool
	// Question is what is asked here or waited for; without a head nothing is.
	Question() (head, line string, answers []Answer)
}

// Answer is an answer to a question.
type Answer struct {
	ID, Label string
	Icon      draw.Icon // in its place where there is little room
	Do        func()
}

// due is which stage the room has come to for whoever looks.
type due uint8

const (
	laysHere due = iota
	waits        // for others
	reveals
	left // the room is elsewhere
)

// InRoom returns the page for the game of the room that is taken part in.
func InRoom(s *session.Session, m *match.Match, c Company, deps Deps) *Page {
	r := s.Online.Room()
	own := sketched(s, r, m)
	p := &Page{common: common{session: s, match: own, by: own.Variant().(game.Deployer)}, deps: deps}
	p.deps.Keep = func() { s.Keep(keySketch, r.Code+"\n"+own.Save()) }
	p.elsewhere = &elsewhere{room: r, company: c}
	if r.Seated() {
		p.order = []game.Seat{r.You()}
	}
	p.elsewhere.shown = p.elsewhere.due()
	p.stage = p.next()
	return p
}

// keySketch is that of the store: a room's code and a match that holds what was laid here
// for it so far.
const keySketch = "laying"

// sketched is a match of the room's game for what is laid here alone, as it was left.
func sketched(s *session.Session, r *online.Room, m *match.Match) *match.Match {
	find := func(string) (game.Variant, bool) { return m.Variant(), true }
	if code, text, _ := strings.Cut(s.Kept(keySketch), "\n"); code == r.Code {
		if own, err := match.ParseLegal(find, text); err == nil && own.Deploying() {
			return own
		}
	}
	own, err := match.New(m.Variant(), match.Setup{Options: m.Setup().Options})
	if err != nil {
		panic("tiles: the room's game could not begin: " + err.Error()) // it has begun
	}
	return own
}

// due is where the room stands now.
func (e *elsewhere) due() due {
	state := e.room.State()
	switch p := state.Phase(); {
	case p == room.Playing || p == room.Over:
		return reveals
	case p != room.Laying:
		return left
	case !e.room.Seated() || state.Seats()[e.room.You()].Level > 0 || state.Laid(e.room.You()) || e.room.Saying(room.Lay):
		return waits
	}
	return laysHere
}

// stageElsewhere is what is shown at that.
func (p *Page) stageElsewhere() stage {
	switch p.elsewhere.shown {
	case laysHere:
		return newDesk(p, p.order[0])
	case reveals:
		p.match = p.elsewhere.room.State().Match()
		rv := newReveal(&p.common, p.deps.Open)
		rv.rest = 0
		return rv
	}
	return &wait{&p.common, p}
}

// layElsewhere says the tiles laid here.
func (p *Page) layElsewhere(h *hand) {
	p.elsewhere.sent = h.tiles
	p.session.Keep(keySketch, "")
	p.elsewhere.room.Say(room.Say{Do: room.Lay, Tiles: h.tiles})
}

// hear takes in what has happened in the room, and reports whether it is elsewhere now.
func (p *Page) hear() (gone bool) {
	e := p.elsewhere
	if !e.company.Hear() || e.room.Bond() == online.Joining {
		return false
	}
	if now := e.due(); now != e.shown && e.room.State().Phase() != room.Empty {
		if e.shown = now; now == left {
			return true
		}
		p.stage = p.next()
	}
	p.refresh()
	return false
}

// others is who has laid and who has not, in words.
func (e *elsewhere) others(in *game.Info) string {
	for s := range game.Seat(len(in.Seats)) {
		if s == e.room.You() && e.room.Seated() || e.room.State().Laid(s) {
			continue
		}
		return locale.T(phrase.Worded(in, "online.lay.wait"), locale.Arg{Name: "name", Value: e.name(in, s)})
	}
	return locale.T("online.lay.done")
}

func (e *elsewhere) name(in *game.Info, s game.Seat) string {
	return phrase.RoomSeat(in, e.room.State().Seats(), s, e.room.Own())
}

// narrow is the view in whose bar answers are icons.
const narrow = 380.0

// asked is the card of what is asked here or waited for, nothing if nothing is.
func (p *Page) asked() ui.Part {
	if p.elsewhere == nil {
		return ui.Part{}
	}
	head, line, answers := p.elsewhere.company.Question()
	if head == "" {
		return ui.Part{}
	}
	row := []ui.Part{ui.Column(0,
		p.line(theme.Name, head).Try(theme.Body, head).Try(theme.Caption, head).Lines(2),
		p.pale(theme.Caption, line).Lines(2).Drop(1)).Wide(0).Grow()}
	for _, a := range answers {
		button := ui.Secondary(a.ID, a.Label)
		if p.view.W < narrow {
			button = ui.BarButton(a.ID, a.Icon, a.Label)
		}
		row = append(row, ui.Press(button.Does(a.Do)))
	}
	return ui.Card(12, 4, ui.Row(8, row...))
}

// wait is what is shown while others lay their tiles: one's own, and who has laid.
type wait struct {
	*common
	page *Page
}

func (w *wait) update(f *ui.Form, in *ui.Input) ui.Nav {
	if in.Key(ui.KeyEscape) {
		return w.page.leave()
	}
	return f.Update(in)
}

func (w *wait) lay(f *ui.Form) {
	const widest, lowest = 640.0, 480.0
	v := w.view
	x := max(v.Margin(), (v.W-widest)/2)
	in := w.match.Info()
	title := w.text("deploy.title", locale.Arg{Name: "game", Value: locale.T("game." + in.ID + ".name")})
	var rows []ui.Part
	for s := range game.Seat(len(in.Seats)) {
		rows = append(rows, w.player(s))
	}
	list := ui.Column(0, rows...)
	if v.H < lowest {
		list = ui.Columns(32, rows...)
	}
	f.Place(ui.Column(12,
		ui.Pad(x, 0, ui.Head(v, title, w.page.elsewhere.others(in), w.page.leave)),
		ui.Pad(x, 0, w.page.asked()),
		ui.Pad(x, 0, ui.Card(16, 4, list)),
		ui.Inset(x, 4, x, v.Margin(), w.own().Grow()).Grow(),
	), v.Bounds())
}

// player is a line that tells whether a player has laid.
func (w *wait) player(s game.Seat) ui.Part {
	e := w.page.elsewhere
	stand := w.text("online.lay.still")
	if e.room.State().Laid(s) || e.room.Seated() && s == e.room.You() && e.room.Saying(room.Lay) {
		stand = locale.T("deploy.laid")
	}
	king := ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		c.Piece(w.look(c), w.match.Info(), game.NewPiece(game.King, s), s, r)
	})
	return ui.Row(12, king.Sized(36, 36), w.line(theme.Name, e.name(w.match.Info(), s)).Wide(0).Grow(), w.pale(theme.Body, stand)).High(52)
}

// own is the palace as it was laid here, nothing for who looks on.
func (w *wait) own() ui.Part {
	e := w.page.elsewhere
	you := e.room.You()
	if !e.room.Seated() || int(you) >= len(w.match.Info().Seats) {
		return ui.Space(0)
	}
	tiles := e.room.State().View(you).Seats[you].Tiles
	if tiles == nil {
		tiles = e.sent
	}
	if len(tiles) != slots {
		return ui.Space(0)
	}
	h := newHand(w.by, w.match.Setup().Options, you)
	palace := w.palace(you, func(slot int) ui.Part {
		k := h.kind(tiles[slot])
		return ui.Paint(func(c *draw.Canvas, r draw.Rect) {
			if k == nil {
				drawHollow(c, r, 1, 0.4, c.Theme.BoardLine)
				return
			}
			newFace(k).draw(c, r, slotName(r), "plain")
		})
	})
	return ui.Arrange(func(f *ui.Form, r draw.Rect) {
		high := min(r.H, palaceMost)
		f.Place(palace, r.Center(min(r.W, high*1.3), high))
	})
}
