package locale

import "strings"

// Section is one section of a game's rules page: the keys of its heading and of
// its text.
type Section struct{ Head, Text string }

// Rules lists the sections of a game's rules page in teaching order; the last
// one holds the rulings. The game is named by its id.
func Rules(game string) []Section {
	var sections []Section
	prefix := "rules." + game + "."
	for _, key := range whole().keys {
		name, ok := strings.CutSuffix(key, ".head")
		if ok && strings.HasPrefix(name, prefix) {
			sections = append(sections, Section{Head: key, Text: name + ".text"})
		}
	}
	return sections
}
