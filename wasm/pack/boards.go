package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/art"
	"yanyi/scenes/pages/home/cards"
)

// addBoards adds the sheets of boards, and returns the common part of their names, so that the
// page needs no list of them or of their content; "" if there are none.
func (s site) addBoards(sheets map[string][]byte) (sum string) {
	if len(sheets) == 0 {
		return ""
	}
	for _, name := range slices.Sorted(maps.Keys(sheets)) {
		sum += hash(sheets[name])
	}
	sum = hash([]byte(sum))
	for name, data := range sheets {
		s[hashed("boards/"+name+".bin", sum)] = data
	}
	return sum
}

// paintedBoards are the packed sheets of those kinds by name.
func paintedBoards(kinds []cards.Kind) map[string][]byte {
	type job struct {
		kind  cards.Kind
		still []still
	}
	sheets, jobs := map[string][]byte{}, make(chan job)
	var mu sync.Mutex
	var wait sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for j := range jobs {
				data := squeezed(sheet(j.kind, j.still))
				mu.Lock()
				sheets[j.kind.Name(j.still[0].game.Info().Family)] = data
				mu.Unlock()
			}
		})
	}
	for _, family := range atRest() {
		for _, k := range kinds {
			jobs <- job{k, family}
		}
	}
	close(jobs)
	wait.Wait()
	return sheets
}

// squeezed compresses data for the page. A higher level takes three times as long for 1 %.
func squeezed(data []byte) []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write(data) // a Buffer takes everything
	w.Close()
	return b.Bytes()
}

// still is a game's board at rest.
type still struct {
	game game.Variant
	view *game.View
}

// atRest are those of all cards that have a scene, by family.
func atRest() map[string][]still {
	families := map[string][]still{}
	for id, scene := range cards.Scenes() {
		v, ok := catalog.Find(id)
		if !ok {
			panic("no game " + id) // a test says so
		}
		scene.Variant = v
		view, err := scene.View(0)
		if err != nil {
			panic(fmt.Sprint(id, ": ", err)) // likewise
		}
		key := v.Info().Family
		families[key] = append(families[key], still{v, view})
	}
	return families
}

// sheet paints the boards of a family.
func sheet(k cards.Kind, family []still) []byte {
	boards := cards.Sheet{}
	for _, s := range family {
		boards[s.game.Info().ID] = boardsOf(k, s.game.Info(), s.view)
	}
	return boards.Bytes()
}

// boardsOf are a game's: small ones have larger pieces than those on which faces can be read.
func boardsOf(k cards.Kind, in *game.Info, v *game.View) (list []*cards.Board) {
	least, most := k.Shown()
	from := least // the least size in which they can be read
	for size := least; size <= most; size++ {
		if !art.Legible(in, v, 0, size) {
			from = size + 1
		}
	}
	add := func(least, most int, legible bool) {
		if least <= most {
			img := art.ThumbnailOf(k.Look(), in, v, 0, k.Size, legible)
			colors, pix := fewColors(img)
			list = append(list, cards.NewBoard(least, most, img.Rect.Dx(), img.Rect.Dy(), colors, pix))
		}
	}
	add(least, from-1, false)
	add(from, most, true)
	return list
}
