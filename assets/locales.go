//go:build !packed

package assets

import _ "embed"

var (
	//go:embed locales/games.json
	games string
	//go:embed locales/pieces.json
	pieces string
	//go:embed locales/generals.json
	generals string
	//go:embed locales/stratagems.json
	stratagems string
	//go:embed locales/events.json
	events string
	//go:embed locales/whynot.json
	whynot string
	//go:embed locales/online.json
	online string
	//go:embed locales/ui.json
	ui string
	//go:embed locales/lobby.json
	lobby string
	//go:embed locales/rooms.json
	rooms string
)

// Locales lists the copy deck's files. Package locale is their reader.
func Locales() []Locale {
	return []Locale{
		{"games.json", games}, {"pieces.json", pieces}, {"generals.json", generals}, {"stratagems.json", stratagems},
		{"events.json", events}, {"whynot.json", whynot}, {"ui.json", ui}, {"rules.json", rules},
		{"online.json", online}, {"rooms.json", rooms}, {"lobby.json", lobby}, {"lessons.json", lessons},
		{Endgames, endgames},
	}
}

// Columns is empty: the texts are those of Locales.
const Columns = ""
