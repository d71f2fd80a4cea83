package theme

import "yanyi/game"

// Rim is the mark that runs round a piece's face, so that colour never stands alone.
type Rim uint8

// The rim marks.
const (
	NoRim      Rim = iota
	PlainLine      // Wei, black boxwood
	Beads          // Shu: 28
	Waves          // Wu: 12
	Coins          // Han: 8 square holes
	DoubleLine     // red boxwood
	Lozenges       // unknown
)

// Outline is a piece's silhouette with the option 辨形.
type Outline uint8

// The silhouettes.
const (
	Round Outline = iota
	Octagon
	Petals        // eight
	RoundedSquare // with soft corners
)

// Pattern is the pattern of a piece's back.
type Pattern uint8

// The patterns of backs.
const (
	NoPattern      Pattern = iota
	WaterScales            // Wu
	Fret                   // Wei
	Brocade                // Shu
	WuzhuCoins             // Han
	DoubleLozenges         // unknown
)

// Material is the material of a piece.
type Material struct {
	Body, Highlight, Edge, Face Color
	Band                        Color // round the pieces its army commands of others
	Sign                        Color // stands for the army where there is no piece
	Pale                        bool  // the face is dark on a pale body
	Rim                         Rim
	Outline                     Outline
	Back                        Pattern
}

// Beside is the colour of an army beside text, for which ivory itself is too pale.
func (m Material) Beside() Color {
	if m.Rim == NoRim {
		return m.Edge
	}
	return m.Sign
}

// Materials are the materials of pieces, by the pigment of their army. Face-down pieces of
// unknown origin are those of [game.Unpainted].
var Materials = [game.Pigments]Material{
	game.Unpainted: {
		Body: hex(0x5B4632), Highlight: hex(0x7A6147), Edge: hex(0x33261A), Face: hex(0xE4CFA4),
		Rim: Lozenges, Back: DoubleLozenges,
	},
	game.Malachite: lacquer(0x1E7B68, 0x2F9C85, 0x0F4A3E, 0xFBF5E4, 0x1E7B68, Waves, Petals, WaterScales),
	game.Ink:       lacquer(0x2B2D34, 0x4A4E59, 0x101115, 0xF5EEDD, 0x2B2D34, PlainLine, Round, Fret),
	game.Cinnabar:  lacquer(0xA9322A, 0xC94E40, 0x681A15, 0xFDF3E2, 0xA9322A, Beads, Octagon, Brocade),
	game.Gamboge:   pale(lacquer(0xD8A63A, 0xEDC76C, 0x8F6718, 0x2C1D08, 0xD8A63A, Coins, RoundedSquare, WuzhuCoins)),
	game.Azurite:   lacquer(0x1B2E82, 0x3853B0, 0x0C1746, 0xF5EEDD, 0x16266E, PlainLine, Round, Fret),

	game.RedBoxwood:   boxwood(0xA3241C, DoubleLine, Octagon), // 车马炮 are written as Black's
	game.BlackBoxwood: boxwood(0x1F1D1B, PlainLine, Round),

	game.Ivory: {Body: hex(0xF2E9D5), Highlight: hex(0xFFFBF2), Edge: hex(0xB3A283), Face: hex(0x2A2520), Sign: hex(0xF2E9D5), Pale: true},
	game.Ebony: {Body: hex(0x3A3330), Highlight: hex(0x5A504A), Edge: hex(0x191513), Face: hex(0xF6ECD8), Sign: hex(0x3A3330)},
}

// lacquer is the material of the Three Kingdoms.
func lacquer(body, highlight, edge, face, band uint32, r Rim, o Outline, back Pattern) Material {
	return Material{
		Body: hex(body), Highlight: hex(highlight), Edge: hex(edge), Face: hex(face), Band: hex(band), Sign: hex(body),
		Rim: r, Outline: o, Back: back,
	}
}

func pale(m Material) Material {
	m.Pale = true
	return m
}

// boxwood is the material of the stratagem family; sides differ by their writing.
func boxwood(face uint32, r Rim, o Outline) Material {
	return Material{
		Body: hex(0xE9CF9D), Highlight: hex(0xF7E7C4), Edge: hex(0xA47F48), Face: hex(face), Sign: hex(face),
		Pale: true, Rim: r, Outline: o,
	}
}

// Colours of parts that every theme shares.
var (
	KingRing   = hex(0xE7C46B) // of kings and the emperor
	Hairline   = hex(0xF8EFD9) // between a commander's band and the face
	GoldEdge   = hex(0x7A5A17) // edge of gold marks
	GrainDark  = hex(0x3A2814) // textures
	GrainLight = hex(0xFFFAEC)
	CityWall   = hex(0xA98F63)
)

// Home is the colours of a player's land on a board.
type Home struct {
	Wash, Squares Color // over a home of silk, of chequered squares
	Border        Color // 国境线
	Casing        Color // under the border line where its colour is lost; else transparent
	Line          Color // 防线, rings and waves in the army's name
}

var homesByDay = [game.Pigments]Home{
	game.Malachite: home(0x1E7B68, 0.13, 0x1E7B68),
	game.Ink:       home(0x2B2D34, 0.12, 0x2B2D34),
	game.Cinnabar:  home(0xA9322A, 0.12, 0xA9322A),
	game.Gamboge:   home(0xD8A63A, 0.22, 0xD8A63A),
	game.Azurite:   azurite(0x2A48B4, 0.22, 0x1B2E82),
}

var homesByNight = [game.Pigments]Home{
	game.Malachite: home(0x1E7B68, 0.20, 0x5CC4AC),
	game.Ink:       cased(home(0x101115, 0.34, 0x101115), 0xF3E3BF),
	game.Cinnabar:  home(0xA9322A, 0.20, 0xE2705E),
	game.Gamboge:   home(0xD8A63A, 0.18, 0xE8BF62),
	game.Azurite:   cased(azurite(0x3A58D8, 0.24, 0x1B2E82), 0xABAEF9),
}

// home is the land of an army; squares need a little more of its colour than silk.
func home(wash uint32, strength float64, line uint32) Home {
	c := hex(wash)
	return Home{Wash: Alpha(c, strength), Squares: Alpha(c, 1.3*strength), Border: hex(line), Line: hex(line)}
}

// azurite is a home on squares only: the strength is theirs.
func azurite(wash uint32, strength float64, line uint32) Home {
	h := home(wash, strength, line)
	h.Squares = h.Wash
	return h
}

// cased is a home whose border line has a pale casing: its body is too dark for the theme.
func cased(h Home, line uint32) Home {
	h.Casing, h.Line = hex(0xF3E3BF), hex(line)
	return h
}
