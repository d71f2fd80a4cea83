package rules

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

//go:embed pictures.txt
var picturesText string

//go:embed rulings.txt
var rulingsText string

// picture is the position that illustrates a section.
type picture struct {
	position string
	played   string    // turn played at once
	selected string    // square selected at first
	try      string    // turn the text speaks of
	crop     [2]string // squares at the corners of what matters
}

// sectionKey names a section of a game's rules, such as "yanyi 07".
type sectionKey = string

var pictures = sync.OnceValue(func() map[sectionKey]picture {
	list, err := readPictures(picturesText)
	if err != nil {
		panic(err) // the file is part of the program and tested
	}
	return list
})

var rulings = sync.OnceValue(func() map[sectionKey][]int {
	list, err := readRulings(rulingsText)
	if err != nil {
		panic(err)
	}
	return list
})

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

// readRulings reads the form described at the head of rulings.txt.
func readRulings(text string) (map[sectionKey][]int, error) {
	list := map[sectionKey][]int{}
	for n, line := range strings.Split(text, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if len(f) != 3 {
			return nil, fmt.Errorf("line %d: want game, section, sentence", n+1)
		}
		sentence, err := strconv.Atoi(f[2])
		if err != nil || sentence == 0 {
			return nil, fmt.Errorf("line %d: sentence %q", n+1, f[2])
		}
		key := f[0] + " " + f[1]
		list[key] = append(list[key], sentence)
	}
	return list, nil
}
