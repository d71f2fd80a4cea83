// Package theme holds the tokens of the look: colours of the light and the dark
// theme, armies and materials, type roles and spacing. It draws nothing and
// knows no screen; lengths are logical pixels unless a name says otherwise.
package theme

import (
	"image/color"

	"yanyi/game"
)

// Color is an opaque colour unless [Alpha] says otherwise.
type Color = color.NRGBA

// Theme is the set of all colours, by their purpose.
type Theme struct {
	Dark  bool
	Sharp bool // with more contrast: no texture, no shadow
	Ground
	Page
	Signs
	Boards
	Slips
	Homes [game.Pigments]Home // by the pigment of their army
}

// Page is the colours of pages and their texts.
type Page struct {
	Paper, Paper2, Sunk, Card Color // page, inset, sunken field, card
	Line, Line2               Color // hairlines, stronger borders
	Ink, Ink2, Ink3           Color // text, secondary text, captions
}

// Signs are the colours that mean something wherever they stand.
type Signs struct {
	Seal, SealText       Color // the one primary action, and text on it
	Gold, GoldText       Color // turn, reveal, stratagem
	Danger               Color // check, deletion
	Hint                 Color // indigo: everything the interface says about moves
	Glow                 Color // halo of a checked king
	Warn, Bar, BadgeText Color // stale badge, forbidden badge, text on both
	Casing               Color // keeps marks legible on every ground
}

// Boards is the colours of boards.
type Boards struct {
	Silk, Silk2, Wild              Color // arms, arena, corners
	Wood                           Color // boards of the stratagem family
	BoardLine, BoardText           Color
	Light, DarkSquare              Color // chequered squares
	Frame                          Color // round chequered squares
	River, RiverCross, RiverCasing Color
	Plate, PlateInk, Groove        Color // cells of the river board
	PieceOutline                   Color // transparent in the theme of day
}

// Slips is the bamboo of stratagems and the ink on it.
type Slips struct {
	Bamboo, BambooActive                    Color
	BambooInk, BambooSmall, BambooActiveInk Color // names, numerals on bamboo
	Strip, StripLit, StripInk               Color // names along the edges of cells
}

// Light is the theme of day.
var Light = Theme{
	Page: Page{
		Paper: hex(0xF5EFE3), Paper2: hex(0xEFE7D6), Sunk: hex(0xEAE1CF), Card: hex(0xFCF8EF),
		Line: hex(0xDACDB4), Line2: hex(0xC4B393),
		Ink: hex(0x231E19), Ink2: hex(0x584D42), Ink3: hex(0x74685A),
	},
	Signs: Signs{
		Seal: hex(0xAE3427), SealText: hex(0xFDF4E6),
		Gold: hex(0xB48A35), GoldText: hex(0x7A5A17),
		Danger: hex(0xB3281B), Hint: hex(0x2C5A8C), Glow: hex(0xFF4A1F),
		Warn: hex(0xC2571B), Bar: hex(0x574B3E), BadgeText: hex(0xFFF6E8),
		Casing: hex(0xF0E4C8),
	},
	Boards: Boards{
		Silk: hex(0xE9DAB8), Silk2: hex(0xF0E4C8), Wild: hex(0xD8C7A1), Wood: hex(0xE3C48F),
		BoardLine: hex(0x6A5539), BoardText: hex(0x5A462C),
		Light: hex(0xF0E5CB), DarkSquare: hex(0xC9B086), Frame: hex(0x7B5E3B),
		River: Alpha(hex(0x9DB7B4), 0.80), RiverCross: hex(0x42777A), RiverCasing: Alpha(hex(0xEAF1EC), 0.55),
		Plate: Mix(hex(0xE3C48F), hex(0xFFF4D6), 0.30), PlateInk: hex(0x5A462C), Groove: Alpha(hex(0x7D5A2E), 0.62),
	},
	Slips: Slips{
		Bamboo: hex(0xE7D4A2), BambooActive: hex(0xF4E3B4),
		BambooInk: hex(0x3A2B14), BambooSmall: hex(0x604F33), BambooActiveInk: hex(0x573608),
		Strip: hex(0xDAC48D), StripLit: hex(0xE6B851), StripInk: hex(0x3A2B14),
	},
	Homes: homesByDay,
}

// Dark is the theme of night.
var Dark = Theme{
	Dark: true,
	Page: Page{
		Paper: hex(0x16171A), Paper2: hex(0x1B1D20), Sunk: hex(0x111214), Card: hex(0x202327),
		Line: hex(0x34373C), Line2: hex(0x4A4D52),
		Ink: hex(0xEEE7D8), Ink2: hex(0xBDB4A4), Ink3: hex(0x958C7E),
	},
	Signs: Signs{
		Seal: hex(0xB8392B), SealText: hex(0xFDF1E1),
		Gold: hex(0xD3AC5E), GoldText: hex(0xDDBB77),
		Danger: hex(0xF0705E), Hint: hex(0x8DB8EA), Glow: hex(0xFF5A2A),
		Warn: hex(0xC2571B), Bar: hex(0x574B3E), BadgeText: hex(0xFFF6E8),
		Casing: hex(0x665A45),
	},
	Boards: Boards{
		Silk: hex(0x5A4F3C), Silk2: hex(0x665A45), Wild: hex(0x463D2F), Wood: hex(0x6A5133),
		BoardLine: hex(0xC3B08A), BoardText: hex(0xC9B995),
		Light: hex(0x7A6C53), DarkSquare: hex(0x564A38), Frame: hex(0x2A241B),
		River: Alpha(hex(0x3F5658), 0.80), RiverCross: hex(0x86B2B0),
		Plate: Mix(hex(0x6A5133), hex(0xFFF4D6), 0.07), PlateInk: hex(0xEEE7D8), Groove: Alpha(hex(0x1A120A), 0.62),
		PieceOutline: Alpha(hex(0xF3E3BF), 0.60),
	},
	Slips: Slips{
		Bamboo: hex(0x8C7A54), BambooActive: hex(0xB79A5E),
		BambooInk: hex(0x100B04), BambooSmall: hex(0x100B04), BambooActiveInk: hex(0x432705),
		Strip: hex(0xA08D62), StripLit: hex(0xDDB55F), StripInk: hex(0x171006),
	},
	Homes: homesByNight,
}

func hex(rgb uint32) Color {
	return Color{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 255}
}

// Alpha returns c with its alpha multiplied by f (0 to 1).
func Alpha(c Color, f float64) Color {
	c.A = uint8(float64(c.A)*f + 0.5)
	return c
}

// Mix returns the colour t of the way from a to b (0 to 1).
func Mix(a, b Color, t float64) Color {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}
