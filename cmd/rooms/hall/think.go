package hall

import (
	"context"
	"errors"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/game/search"
)

// Delays before a process lets a computer think: the process that wrote the last entry begins at
// once, others help out if no answer comes. If two think, the first answer counts and the other
// is stale.
const (
	ownThoughts   = 0
	foundThoughts = time.Second
	laterThoughts = 10 * time.Second

	retryTime = time.Second
)

// The nodes of the strongest computers on a server, where many think. While others wait each
// has fewer, so that waits are short.
//
// Ruling: between two, level 8 is hardly stronger than level 7 there.
const (
	mostNodes      = 300_000
	leastNodes     = 3_000
	mostThinkTime  = 3000 // milliseconds
	leastThinkTime = 30
)

// thought is a computer's, for a seat in a position; at most one a room.
type thought struct {
	code   string
	seat   game.Seat
	mark   int
	level  int
	info   *game.Info
	pos    game.Position // nil where tiles are to be laid
	cancel func()
}

// think lets a computer think if it is due, and stops one whose position is gone.
func (h *Hall) think(code string, t *table, wait time.Duration) {
	seat, due := t.room.Due()
	due = due && t.awaited()
	h.mu.Lock()
	defer h.mu.Unlock()
	if old := h.thoughts[code]; old != nil {
		if due && old.seat == seat && old.mark == t.room.Mark() {
			return
		}
		old.cancel()
		delete(h.thoughts, code)
	}
	if !due {
		return
	}
	m := t.room.Match()
	x := &thought{code: code, seat: seat, mark: t.room.Mark(), level: t.room.Seats()[seat].Level, info: m.Info()}
	if t.room.Phase() == room.Playing {
		x.pos = m.Position().Clone()
	}
	ctx, cancel := context.WithCancel(h.ctx)
	x.cancel = cancel
	h.thoughts[code] = x
	go h.answer(ctx, x, wait)
}

// awaited reports whether anybody waits for the room's computers: a guest or a player.
func (t *table) awaited() bool {
	for s, seat := range t.room.Seats() {
		if seat.Taken && seat.Level == 0 && t.room.Match().Alive().Has(game.Seat(s)) {
			return true
		}
	}
	return len(t.guests) > 0
}

// answer thinks and sends the result, again and again while it cannot be written down.
func (h *Hall) answer(ctx context.Context, x *thought, wait time.Duration) {
	defer h.contain(x.code, nil)
	defer h.forgetThought(x)
	if !pause(ctx, wait) {
		return
	}
	say := room.Say{V: room.Version, Do: room.Lay, Seat: x.seat}
	if x.pos != nil {
		say.Do, say.Of, say.Turn = room.Play, x.mark, h.turn(ctx, x)
	}
	for ctx.Err() == nil {
		err := h.Say(h.ctx, x.code, room.Server, &say)
		var refusal *room.Refusal
		if err == nil || errors.Is(err, ErrNone) || errors.Is(err, ErrBroken) || errors.As(err, &refusal) {
			return
		}
		h.Log.Error("a computer's turn", "room", x.code, "error", err)
		pause(ctx, retryTime)
	}
}

// pause reports whether ctx went on for so long.
func pause(ctx context.Context, wait time.Duration) bool {
	select {
	case <-time.After(wait):
	case <-ctx.Done():
	}
	return ctx.Err() == nil
}

// turn is the computer's choice, once an engine is free.
func (h *Hall) turn(ctx context.Context, x *thought) string {
	thinking.Inc()
	defer thinking.Dec()
	h.waiting.Add(1)
	defer h.waiting.Add(-1)
	select {
	case h.brains <- struct{}{}:
		defer func() { <-h.brains }()
	case <-ctx.Done():
		return ""
	}
	share := max(1, int(h.waiting.Load())/cap(h.brains))
	start := time.Now()
	turn := h.Choose(ctx, x.info, x.pos, search.Limits{Level: min(x.level, search.Levels),
		Seed: h.Luck.Uint64(), Nodes: uint64(max(leastNodes, mostNodes/share)), Time: max(leastThinkTime, mostThinkTime/share)})
	thinkTime.Observe(time.Since(start).Seconds())
	return x.info.FormatTurn(turn.Chosen())
}

// best is the turn that a search finds best.
func best(ctx context.Context, in *game.Info, pos game.Position, within search.Limits) game.Turn {
	return search.New(in).Best(ctx, pos, within).Turn
}

func (h *Hall) forgetThought(x *thought) {
	x.cancel()
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.thoughts[x.code] == x {
		delete(h.thoughts, x.code)
	}
}
