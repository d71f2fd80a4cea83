package theme

import "sync"

// Ground is the material of boards.
type Ground uint8

// The grounds.
const (
	Wood   Ground = iota // its family's material: silk, or wood
	Sheets               // lines of ink on paper
	Plain                // flat colours: no texture, nothing painted beside the board
)

// onGrounds are the themes on other grounds, made when wanted: their addresses stay the same.
var onGrounds [2][2][Plain]struct {
	once sync.Once
	t    Theme
}

// On is one of the four themes with boards of another ground.
func (t *Theme) On(g Ground) *Theme {
	if g == Wood {
		return t
	}
	v := &onGrounds[pick(t.Dark)][pick(t.Sharp)][g-1]
	v.once.Do(func() {
		v.t = *t
		v.t.Ground = g
		switch {
		case g == Plain:
			v.t.flatten()
		case !t.Sharp: // else it is ink on white as it is
			v.t.inked()
		}
	})
	return &v.t
}

func pick(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// flatten makes a board of few tones, darker by night, so that everything on them stands out.
func (t *Theme) flatten() {
	if t.Dark && !t.Sharp {
		for _, c := range [...]*Color{&t.Silk, &t.Wild, &t.Wood, &t.Plate, &t.Light, &t.DarkSquare} {
			*c = Mix(*c, hex(0x000000), 0.3)
		}
	}
	t.Silk2 = t.Silk
	t.Wild = Mix(t.Wild, t.Silk, 0.4)
	t.River.A = 255
}

// inked are boards of paper.
func (t *Theme) inked() {
	wash := 0.7
	if t.Dark {
		t.Boards = paperByNight
	} else {
		t.Boards = paperByDay
	}
	for i := range t.Homes {
		h := &t.Homes[i]
		h.Wash, h.Squares = Alpha(h.Wash, wash), Alpha(h.Squares, wash)
	}
}

// The colours of boards of paper.
var (
	paperByDay = Boards{
		Silk: hex(0xFBF7EC), Silk2: hex(0xFFFDF6), Wild: hex(0xF0EADB), Wood: hex(0xFBF7EC),
		BoardLine: hex(0x2B2621), BoardText: hex(0x2B2621),
		Light: hex(0xFBF7EC), DarkSquare: hex(0xD8D0C0), Frame: hex(0xF0EADB),
		River: Alpha(hex(0xC9D6D8), 0.80), RiverCross: hex(0x2F5258), RiverCasing: Alpha(hex(0xFFFDF6), 0.70),
		Plate: hex(0xFBF7EC), PlateInk: hex(0x2B2621), Groove: Alpha(hex(0x2B2621), 0.62),
		PieceOutline: Alpha(hex(0x2B2621), 0.60),
	}
	paperByNight = Boards{
		Silk: hex(0x2C2E33), Silk2: hex(0x33363B), Wild: hex(0x232529), Wood: hex(0x2C2E33),
		BoardLine: hex(0xC9C2B2), BoardText: hex(0xD3CCBC),
		Light: hex(0x4A4D54), DarkSquare: hex(0x2C2E33), Frame: hex(0x232529),
		River: Alpha(hex(0x35484E), 0.80), RiverCross: hex(0x8FB8BE),
		Plate: hex(0x33363B), PlateInk: hex(0xEEE7D8), Groove: Alpha(hex(0x0C0C0E), 0.70),
		PieceOutline: Alpha(hex(0xF3E3BF), 0.60),
	}
)
