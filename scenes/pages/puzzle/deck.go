package puzzle

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/training"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// deck is the mistakes of one's own that a day asks for.
type deck struct {
	left     []string // keys of the cards to come
	key      string   // of the one at hand
	again    []string // asked for once more, without being counted anew
	of, done int
	known    int // at once
	comes    int // in how many days the one at hand comes again; 0 before it was answered
	over     bool
}

// shownDeck is the part of a deck that a picture shows.
type shownDeck struct {
	on, over    bool
	done, comes int
}

func (d *deck) shown() shownDeck {
	if d == nil {
		return shownDeck{}
	}
	return shownDeck{true, d.over, d.done, d.comes}
}

// beginDeck begins with the first card of today.
func (p *Page) beginDeck() {
	due := p.tools.Cards.Due()
	p.day, p.rush, p.deck = "", nil, &deck{left: due, of: len(due)}
	p.nextCard()
}

// nextCard puts the next card on the board.
func (p *Page) nextCard() {
	d := p.deck
	for p.leaveDesk(); len(d.left) > 0; {
		d.key, d.left, d.comes = d.left[0], d.left[1:], 0
		if c, ok := p.tools.Cards.Box().Card(d.key); ok && p.beginCard(c) {
			return
		}
		d.of--
	}
	d.over = true
}

// beginCard puts a card on the board. One that does not fit the present rules is removed.
func (p *Page) beginCard(c training.Card) bool {
	i := slices.IndexFunc(p.tools.Games, func(v game.Variant) bool { return v.Info().ID == c.Variant })
	if i < 0 {
		return false
	}
	s, err := newTrainer(p.tools.Games[i], c, p.tools.Engine)
	if err != nil {
		p.tools.Cards.Remove(c.Key())
		return false
	}
	p.sit(s)
	return true
}

// grade is how well the better turn was known.
func (s *solver) grade() training.Grade {
	switch state := s.run.State(); {
	case state == exercise.Shown:
		return training.Unknown
	case len(s.tries) > 0 || state != exercise.Found:
		return training.Wrong
	case s.run.Hinted() > 0:
		return training.Helped
	}
	return training.Known
}

// countCard counts a card once it is answered.
func (p *Page) countCard(d *desk) {
	if !d.counted && d.solver.ended() {
		p.gradeCard(d)
	}
}

// leaveCard counts a card that is left after a wrong try or a hint.
func (p *Page) leaveCard() {
	if d := p.desk; p.deck != nil && !d.counted && (len(d.solver.tries) > 0 || d.solver.run.Hinted() > 0) {
		p.gradeCard(d)
	}
}

// gradeCard counts the card at hand, only once a day. It comes again today until it is known.
func (p *Page) gradeCard(d *desk) {
	deck, shelf, g := p.deck, p.tools.Cards, d.solver.grade()
	d.counted = true
	if !slices.Contains(deck.again, deck.key) {
		shelf.Answer(deck.key, g)
		if deck.done++; g == training.Known {
			deck.known++
		}
	}
	if g.Again() {
		deck.again, deck.left = append(deck.again, deck.key), append(deck.left, deck.key)
	}
	if c, ok := shelf.Box().Card(deck.key); ok {
		deck.comes = c.Due - shelf.Today()
	}
}

// deckOver is the result of a day's cards.
func (p *Page) deckOver() string {
	if p.deck.of == 0 {
		return locale.T("cards.over.none")
	}
	return locale.T("cards.over", locale.Num("n", p.deck.of), locale.Num("m", p.deck.known))
}

// deckCard is how far one has come with today's cards, and when the one at hand comes again.
func (p *Page) deckCard() ui.Part {
	d, ink := p.deck, p.view.Theme
	comes := ""
	if d.comes > 0 {
		comes = locale.Count("cards.comes", d.comes)
	}
	count := locale.T("cards.of", locale.Num("n", min(d.of, d.done+1)), locale.Num("of", d.of))
	if p.desk.counted {
		count = locale.T("cards.of", locale.Num("n", d.done), locale.Num("of", d.of))
	}
	bar := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: r.H / 2, Fill: c.Theme.Sunk})
		if d.done > 0 {
			c.Shape(canvas.Box(r.X, r.Y, max(r.H, r.W*float64(d.done)/float64(max(1, d.of))), r.H), canvas.Shape{Radius: r.H / 2, Fill: c.Theme.Hint})
		}
	}).High(8)
	return ui.Card(16, 10, ui.Column(8, ui.Row(10, ui.Text(theme.Name, count, ink.Ink).Try(theme.Body, count), ui.Space(0), ui.Text(theme.Caption, comes, ink.GoldText)), bar))
}

// answered says what is better, and why.
func (p *Page) answered() string {
	s := p.desk.solver
	c := s.card
	text := tabletext.Arg("text", p.turn(c.better))
	why := ""
	if c.why.Key != "" {
		why = gametext.Of(s.Line().Info(), c.why)
	}
	better := locale.T("study.better", text)
	if why != "" {
		better = locale.T("study.better.why", text, tabletext.Arg("why", why))
	}
	switch {
	case s.run.State() == exercise.Shown:
		return better
	case s.run.Tried() != s.run.Best():
		return locale.T("study.mistakes.found", tabletext.Arg("text", p.turn(s.last()))) + tabletext.Joint() + better
	case why != "":
		return locale.T("study.mistakes.found.why", text, tabletext.Arg("why", why))
	}
	return locale.T("study.mistakes.found", text)
}

// purpose is what the better turn of a card achieves.
func (p *Page) purpose() string {
	s := p.desk.solver
	if s.card.why.Key == "" {
		return locale.T("hint.best")
	}
	return locale.T("cards.purpose", tabletext.Arg("why", gametext.Of(s.Line().Info(), s.card.why)))
}
