// Package scored keeps games with the search's score of every position, from which corrections
// are learnt and openings are collected.
//
// A file is a line of text, its settings, and games. A game is, in little-endian order:
//
//	2 bytes  number of turns; of a long game with the highest bit set
//	1 byte   length of the start's position string
//	1 byte   result of the first seat in half points: 0, 1 or 2; of a long game the number of
//	         seats, then each seat's half points in a byte
//	…        the position string
//	6 bytes  a turn: 4 bytes of its chosen part, 2 of the score before it in centipawns for the
//	         side that plays it; of a long game 8 bytes, 2 of what it draws between the two
//
// A game is long if it is not of two, or if something is drawn in it.
package scored

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"yanyi/game"
)

// Bounds of a file.
const (
	longestLine = 256
	longestGame = 1000 // turns
	mostSeats   = 3
	mostPoints  = 6 // half points of a seat
)

// long marks, in the number of its turns, a game with more than two seats or with draws.
const long = 1 << 15

// Turn is a turn and the score of the position before it, for the side that plays it.
type Turn struct {
	Turn  game.Turn
	Score int16
}

// Game is a game.
type Game struct {
	Start  string    // position string, at most 255 bytes
	Turns  []Turn    // with what they drew
	Points []float64 // of each seat, in halves; of two 1, 0.5 or 0
}

// isLong reports whether the game has more to keep than one of two without draws.
func (g *Game) isLong() bool {
	return len(g.Points) != 2 || slices.ContainsFunc(g.Turns, func(t Turn) bool { return t.Turn.HasReveal() })
}

// append appends a game's bytes.
func (g *Game) append(dst []byte) []byte {
	n, isLong := uint16(len(g.Turns)), g.isLong()
	if isLong {
		n |= long
	}
	dst = append(binary.LittleEndian.AppendUint16(dst, n), byte(len(g.Start)))
	if isLong {
		dst = append(dst, byte(len(g.Points)))
		for _, p := range g.Points {
			dst = append(dst, byte(2*p))
		}
	} else {
		dst = append(dst, byte(2*g.Points[0]))
	}
	dst = append(dst, g.Start...)
	for _, t := range g.Turns {
		dst = binary.LittleEndian.AppendUint32(dst, uint32(t.Turn.Chosen()))
		if isLong {
			dst = binary.LittleEndian.AppendUint16(dst, uint16(t.Turn>>drawnFrom))
		}
		dst = binary.LittleEndian.AppendUint16(dst, uint16(t.Score))
	}
	return dst
}

// drawnFrom is the first bit of a turn's draw.
const drawnFrom = 32

// errTorn is a game that is not whole: writing it was interrupted.
var errTorn = errors.New("the last game is not whole")

// read reads a game and returns its length in bytes. It returns io.EOF behind the last one.
func (g *Game) read(r *bufio.Reader) (size int, err error) {
	var head [4]byte
	if n, err := io.ReadFull(r, head[:]); err != nil {
		if n > 0 {
			return 0, errTorn
		}
		return 0, err
	}
	n, turn := int(binary.LittleEndian.Uint16(head[:])), 6
	points := head[3:]
	if n&long != 0 {
		if n, turn = n&^long, 8; head[3] < 2 || head[3] > mostSeats {
			return 0, fmt.Errorf("a game of %d seats", head[3])
		}
		points = make([]byte, head[3])
		if _, err := io.ReadFull(r, points); err != nil {
			return 0, errTorn
		}
		size = len(points)
	}
	if n > longestGame {
		return 0, fmt.Errorf("a game of %d turns", n)
	}
	if err := g.score(points); err != nil {
		return 0, err
	}
	rest := make([]byte, int(head[2])+n*turn)
	if _, err := io.ReadFull(r, rest); err != nil {
		return 0, errTorn
	}
	size += len(head) + len(rest)
	g.Start, rest = string(rest[:head[2]]), rest[head[2]:]
	for g.Turns = g.Turns[:0]; len(rest) > 0; rest = rest[turn:] {
		t := game.Turn(binary.LittleEndian.Uint32(rest))
		if turn == 8 {
			t |= game.Turn(binary.LittleEndian.Uint16(rest[4:])) << drawnFrom
		}
		g.Turns = append(g.Turns, Turn{t, int16(binary.LittleEndian.Uint16(rest[turn-2:]))})
	}
	return size, nil
}

// score reads the half points of the first of two, or of all seats.
func (g *Game) score(half []byte) error {
	g.Points = g.Points[:0]
	for _, h := range half {
		if h > mostPoints || len(half) < 3 && h > 2 {
			return fmt.Errorf("a game with %d half points for a player", h)
		}
		g.Points = append(g.Points, float64(h)/2)
	}
	if len(half) == 1 {
		g.Points = append(g.Points, 1-g.Points[0])
	}
	return nil
}

// Read calls use with each game of a file in turn; the game is valid during the call. It returns
// the file's settings. A last game that is not whole is left out.
func Read(r io.Reader, use func(*Game) error) (settings string, err error) {
	settings, _, err = read(r, use)
	return settings, err
}

// read is Read, and tells where the last whole game ends.
func read(r io.Reader, use func(*Game) error) (settings string, end int64, err error) {
	in := bufio.NewReaderSize(r, 1<<16)
	settings, err = readLine(in)
	if err != nil {
		return "", 0, err
	}
	end = int64(len(settings) + 1)
	var g Game
	for n := 1; ; n++ {
		size, err := g.read(in)
		switch {
		case err == io.EOF, errors.Is(err, errTorn):
			return settings, end, nil
		case err != nil:
			return settings, end, fmt.Errorf("game %d: %w", n, err)
		}
		if err := use(&g); err != nil {
			return settings, end, fmt.Errorf("game %d: %w", n, err)
		}
		end += int64(size)
	}
}

func readLine(in *bufio.Reader) (string, error) {
	var line strings.Builder
	for line.Len() <= longestLine {
		b, err := in.ReadByte()
		if err != nil {
			return "", errors.New("no line of settings")
		}
		if b == '\n' {
			return line.String(), nil
		}
		line.WriteByte(b)
	}
	return "", errors.New("no file of games")
}

// File is a file of games to which more are appended.
type File struct {
	file *os.File
	Had  int // games that it had when it was opened
}

// Append opens a file to append games, and makes it if there is none. A file of other settings
// is an error; a last game that is not whole is cut off.
func Append(name, settings string) (*File, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	out := &File{file: f}
	if err := out.resume(settings); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return out, nil
}

// resume counts the games and goes behind the last whole one.
func (f *File) resume(settings string) error {
	if in, err := f.file.Stat(); err != nil {
		return err
	} else if in.Size() == 0 {
		_, err := f.file.WriteString(settings + "\n")
		return err
	}
	had, end, err := read(f.file, func(*Game) error {
		f.Had++
		return nil
	})
	switch {
	case err != nil:
		return err
	case had != settings:
		return fmt.Errorf("its games are of %q, not of %q", had, settings)
	}
	if err := f.file.Truncate(end); err != nil {
		return err
	}
	_, err = f.file.Seek(end, io.SeekStart)
	return err
}

// Add appends a game.
func (f *File) Add(g *Game) error {
	if len(g.Start) > 255 || len(g.Turns) > longestGame {
		return errors.New("the game is too long for a file")
	}
	_, err := f.file.Write(g.append(nil))
	return err
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }
