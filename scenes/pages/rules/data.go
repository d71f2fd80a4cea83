package rules

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
)

//go:embed pictures.txt
var picturesText string

//go:embed tables.txt
var tablesText string

// picture is the position that illustrates a section.
type picture struct {
	position string
	played   string    // turn played at once
	selected string    // square selected at first
	try      string    // turn that the text mentions
	crop     [2]string // squares at the corners of what matters
}

// sectionKey names a section of a game's rules, such as "yanyi 07".
type sectionKey = string

var pictures = sync.OnceValue(func() map[sectionKey]picture { return must(readPictures(picturesText)) })

// gameTables are the tables after a game's sections, as text keys.
type gameTables struct {
	terms    []string // of its glossary
	notation []string
	inventor string // "" for a game of common rules
}

var tables = sync.OnceValue(func() map[string]gameTables { return must(readTables(tablesText)) })

// must is the content of a built-in, tested file.
func must[T any](list T, err error) T {
	if err != nil {
		panic(err)
	}
	return list
}

// readPictures reads the form described at the head of pictures.txt.
func readPictures(text string) (map[sectionKey]picture, error) {
	list := map[sectionKey]picture{}
	key := ""
	for n, line := range strings.Split(text, "\n") {
		word, rest, _ := strings.Cut(line, " ")
		pic := list[key]
		switch word {
		case "", "#":
			continue
		case "section":
			key = rest
			pic = picture{}
		case "position":
			pic.position = rest
		case "played":
			pic.played = rest
		case "select":
			pic.selected = rest
		case "try":
			pic.try = rest
		case "crop":
			if k, err := fmt.Sscan(rest, &pic.crop[0], &pic.crop[1]); k != 2 {
				return nil, fmt.Errorf("line %d: crop: %w", n+1, err)
			}
		default:
			return nil, fmt.Errorf("line %d: what is %q?", n+1, word)
		}
		list[key] = pic
	}
	return list, nil
}

// readTables reads the form described at the head of tables.txt.
func readTables(text string) (map[string]gameTables, error) {
	list := map[string]gameTables{}
	for n, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if len(f) < 3 {
			return nil, fmt.Errorf("line %d: want game, table, keys", n+1)
		}
		has := list[f[0]]
		switch f[1] {
		case "terms":
			has.terms = f[2:]
		case "notation":
			has.notation = f[2:]
		case "inventor":
			has.inventor = f[2]
		default:
			return nil, fmt.Errorf("line %d: what is %q?", n+1, f[1])
		}
		list[f[0]] = has
	}
	return list, nil
}
