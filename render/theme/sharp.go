package theme

import "yanyi/game"

// SharpLight is the theme of day with more contrast: text at 7:1 or more, nothing soft.
var SharpLight = Theme{
	Sharp: true,
	Page: Page{
		Paper: hex(0xFFFFFF), Paper2: hex(0xF4F4F4), Sunk: hex(0xEEEEEE), Card: hex(0xFFFFFF),
		Line: hex(0x595959), Line2: hex(0x1A1A1A),
		Ink: hex(0x000000), Ink2: hex(0x1F1F1F), Ink3: hex(0x333333),
	},
	Signs: Signs{
		Seal: hex(0x8C1408), SealText: hex(0xFFFFFF),
		Gold: hex(0x6B4A00), GoldText: hex(0x573B00),
		Danger: hex(0x8F0E00), Hint: hex(0x00307A), Glow: hex(0xD01800),
		Warn: hex(0x7A2E00), Bar: hex(0x2E261D), BadgeText: hex(0xFFFFFF),
		Casing: hex(0xFFFFFF),
	},
	Boards: Boards{
		Silk: hex(0xFFFFFF), Silk2: hex(0xFFFFFF), Wild: hex(0xE6E6E6), Wood: hex(0xFFFFFF),
		BoardLine: hex(0x000000), BoardText: hex(0x000000),
		Light: hex(0xFFFFFF), DarkSquare: hex(0xC6C6C6), Frame: hex(0x1A1A1A),
		River: hex(0xD3E6F2), RiverCross: hex(0x0B3D52), RiverCasing: hex(0xFFFFFF),
		Plate: hex(0xF6F6F6), PlateInk: hex(0x000000), Groove: hex(0x1A1A1A),
		PieceOutline: hex(0x000000),
	},
	Slips: sharpSlips,
	Homes: [game.Pigments]Home{
		game.Malachite: home(0x1E7B68, 0.10, 0x0B4F41),
		game.Ink:       home(0x2B2D34, 0.10, 0x000000),
		game.Cinnabar:  home(0xA9322A, 0.10, 0x8F0E00),
		game.Gamboge:   home(0xD8A63A, 0.16, 0x5E4300),
		game.Azurite:   azurite(0x2A48B4, 0.14, 0x1B2E82),
	},
}

// SharpDark is the theme of night with more contrast.
var SharpDark = Theme{
	Dark: true, Sharp: true,
	Page: Page{
		Paper: hex(0x000000), Paper2: hex(0x0C0C0C), Sunk: hex(0x000000), Card: hex(0x0A0A0A),
		Line: hex(0x9A9A9A), Line2: hex(0xDDDDDD),
		Ink: hex(0xFFFFFF), Ink2: hex(0xEBEBEB), Ink3: hex(0xD0D0D0),
	},
	Signs: Signs{
		Seal: hex(0x9C1B0E), SealText: hex(0xFFFFFF),
		Gold: hex(0xFFD257), GoldText: hex(0xFFDD80),
		Danger: hex(0xFF9C8C), Hint: hex(0x9CCBFF), Glow: hex(0xFF5A2A),
		Warn: hex(0x7A2E00), Bar: hex(0x3A3128), BadgeText: hex(0xFFFFFF),
		Casing: hex(0x000000),
	},
	Boards: Boards{
		Silk: hex(0x000000), Silk2: hex(0x000000), Wild: hex(0x1C1C1C), Wood: hex(0x000000),
		BoardLine: hex(0xE6E6E6), BoardText: hex(0xFFFFFF),
		Light: hex(0x454545), DarkSquare: hex(0x141414), Frame: hex(0xE6E6E6),
		River: hex(0x0E2B3A), RiverCross: hex(0xA9DDF2), RiverCasing: hex(0x000000),
		Plate: hex(0x141414), PlateInk: hex(0xFFFFFF), Groove: hex(0xB0B0B0),
		PieceOutline: hex(0xFFFFFF),
	},
	Slips: sharpSlips,
	Homes: [game.Pigments]Home{
		game.Malachite: home(0x1E7B68, 0.24, 0x7FE3CC),
		game.Ink:       home(0x5A5E6B, 0.24, 0xFFFFFF),
		game.Cinnabar:  home(0xA9322A, 0.24, 0xFF9C8C),
		game.Gamboge:   home(0xD8A63A, 0.20, 0xFFD257),
		game.Azurite:   azurite(0x3A58D8, 0.26, 0xBDC4FF),
	},
}

// sharpSlips are pale by day and by night.
var sharpSlips = Slips{
	Bamboo: hex(0xFFF8E4), BambooActive: hex(0xFFE08A),
	BambooInk: hex(0x000000), BambooSmall: hex(0x1F1400), BambooActiveInk: hex(0x2E1B00),
	Strip: hex(0xFFF8E4), StripLit: hex(0xFFD257), StripInk: hex(0x000000),
}

// Material is the material of a pigment's pieces in the theme.
func (t *Theme) Material(p game.Pigment) Material {
	m := Materials[p]
	if t.Sharp {
		m.sharpen()
		switch p { // apart by how light they are, too
		case game.Cinnabar:
			m.Body = Materials[p].Edge
		case game.Malachite:
			m.Body = Mix(Materials[p].Body, m.Edge, 0.5)
		}
		m.Highlight = m.Body
	}
	return m
}

// sharpen takes the sheen off and sets the face off from it.
func (m *Material) sharpen() {
	if m.Pale {
		m.Body = Mix(m.Body, m.Highlight, 0.8)
		m.Face = Mix(m.Face, hex(0x000000), 0.3)
	} else {
		m.Body = Mix(m.Body, m.Edge, 0.6)
		m.Face = hex(0xFFFFFF)
	}
}
