// Package scored keeps games of two with the search's score of every position, from which a
// correction is learnt.
//
// A file is a line of text, its settings, and games. A game is, in little-endian order:
//
//	2 bytes  number of turns
//	1 byte   length of the start's position string
//	1 byte   result of the first seat in half points: 0, 1 or 2
//	…        the position string
//	6 bytes  a turn: 4 bytes of its chosen part, 2 of the score before it in centipawns for the
//	         side that plays it
package scored

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"yanyi/game"
)

// Bounds of a file.
const (
	longestLine = 256
	longestGame = 1000 // turns
)

// Turn is a turn and the score of the position before it, for the side that plays it.
type Turn struct {
	Turn  game.Turn
	Score int16
}

// Game is a game of two.
type Game struct {
	Start  string // position string, at most 255 bytes
	Turns  []Turn
	Result float64 // of the first seat: 1, 0.5 or 0
}

// size is the length of a game's bytes.
func (g *Game) size() int64 { return int64(4 + len(g.Start) + 6*len(g.Turns)) }

// append appends a game's bytes.
func (g *Game) append(dst []byte) []byte {
	dst = binary.LittleEndian.AppendUint16(dst, uint16(len(g.Turns)))
	dst = append(dst, byte(len(g.Start)), byte(2*g.Result))
	dst = append(dst, g.Start...)
	for _, t := range g.Turns {
		dst = binary.LittleEndian.AppendUint32(dst, uint32(t.Turn.Chosen()))
		dst = binary.LittleEndian.AppendUint16(dst, uint16(t.Score))
	}
	return dst
}

// errTorn is a game that is not whole: writing it was interrupted.
var errTorn = errors.New("the last game is not whole")

// read reads a game. It returns io.EOF behind the last one.
func (g *Game) read(r *bufio.Reader) error {
	var head [4]byte
	if n, err := io.ReadFull(r, head[:]); err != nil {
		if n > 0 {
			return errTorn
		}
		return err
	}
	n := int(binary.LittleEndian.Uint16(head[:]))
	if n > longestGame || head[3] > 2 {
		return fmt.Errorf("a game of %d turns with the result %d", n, head[3])
	}
	start := make([]byte, head[2])
	if _, err := io.ReadFull(r, start); err != nil {
		return errTorn
	}
	g.Start, g.Turns, g.Result = string(start), g.Turns[:0], float64(head[3])/2
	for range n {
		var b [6]byte
		if _, err := io.ReadFull(r, b[:]); err != nil {
			return errTorn
		}
		g.Turns = append(g.Turns, Turn{game.Turn(binary.LittleEndian.Uint32(b[:])), int16(binary.LittleEndian.Uint16(b[4:]))})
	}
	return nil
}

// Read calls use with each game of a file in turn; the game is valid during the call. It returns
// the file's settings. A last game that is not whole is left out.
func Read(r io.Reader, use func(*Game) error) (settings string, err error) {
	in := bufio.NewReaderSize(r, 1<<16)
	settings, err = readLine(in)
	if err != nil {
		return "", err
	}
	var g Game
	for n := 1; ; n++ {
		switch err := g.read(in); {
		case err == io.EOF, errors.Is(err, errTorn):
			return settings, nil
		case err != nil:
			return settings, fmt.Errorf("game %d: %w", n, err)
		}
		if err := use(&g); err != nil {
			return settings, fmt.Errorf("game %d: %w", n, err)
		}
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
	end := int64(len(settings) + 1)
	had, err := Read(f.file, func(g *Game) error {
		f.Had++
		end += g.size()
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
