package link

import (
	"encoding/binary"
	"hash/crc32"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// A game by its turns is, in bytes: how long its deflated tags are, and these; how many
// turns there are; and in bits, of each, its place among the position's legal ones and
// what it turned over; then the clocks, if the game has any; last a sum of the text.

// packTurns tells a game by its turns; false where it holds more than turns and clocks.
func packTurns(find Find, record string) (string, bool) {
	m, err := match.Parse(find, record)
	if err != nil || m.Ply() > mostTurns {
		return "", false
	}
	root := m.Tree()
	line := root.Line()
	if !root.Note.Silent() || slices.ContainsFunc(line, talks) {
		return "", false
	}
	head, _, _ := strings.Cut(record, "\n\n")
	begun, err := begin(find, head)
	if err != nil || len(head) > mostHead {
		return "", false
	}
	var p packer
	if !p.turns(begun.Position().Clone(), len(m.Info().Seats), m.Moves()) || !p.clocks(m.Setup().Clock, m.Moves(), line) {
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

// result is that of a game's tags.
func result(head string) string {
	_, rest, _ := strings.Cut(head, "[Result \"")
	word, _, _ := strings.Cut(rest, "\"")
	if word == "" {
		return "*"
	}
	return word
}

// turns writes the turns of a game from its first position on.
func (p *packer) turns(pos game.Position, seats int, moves []match.Move) bool {
	o := options{seats: seats}
	for i := range moves {
		t := moves[i].Turn
		o.of(pos)
		at := o.place(t)
		if at < 0 {
			return false
		}
		p.below(at, o.count())
		if moves[i].Resigned {
			p.flag(moves[i].Timed)
		}
		game.Redo(pos, t)
		if !t.HasReveal() {
			continue
		}
		pos.Undo()
		o.drawn(pos)
		if at = o.drawnPlace(t.Reveal()); at < 0 {
			return false
		}
		p.below(at, len(o.reveals))
		pos.DoReveal(o.reveals[at])
	}
	return true
}

// unpackTurns is the record of a game told by its turns.
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
	root, line := tree.New(plies)
	movers := make([]game.Seat, plies)
	at := u.turns(m.Info(), m.Position().Clone(), line, movers)
	if at == plies {
		at = u.clocks(m.Setup().Clock, line, movers)
	}
	if at < plies {
		return "", &Damage{What: Turn, N: at + 1, Of: plies}
	}
	m, err = match.Parse(find, head+"\n\n"+root.Text(result(head)))
	if err != nil {
		return "", &Damage{What: Tags, Err: err}
	}
	return m.Record(), nil
}

// turns reads the turns of a game from its first position on, and whose they are, NoSeat
// for resignations. It returns how many could be read.
func (u *unpacker) turns(in *game.Info, pos game.Position, line []*tree.Node, movers []game.Seat) int {
	o := options{seats: len(in.Seats)}
	for i, n := range line {
		o.of(pos)
		t, ok := o.turn(u.below(o.count()))
		seat, resigns := t.Resigns()
		if u.short || !ok || resigns && !pos.Alive().Has(seat) {
			return i
		}
		if movers[i] = pos.Actor(); resigns {
			movers[i], n.Fell = game.NoSeat, u.flag()
		}
		pos.Do(t)
		if pos.Actor() == game.Chance {
			o.drawn(pos)
			at := u.below(len(o.reveals))
			if at >= len(o.reveals) {
				return i
			}
			t = t.WithReveal(o.reveals[at])
			pos.DoReveal(o.reveals[at])
		}
		n.Turn = in.FormatTurn(t)
	}
	return len(line)
}
