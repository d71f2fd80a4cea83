package tiles

import (
	"fmt"
	"strconv"
	"strings"

	"yanyi/game"
)

// Slots is how many slots a side has.
const Slots = 8

// Bounds of a file of records.
const (
	maxRecords = 1_000_000
	maxPlies   = 10_000
)

// Record is what a game tells of the tiles that it was played with.
type Record struct {
	Tiles [2][]int      // by seat: one kind a slot, 0 for an empty one
	Won   float64       // by the first seat: 1, 0.5 or 0
	Plies int           // that were played, or judged last
	Stood [2][Slots]int // by seat: plies before which its king stood on each slot
}

// String is a record's line: both seats' tiles, the first one's result, plies, and both
// kings' plies on the slots, with tabs between.
func (r *Record) String() string {
	return fmt.Sprintf("%s\t%s\t%s\t%d\t%s\t%s", join(r.Tiles[0]), join(r.Tiles[1]),
		strconv.FormatFloat(r.Won, 'g', -1, 64), r.Plies, join(r.Stood[0][:]), join(r.Stood[1][:]))
}

func join(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ",")
}

// Parse reads records, a line each; the error names the line.
func Parse(d game.Deployer, o game.Options, text string) ([]Record, error) {
	var all []Record
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		if i == maxRecords {
			return nil, fmt.Errorf("line %d: more than %d records", i+1, maxRecords)
		}
		r, err := parseRecord(d, o, line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		all = append(all, r)
	}
	return all, nil
}

func parseRecord(d game.Deployer, o game.Options, line string) (r Record, err error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 6 {
		return r, fmt.Errorf("%d fields, want both sides' tiles, result, plies and both kings' plies on the slots", len(fields))
	}
	switch fields[2] {
	case "0", "0.5", "1":
		r.Won, _ = strconv.ParseFloat(fields[2], 64)
	default:
		return r, fmt.Errorf("%q is no result", fields[2])
	}
	if r.Plies, err = strconv.Atoi(fields[3]); err != nil || r.Plies < 1 || r.Plies > maxPlies {
		return r, fmt.Errorf("%q is no number of plies from 1 to %d", fields[3], maxPlies)
	}
	for s := range r.Tiles {
		if r.Tiles[s], err = split(fields[s]); err != nil {
			return r, fmt.Errorf("seat %d: %w", s+1, err)
		}
		if err := d.CheckTiles(r.Tiles[s], o); err != nil {
			return r, fmt.Errorf("seat %d: %w", s+1, err)
		}
		if err := r.parseStood(s, fields[4+s]); err != nil {
			return r, fmt.Errorf("seat %d: %w", s+1, err)
		}
	}
	return r, nil
}

// parseStood reads how long a king stood on each slot, in all no longer than the game.
func (r *Record) parseStood(s int, text string) error {
	stood, err := split(text)
	if err != nil {
		return err
	}
	if len(stood) != Slots {
		return fmt.Errorf("plies on %d slots, want %d", len(stood), Slots)
	}
	all := 0
	for _, n := range stood {
		if n < 0 || n > r.Plies {
			return fmt.Errorf("%d plies on a slot of %d", n, r.Plies)
		}
		all += n
	}
	if all > r.Plies {
		return fmt.Errorf("%d plies on slots of %d", all, r.Plies)
	}
	copy(r.Stood[s][:], stood)
	return nil
}

func split(text string) (list []int, err error) {
	for _, word := range strings.Split(text, ",") {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, fmt.Errorf("%q is no number", word)
		}
		list = append(list, n)
	}
	return list, nil
}
