package share

import (
	"cmp"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// The modes of frames, as addresses name them.
const (
	modeReplay = "replay"
	modePlay   = ""
	modeStudy  = "study"
)

// frame is the page's part with the game, and its address (scenes/embed/README.md, The address).
type frame struct {
	kit     bool // the kit's element (wasm/example/README.md), not a frame
	mode    string
	here    bool // a record begins at the present moment
	pieces  string
	bg      string
	size    string // width x height
	sight   bool   // the element opens when it is scrolled into sight
	preview preview
}

// stand is the content of a frame.
type stand struct {
	record bool // the whole record, not a position
	puzzle bool
	moded  bool // the mode may be chosen
	ply    int  // of a record, the moment shown first
	game   *match.Match
}

// frameStand is that for the present choice.
func (p *Page) frameStand() stand {
	s := stand{game: p.reel.game, ply: p.what.Ply, moded: true}
	switch {
	case p.what.Puzzle != "" && p.whole:
		s.puzzle, s.moded = true, false
	case !p.whole:
	case p.studied(): // which a record says itself
		s.record, s.moded, s.game, s.ply = true, false, p.reel.all, p.reel.all.Ply()
	default:
		s.record = true
		if p.frame.mode != modeReplay {
			s.ply = p.reel.plies()
		} else if !p.frame.here {
			s.ply = 0
		}
	}
	return s
}

// framePosition is what is shown first.
func (p *Page) framePosition(s stand) string {
	if s.record {
		return s.game.PositionAt(s.ply)
	}
	return p.what.At
}

// pair is a parameter of an address, or an attribute.
type pair struct{ name, value string }

// frameParams are the given parameters, without what an address or attribute would escape.
func (p *Page) frameParams(s stand) (list []pair) {
	f, in := &p.frame, p.what.Variant.Info()
	add := func(given bool, name, value string) {
		if given && value != "" {
			list = append(list, pair{name, value})
		}
	}
	add(s.puzzle || f.kit, "game", in.ID)
	add(s.puzzle, "puzzle", p.what.Puzzle)
	add(s.moded, "mode", f.mode)
	add(s.record && s.moded && f.mode == modeReplay && s.ply > 0, "ply", strconv.Itoa(s.ply))
	if !s.puzzle && int(p.what.Bottom) < len(in.Seats) {
		add(true, "view", string(rune(in.Seats[p.what.Bottom].Letter)))
	}
	add(!s.record && s.moded && f.mode == modePlay, "seats", p.seats())
	add(true, "pieces", f.pieces)
	add(true, "bg", f.bg)
	return list
}

// seats are the players of a position that is played: a person whose turn it is, and computers.
func (p *Page) seats() string {
	in, person := p.what.Variant.Info(), p.reel.game.ViewAt(p.what.Ply, game.NoSeat).Actor
	if !person.Player() {
		person = p.what.Bottom
	}
	who := make([]string, len(in.Seats))
	for i := range who {
		who[i] = pick(game.Seat(i) == person, "human", "ai:3")
	}
	return strings.Join(who, ",")
}

// snippet is the text to paste into a page.
func (p *Page) snippet() string {
	site, s := cmp.Or(p.site(), "https://YOUR.HOST/yanyi/"), p.frameStand()
	title := locale.T("game." + p.what.Variant.Info().ID + ".name")
	if p.frame.kit {
		return p.element(site, title, s)
	}
	address := site + "embed/"
	for i, a := range p.frameParams(s) {
		address += pick(i == 0, "?", "&amp;") + a.name + "=" + a.value
	}
	if !s.puzzle {
		address += p.reel.link(p.whole)
	}
	width, height, _ := strings.Cut(p.frame.size, "x")
	return `<iframe src="` + address + `" title="` + title + `" width="` + width + `" height="` + height +
		`" loading="lazy" style="border:0" allow="clipboard-write; web-share" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>`
}

// element is the kit's line and its element, with the position drawn: the kit replays no turns.
func (p *Page) element(site, title string, s stand) string {
	list := p.frameParams(s)
	if s.record || !s.puzzle && p.what.OptionsText() != "" {
		packed := strings.TrimPrefix(p.reel.link(p.whole), "#r=")
		list = append(list, pair{"record", packed})
	}
	if at := p.framePosition(s); at != p.what.Variant.Info().Start {
		list = append(list, pair{"position", at})
	}
	if p.frame.sight {
		list = append(list, pair{"load", "visible"})
	}
	out := `<script async src="` + site + `yanyi.js"></script>` + "\n<yanyi-board"
	for _, a := range append(list, pair{"title", title}, pair{"style", "display:block;max-width:640px;aspect-ratio:" + ratio(p.what.Variant.Info(), p.what.Bottom)}) {
		out += " " + a.name + `="` + a.value + `"`
	}
	return out + "></yanyi-board>"
}

// ratio is the width over the height of a kit element for a game seen from a seat: its board
// over a bar, amid the sizes that it has. It keeps the element's place until the kit has come.
func ratio(in *game.Info, bottom game.Seat) string {
	const wide, bar = 480, 40
	files, ranks := in.Board.Files, in.Board.Ranks
	if int(bottom) < len(in.Seats) && in.Seats[bottom].Quarter%2 == 1 {
		files, ranks = ranks, files
	}
	w, h := wide, (wide*ranks+files/2)/files+bar
	a, b := w, h
	for b > 0 {
		a, b = b, a%b
	}
	return strconv.Itoa(w/a) + "/" + strconv.Itoa(h/a)
}

// called is the snippet's name where it is copied.
func (f *frame) called() string { return pick(f.kit, "<yanyi-board>", "<iframe>") }

// choice is a switch of the frame.
func (p *Page) choice(id string, to *string, values []string, keys ...string) ui.Part {
	labels := make([]string, len(keys))
	for i, key := range keys {
		labels[i] = locale.T(key)
	}
	return ui.Segmented(id, values, labels, *to, func(value string) {
		*to = value
		p.again()
	})
}

// either is a switch between no and yes.
func (p *Page) either(id string, to *bool, no, yes string) ui.Part {
	return ui.Segmented(id, []string{"no", "yes"}, []string{no, yes}, pick(*to, "yes", "no"), func(value string) {
		*to = value == "yes"
		p.again()
	})
}

// frameDoings is what is chosen of the frame, and done with it.
func (p *Page) frameDoings() []ui.Part {
	f, s := &p.frame, p.frameStand()
	sizes := []string{"360x400", "480x520", "700x700"}
	labels := make([]string, len(sizes))
	for i, size := range sizes {
		labels[i] = strings.Replace(size, "x", " × ", 1)
	}
	size := ui.Segmented("framesize", sizes, labels, f.size, func(value string) {
		f.size = value
		p.again()
	})
	if f.kit {
		size = p.either("sight", &f.sight, locale.T("share.embed.click"), locale.T("share.embed.sight"))
	}
	return []ui.Part{
		p.subject(),
		p.either("kit", &f.kit, "<iframe>", "<yanyi-board>"),
		ui.If(s.moded, p.choice("mode", &f.mode, []string{modeReplay, modePlay, modeStudy}, "share.embed.replay", "share.embed.play", "share.embed.study")),
		ui.If(s.record && s.moded && f.mode == modeReplay && p.what.Ply > 0, p.either("here", &f.here, locale.T("share.embed.start"), locale.T("share.embed.here"))),
		p.choice("pieces", &f.pieces, []string{"", "hanzi", "letters", "figures"}, "share.embed.auto", "settings.faces.hanzi", "settings.faces.letters", "settings.faces.figures"),
		p.choice("bg", &f.bg, []string{"", "light", "dark"}, "settings.theme.system", "settings.theme.light", "settings.theme.dark"),
		size,
		p.note(pick(f.kit, "share.embed.kit", "share.embed.line")),
		p.main("copy", "share.embed.copy", p.deps.Copy != nil, func() { p.copy(f.called(), p.snippet()) }),
	}
}

// frameShown is the frame as it will be seen, and below it, where there is room, its text.
func (p *Page) frameShown() ui.Part {
	p.foresee()
	shown := ui.Paint(p.frame.draw)
	if p.view.W < twoFrom {
		return shown
	}
	return ui.Column(14, shown.Grow().Least(160), p.frameText())
}

// frameText is the snippet, as high as it needs, but for the longest.
func (p *Page) frameText() ui.Part {
	text := p.snippet()
	return p.paper(text).HighBy(func(v ui.View, w float64) float64 {
		return min(mostText, float64(len(lines(text, w-2*paperX, v.Scale)))*theme.Body.Line+2*paperY)
	})
}
