package theme

// Rim is the mark that runs round a piece's face, so that colour never stands
// alone.
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

// Pattern is what a piece's back shows.
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

// Material is what a piece is made of.
type Material struct {
	Body, Highlight, Edge, Face Color
	Pale                        bool // the face is dark on a pale body
	Rim                         Rim
	Outline                     Outline
	Back                        Pattern
}

// Lacquer is the material of the Three Kingdoms by army: Wu, Wei, Shu, Han.
var Lacquer = [4]Material{
	{hex(0x1E7B68), hex(0x2F9C85), hex(0x0F4A3E), hex(0xFBF5E4), false, Waves, Petals, WaterScales},
	{hex(0x2B2D34), hex(0x4A4E59), hex(0x101115), hex(0xF5EEDD), false, PlainLine, Round, Fret},
	{hex(0xA9322A), hex(0xC94E40), hex(0x681A15), hex(0xFDF3E2), false, Beads, Octagon, Brocade},
	{hex(0xD8A63A), hex(0xEDC76C), hex(0x8F6718), hex(0x2C1D08), true, Coins, RoundedSquare, WuzhuCoins},
}

// Boxwood is the material of the stratagem family: Red, Black.
var Boxwood = [2]Material{
	{hex(0xE9CF9D), hex(0xF7E7C4), hex(0xA47F48), hex(0xA3241C), true, DoubleLine, Round, NoPattern},
	{hex(0xE9CF9D), hex(0xF7E7C4), hex(0xA47F48), hex(0x1F1D1B), true, PlainLine, Round, NoPattern},
}

// Ivory is the material of the hundred squares: ivory White, ebony Black.
var Ivory = [2]Material{
	{hex(0xF2E9D5), hex(0xFFFBF2), hex(0xB3A283), hex(0x2A2520), true, NoRim, Round, NoPattern},
	{hex(0x3A3330), hex(0x5A504A), hex(0x191513), hex(0xF6ECD8), false, NoRim, Round, NoPattern},
}

// UnknownBack is the material of a face-down piece that may be anybody's.
var UnknownBack = Material{hex(0x5B4632), hex(0x7A6147), hex(0x33261A), hex(0xE4CFA4), false, Lozenges, Round, DoubleLozenges}

// Colours of parts that every theme shares.
var (
	KingRing    = hex(0xE7C46B) // of kings and the emperor
	Hairline    = hex(0xF8EFD9) // between a commander's band and the face
	GoldEdge    = hex(0x7A5A17) // edge of gold marks
	GrainDark   = hex(0x3A2814) // textures
	GrainLight  = hex(0xFFFAEC)
	CityWall    = hex(0xA98F63)
	SealCordRed = hex(0xAE3427)
)
