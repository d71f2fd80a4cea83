package bridge

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/cmd/internal/engines"
	"yanyi/game"
	"yanyi/game/room"
)

const (
	patience  = 10 * time.Second // for an answer, beyond the time for it
	spare     = 500 * time.Millisecond
	share     = 12 // of the time that is left, for a turn
	leastTime = 20 * time.Millisecond
)

// chooseGame tells the engine, once, which game the room plays, if the engine has that choice.
func (v *visit) chooseGame() error {
	if v.chosen {
		return nil
	}
	v.chosen = true
	s := v.room.Setup()
	if kind, ok := v.engine.Option("UCI_Variant"); ok {
		if !slices.Contains(strings.Fields(kind), s.Variant) {
			return ended("the engine does not play %s; it names%s", s.Variant, strings.ReplaceAll(" "+kind, " var ", " "))
		}
		v.engine.SetOption("UCI_Variant", s.Variant)
	}
	in := v.room.Match().Info()
	for _, o := range in.Options { // an engine passes over those that it does not have
		v.engine.SetOption(o.Key, in.Option(s.Options, o.Key))
	}
	return nil
}

// think asks the engine for a turn.
func (v *visit) think(answers chan<- answer) {
	m := v.room.Match()
	anew := v.ready != m
	v.ready, v.thinks = m, true
	mark, position, limit := v.room.Mark(), engines.Position(m), v.limit()
	go func() {
		a := answer{mark: mark}
		if anew {
			a.err = v.engine.Begin()
		}
		if a.err == nil {
			v.engine.Send(position)
			v.engine.Send(fmt.Sprint("go movetime ", limit.Milliseconds()))
			a.turn, a.err = v.engine.Await("bestmove", limit+patience, nil)
		}
		answers <- a
	}()
}

// limit is how long the engine may think now.
func (v *visit) limit() time.Duration {
	if v.room.Clock() == (room.Clock{}) {
		return v.time
	}
	now := room.Time(time.Now().UnixMilli()) + v.ahead
	left := time.Duration(v.room.TimeLeft(v.you, now)) * time.Millisecond
	return max(leastTime, min(v.time, (left-spare)/share))
}

// answered plays the engine's turn, if it is still asked for.
func (v *visit) answered(ctx context.Context, a answer) error {
	r, m := v.room, v.room.Match()
	if a.err != nil {
		return ended("at turn %d the engine %s: %w; its seat is left", m.Ply()+1, strings.Join(v.engine.Command, " "), a.err)
	}
	if !v.sits() || r.Phase() != room.Playing || r.Mark() != a.mark {
		return nil
	}
	text, _, _ := strings.Cut(a.turn, " ")
	turn, err := m.Find(text)
	if err != nil {
		return ended("at turn %d the engine answers %q, which cannot be played: %w; its seat is left. It was asked: %s",
			m.Ply()+1, game.Brief(text), err, engines.Position(m))
	}
	return v.say(ctx, room.Say{Do: room.Play, Of: a.mark, Turn: m.Info().FormatTurn(turn.Chosen())})
}
