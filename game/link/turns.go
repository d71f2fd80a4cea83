package link

import (
	"encoding/binary"
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
// more than turns and clocks.
func packTurns(m *match.Match, record string) (string, bool) {
	root := m.Tree()
	if m.Ply() > mostTurns || !root.Note.Silent() || slices.ContainsFunc(m.Moves(), talks) {
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
	note.Clock, note.Fell = tree.Time{}, false
	return !note.Silent() || len(n.Variations()) > 0
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
	return match.Parse(find, b.String()+"\n*\n")
}

// turns writes the turns of a game from its first position on.
func (p *packer) turns(m *match.Match) bool {
	o := options{seats: len(m.Info().Seats)}
	for _, move := range m.Moves() {
		pos := m.Look(move.Parent()).Position()
		o.of(pos)
		at := o.place(move.Turn)
		if at < 0 {
			return false
		}
		p.below(at, o.count())
		if move.Resigned {
			p.flag(move.Fell)
		}
		if !move.Turn.HasReveal() {
			continue
		}
		pos.Do(move.Turn.WithReveal(game.Reveal{}))
		o.drawn(pos.Reveals(o.reveals[:0]))
		pos.Undo()
		if at = o.drawnPlace(move.Turn.Reveal()); at < 0 {
			return false
		}
		p.below(at, len(o.reveals))
	}
	return true
}

// unpackTurns is the record of a game given by its turns.
func unpackTurns(find Find, data []byte) (string, error) {
	n, used := binary.Uvarint(data)
	if used <= 0 || n > uint64(len(data)-used) {
		return "", &Damage{What: End}
	}
	head, err := inflate(data[used:][:n], dictionary(), mostHead)
	if err != nil {
		return "", err
	}
	data = data[used+int(n):]
	plies, used := binary.Uvarint(data)
	if used <= 0 || plies > mostTurns || len(data)-used < sumLong {
		return "", &Damage{What: End}
	}
	data = data[used:]
	end := len(data) - sumLong
	u := unpacker{data: data[:end]}
	text, err := u.record(find, head, int(plies))
	if err == nil && (!u.ended() || string(sum(text)) != string(data[end:])) {
		err = &Damage{What: Sum}
	}
	return text, err
}

// record reads a game of so many turns.
func (u *unpacker) record(find Find, head string, plies int) (string, error) {
	m, err := begin(find, head)
	if err != nil {
		return "", &Damage{What: Tags, Err: err}
	}
	at := u.turns(m, plies)
	if at == plies {
		at = u.clocks(m.Setup().Clock, m.Moves())
	}
	if at < plies {
		return "", &Damage{What: Turn, N: at + 1, Of: plies}
	}
	var faults game.Faults
	if s := notation.Scan(head+"\n\n*\n", &faults); !m.Told(s.Value("Result"), s.Value("Termination")) {
		return "", &Damage{What: Tags}
	}
	return m.Record(), nil
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
