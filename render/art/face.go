package art

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
)

// Piece is everything that decides how a piece is drawn. Pieces are comparable.
type Piece struct {
	Set, Like string // of the locale: Info.Pieces, Info.Likeness
	Army      string // key of the origin's name: u, w, s, h, red, …
	Pigment   game.Pigment
	Kind      game.Kind
	Hidden    bool
	Emperor   bool
	Chessman  bool         // as Info.Chessmen has it
	Captioned bool         // a large figure has its character beneath
	Joint     bool         // two command it
	Sign      uint8        // how plain the small figure below its character is
	Band      game.Pigment // of the band's commander, Unpainted for none
	Band2     game.Pigment // of the other commander, whose colour the right half of the band has
}

// PieceOf describes a piece under a commander; NoSeat and the piece's own army wear no band.
func PieceOf(info *game.Info, p game.Piece, commander game.Seat) Piece {
	a := Piece{
		Set: info.Pieces, Like: info.Likeness, Kind: p.Kind(), Hidden: p.Hidden(),
		Emperor: info.Emperor(p), Chessman: info.Chessmen, Captioned: info.Figures,
	}
	if a.Hidden && a.Kind == game.Unknown {
		return a
	}
	if int(p.Origin()) < len(info.Armies) {
		a.Army, a.Pigment = info.Armies[p.Origin()].Key, info.Armies[p.Origin()].Pigment
	}
	if info.Joint(p) {
		a.Joint = true
		for s := range info.Seats {
			if info.Pact.Has(game.Seat(s)) {
				a.Band, a.Band2 = info.Armies[s].Pigment, a.Band
			}
		}
	}
	if commander.Player() && commander != p.Origin() && a.Pigment.Painted() {
		a.Band = info.Armies[commander].Pigment
	}
	return a
}

// Signed is the piece with the small figure that its kind has below its character.
func (p Piece) Signed(s Signs) Piece {
	if !p.Hidden && p.Kind < game.Unknown {
		p.Sign = s[p.Kind]
	}
	return p
}

// UsualFaces is a game's default faces: figures where those are usual, and for English.
func UsualFaces(info *game.Info, lang locale.Lang) Faces {
	if info.Figures || lang == locale.En {
		return Figures
	}
	return Hanzi
}

// material is the piece's material, whatever the theme.
func (p Piece) material() theme.Material { return theme.Materials[p.Pigment] }

// banded reports whether the piece wears a commander's band.
func (p Piece) banded() bool { return p.Band != game.Unpainted }

// royal reports whether the piece wears the gold ring of kings and the emperor.
func (p Piece) royal() bool { return p.Kind == game.King && !p.Hidden && p.Pigment.Painted() }

// PieceKey is the locale key of one of a piece's texts, such as ".name": of the base set where
// its own set has only the differences.
func PieceKey(info *game.Info, p game.Piece, last string) string {
	letter := string(rune(p.Kind().Letter() | 0x20))
	switch {
	case p.Kind() == game.Unknown:
		letter = "hidden"
	case info.Emperor(p):
		letter = "e"
	case info.Joint(p):
		letter = "h"
	}
	if key := "piece." + info.Pieces + "." + letter + last; info.Likeness == "" || locale.Has(key) {
		return key
	}
	return "piece." + info.Likeness + "." + letter + last
}

// letter is the kind's letter in the locale; the emperor's is e, the doubly commanded piece's h.
func (p Piece) letter() string {
	if p.Emperor {
		return "e"
	}
	if p.Joint {
		return "h"
	}
	return strings.ToLower(string(rune(p.Kind.Letter())))
}

// Text is the text on the piece when faces are characters or letters.
func (p Piece) Text(faces Faces, lang locale.Lang) string {
	if p.Kind == game.Unknown {
		return "演"
	}
	kind := "face"
	if faces == Letters {
		kind = "letter"
	}
	for _, set := range [2]string{p.Set, p.Like} {
		base := "piece." + set + "." + p.letter() + "." + kind
		for _, key := range [2]string{base + "." + p.Army, base} {
			if locale.Has(key) {
				return lang.T(key)
			}
		}
	}
	return strings.ToUpper(p.letter())
}

// medal is the character in the middle of a back: its origin's name, 演 where the origin is
// unknown. English backs keep their characters.
func (p Piece) medal(lang locale.Lang) string {
	if p.Kind == game.Unknown {
		return "演"
	}
	if lang == locale.En {
		lang = locale.ZhHans
	}
	return lang.T("side." + p.Army + ".name")
}

// figure names the drawing of a kind (package figures).
func (p Piece) figure() string {
	pick := func(a, b string) string {
		if p.Chessman {
			return a
		}
		return b
	}
	switch p.Kind {
	case game.King:
		if p.Emperor {
			return "emperor"
		}
		return "king"
	case game.Queen:
		return "queen"
	case game.Rook:
		return pick("rook", "chariot")
	case game.Knight:
		return "horse"
	case game.Bishop:
		return pick("bishop", "elephant")
	case game.Cannon:
		return "cannon"
	case game.Advisor:
		return pick("archer", "advisor")
	case game.Pawn:
		return pick("pawn", "soldier")
	case game.Guard:
		return "guard"
	case game.Ferz:
		return "sword"
	case game.Wazir:
		return "axe"
	}
	return ""
}
