package link

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/notation"
	"yanyi/game/tree"
)

// A game by its turns is, in bytes: how long its deflated tags are, and these; how many
// turns there are; and in bits, of each, its place among the position's legal ones and
// what it turned over; then the clocks, if the game has any; last a sum of the text.

// packTurns encodes a game, whose record is given, by its turns; false where the record holds
// more than tags, turns and clocks. Tags and sum are the record's own, and each turn is among
// the legal ones, so that the record always comes back (FuzzPack).
func packTurns(m *match.Match, record string) (string, bool) {
	root := m.Tree()
	if m.Ply() > mostTurns || m.Ply() < root.Size() || !root.Note.Silent() || slices.ContainsFunc(m.Moves(), talks) {
		return "", false
	}
	head, _, _ := strings.Cut(record, "\n\n")
	var p packer
	if len(head) > mostHead || !p.turns(m) || !p.clocks(m.Setup().Clock, m.Moves()) {
		return "", false
	}
	tags := deflate(head)
	data := append(binary.AppendUvarint(nil, uint64(len(tags))), tags...)
	data = append(binary.AppendUvarint(data, uint64(m.Ply())), p.data...)
	return turnsForm + encode(append(data, sum(record)...)), true
}

// talks reports whether a record says more of a turn than its clock and a fallen flag.
func talks(n *tree.Node) bool {
	note := n.Note
	note.Clock, note.Fell = tree.Time{}, note.Fell && !n.Resigned
	return !note.Silent()
}

const sumLong = 2

// sum is two bytes that another text hardly has.
func sum(text string) []byte {
	return binary.BigEndian.AppendUint16(nil, uint16(crc32.ChecksumIEEE([]byte(text))))
}

// begin is a game with these tags before its first turn.
func begin(find Find, head string) (*match.Match, error) {
	var b strings.Builder
	for tag := range strings.SplitSeq(head, "\n") {
		if !strings.HasPrefix(tag, "[Result ") && !strings.HasPrefix(tag, "[Termination ") {
			b.WriteString(tag + "\n")
		}
	}
	m, err := match.Parse(find, b.String()+"\n*\n")
	if err == nil && (m.Ply() > 0 || !m.Tree().Note.Silent()) {
		err = errors.New("turns or comments among the tags")
	}
	return m, err
}

// place is a place among some.
type place struct{ at, of int }

// turns writes the turns of a game from its first position on. It walks them backwards, so that
// none is played.
func (p *packer) turns(m *match.Match) bool {
	o, line := options{seats: len(m.Info().Seats)}, m.Clone()
	var list []place // of the last turn first
	for _, move := range slices.Backward(line.Moves()) {
		line.GoTo(move.Parent())
		pos := line.Position()
		if move.Turn.HasReveal() {
			pos.Do(move.Turn.WithReveal(game.Reveal{}))
			o.drawn(pos.Reveals(o.reveals[:0]))
			pos.Undo()
			list = append(list, place{o.drawnPlace(move.Turn.Reveal()), len(o.reveals)})
		}
		switch {
		case move.Resigned && move.Fell:
			list = append(list, place{1, 2})
		case move.Resigned:
			list = append(list, place{0, 2})
		}
		o.of(pos)
		list = append(list, place{o.place(move.Turn), o.count()})
	}
	for _, place := range slices.Backward(list) {
		if place.at < 0 {
			return false
		}
		p.below(place.at, place.of)
	}
	return true
}

// unpackTurns is a game given by its turns, and its record.
func unpackTurns(find Find, data []byte) (string, *match.Match, error) {
	n, used := binary.Uvarint(data)
	if used <= 0 || n > uint64(len(data)-used) {
		return "", nil, &Damage{What: End}
	}
	head, err := inflate(data[used:][:n], dictionary(), mostHead)
	if err != nil {
		return "", nil, err
	}
	data = data[used+int(n):]
	plies, used := binary.Uvarint(data)
	if used <= 0 || plies > mostTurns || len(data)-used < sumLong {
		return "", nil, &Damage{What: End}
	}
	data = data[used:]
	end := len(data) - sumLong
	u := unpacker{data: data[:end]}
	m, err := u.game(find, head, int(plies))
	if err != nil {
		return "", nil, err
	}
	text := head + "\n\n" + m.Tree().Movetext(m.Info().Result(m.Outcome()))
	if !u.ended() || string(sum(text)) != string(data[end:]) {
		return "", nil, &Damage{What: Sum}
	}
	return text, m, nil
}

// game reads a game of so many turns, as match.Parse would read its record.
func (u *unpacker) game(find Find, head string, plies int) (*match.Match, error) {
	m, err := begin(find, head)
	if err != nil {
		return nil, &Damage{What: Tags, Err: err}
	}
	at := u.turns(m, plies)
	if at == plies {
		at = u.clocks(m.Setup().Clock, m.Moves())
	}
	if at < plies {
		return nil, &Damage{What: Turn, N: at + 1, Of: plies}
	}
	m.Retime()
	var faults game.Faults
	if s := notation.Scan(head+"\n\n*\n", &faults); !m.Told(s.Value("Result"), s.Value("Termination")) {
		return nil, &Damage{What: Tags}
	}
	return m, nil
}

// turns plays so many turns on from a game's first position. It returns how many could be read.
func (u *unpacker) turns(m *match.Match, plies int) int {
	o := options{seats: len(m.Info().Seats)}
	draw := func(_ int, _ game.Turn, of []game.Reveal) game.Reveal {
		o.drawn(of)
		at := u.below(len(of))
		if at >= len(of) {
			u.short, at = true, 0
		}
		return of[at]
	}
	for i := range plies {
		o.of(m.Position())
		t, ok := o.turn(u.below(o.count()))
		seat, resigns := t.Resigns()
		if u.short || !ok || resigns && !m.Alive().Has(seat) {
			return i
		}
		fell := resigns && u.flag()
		if err := m.Continue(t, draw); err != nil || u.short {
			return i
		}
		m.Moves()[i].Fell = fell
	}
	return plies
}
