package theme

import "yanyi/game"

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

// cased is a home with a border line on a pale casing and another colour for its other lines:
// its body is too dark for the theme.
func cased(h Home, line uint32) Home {
	h.Casing, h.Line = hex(0xF3E3BF), hex(line)
	return h
}
