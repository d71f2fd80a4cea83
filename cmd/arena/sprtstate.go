package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"yanyi/cmd/internal/score"
)

// mostState is the largest file of a state that is read, in bytes.
const mostState = 1 << 20

// state is what a sequential test has counted so far. As a file it is JSON.
type state struct {
	Settings string
	Seed     uint64
	Units    score.Units
	Seats    map[string]score.Sample // points by seat, whoever sat there
}

// next is the number of the first unit that has not been played.
func (s *state) next() int { return s.Units.Len() }

// count adds the points of a seat.
func (s *state) count(seat string, points float64) {
	sum := s.Seats[seat]
	sum.Add(points)
	s.Seats[seat] = sum
}

// stateFile is a state in a file: JSON has no numbers as keys.
type stateFile struct {
	Settings string                  `json:"settings"`
	Seed     uint64                  `json:"seed"`
	Units    map[string]int          `json:"units"`
	Seats    map[string]score.Sample `json:"seats"`
}

// keep writes the state to a file by replacing it as a whole; without a name it does nothing.
func (s *state) keep(name string) error {
	if name == "" {
		return nil
	}
	file := stateFile{s.Settings, s.Seed, map[string]int{}, s.Seats}
	for points, n := range s.Units {
		file.Units[strconv.FormatFloat(points, 'g', -1, 64)] = n
	}
	text, err := json.MarshalIndent(file, "", "\t")
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	_, err = f.Write(append(text, '\n'))
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// readState reads a state. Errors name the file and what is wrong in it.
func readState(name string) (state, error) {
	f, err := os.Open(name)
	if err != nil {
		return state{}, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostState+1))
	if err != nil {
		return state{}, err
	}
	s, err := parseState(text)
	if err != nil {
		return s, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

func parseState(text []byte) (state, error) {
	if len(text) > mostState {
		return state{}, fmt.Errorf("a state has at most %d bytes", mostState)
	}
	var file stateFile
	if err := json.Unmarshal(text, &file); err != nil {
		return state{}, err
	}
	s := state{file.Settings, file.Seed, score.Units{}, file.Seats}
	if s.Seats == nil {
		s.Seats = map[string]score.Sample{}
	}
	for key, n := range file.Units {
		points, err := strconv.ParseFloat(key, 64)
		if err != nil || !(points >= 0 && points <= mostPoints) || n < 0 || n > mostUnits {
			return s, fmt.Errorf("units %q: %d: these are no points and number of units", key, n)
		}
		s.Units[points] += n
	}
	return s, nil
}

// The most points of a unit, three games won of three points each, and units of one result.
const (
	mostPoints = 9
	mostUnits  = 1 << 30
)

// take reads the state to continue from, if its file exists, and those to pool with it.
func (s *sequential) take(name, with string) error {
	s.file = name
	s.state.Units, s.state.Seats = score.Units{}, map[string]score.Sample{}
	if name != "" {
		old, err := readState(name)
		switch {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return err
		case old.Settings != s.state.Settings || old.Seed != s.state.Seed:
			return fmt.Errorf("%s is of other games, seed %d: %s", name, old.Seed, old.Settings)
		default:
			s.state = old
		}
	}
	seeds := map[uint64]string{s.seed: name}
	for _, name := range strings.FieldsFunc(with, func(r rune) bool { return r == ',' }) {
		other, err := readState(name)
		switch {
		case err != nil:
			return err
		case other.Settings != s.state.Settings:
			return fmt.Errorf("%s is of other games: %s", name, other.Settings)
		}
		if first, twice := seeds[other.Seed]; twice {
			return fmt.Errorf("%s has the seed %d of %s: these are the same games", name, other.Seed, first)
		}
		seeds[other.Seed] = name
		s.pooled = append(s.pooled, other)
	}
	return nil
}
