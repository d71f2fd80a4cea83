package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// TurnBar is a gold bar along the board's edge at the camp to move, and its middle on the card
// (render/README.md, Banks). Boards with a side for every player need none.
func TurnBar(look Look, info *game.Info, l Layout, s game.Seat) (img *image.RGBA, x, y float64, ok bool) {
	if info.Pact == 0 || int(s) >= len(info.Seats) || l.Quarter%2 == 1 {
		return nil, 0, 0, false
	}
	left, _ := l.At(-turnBarWider, 0)
	right, _ := l.At(float64(l.Board.Files-1)+turnBarWider, 0)
	from, to := min(left, right), max(left, right)
	below := info.Seats[s].Quarter == l.Quarter
	if shared := shares(info, s); shared {
		middle := (from + to) / 2
		if leftmost(info, s) == below {
			to = middle
		} else {
			from = middle
		}
	}
	high := 6 * l.Scale
	y = 0.5*high + l.Scale
	if below {
		y = float64(l.H) - y
	}
	w, h := int(math.Round(to-from)), int(math.Round(high))
	c := paint.New(w, h)
	bar := new(paint.Path).RoundRect(0, 0, float64(w), float64(h), high/2)
	c.Fill(bar, paint.Solid(theme.GoldEdge))
	rim := l.Scale
	c.Fill(new(paint.Path).RoundRect(rim, rim, float64(w)-2*rim, float64(h)-2*rim, high/2-rim), paint.Solid(look.Colors().Gold))
	return c.Img, (from + to) / 2, y, true
}

// turnBarWider is how far a camp reaches from the outermost files, in c.
const turnBarWider = 0.52

// shares reports whether another player sits at the same side of the board.
func shares(info *game.Info, s game.Seat) bool {
	for o := range info.Seats {
		if game.Seat(o) != s && info.Seats[o].Quarter == info.Seats[s].Quarter {
			return true
		}
	}
	return false
}

// leftmost reports whether a player sits at the left of another at the same side, as both see
// it: turns go counter-clockwise, so that player moves first after those opposite.
func leftmost(info *game.Info, s game.Seat) bool {
	before := (int(s) + len(info.Seats) - 1) % len(info.Seats)
	return info.Seats[before].Quarter != info.Seats[s].Quarter
}
