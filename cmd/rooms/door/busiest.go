package door

import (
	"context"
	"runtime/debug"
	"sync"
	"time"

	"yanyi/cmd/rooms/hall"
	"yanyi/game"
	"yanyi/game/room"
)

// busiest follows the game with the most viewers, for all viewers of the lobby: as one more
// spectator, and so with what spectators may know, and as late. Without viewers it follows
// nothing.
type busiest struct {
	door *Door

	mu      sync.Mutex
	lookers int
	stop    func()
}

// attend counts a viewer of the lobby, until left is called.
func (b *busiest) attend() (left func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.lookers++; b.lookers == 1 {
		ctx, stop := context.WithCancel(context.Background())
		b.stop = stop
		go b.run(ctx)
	}
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		if b.lookers--; b.lookers == 0 {
			b.stop()
		}
	}
}

// boardTime is the time between two views of that game.
const boardTime = time.Second

func (b *busiest) run(ctx context.Context) {
	ticks := time.NewTicker(boardTime)
	defer ticks.Stop()
	f := &follower{door: b.door}
	defer b.door.Lobby.Show(nil)
	defer f.leave()
	for {
		f.follow(ctx, b.door.Lobby.Busiest())
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
		}
	}
}

// follower is the spectator.
type follower struct {
	door  *Door
	code  string // of the room, "" for none
	guest *hall.Guest
	room  *room.Room

	mu   sync.Mutex
	news []room.Event
}

// follow joins a room as a spectator and publishes its board.
func (f *follower) follow(ctx context.Context, code string) {
	if code != f.code {
		f.leave()
		f.enter(ctx, code)
	}
	if f.code == "" {
		f.door.Lobby.Show(nil)
		return
	}
	if !f.takeIn() { // it is read anew the next time
		f.leave()
		return
	}
	f.door.Lobby.Show(f.room.Board(f.code))
}

// takeIn processes an event, and reports whether it could, whatever the event was.
func (f *follower) takeIn() (ok bool) {
	f.mu.Lock()
	news := f.news
	f.news = nil
	f.mu.Unlock()
	defer func() {
		if fault := recover(); fault != nil {
			f.door.Log.Error("looking on", "room", f.code, "fault", fault, "stack", string(debug.Stack()))
			ok = false
		}
	}()
	for _, e := range news {
		if f.room.Apply(e) != nil {
			return false
		}
	}
	return true
}

func (f *follower) enter(ctx context.Context, code string) {
	if code == "" {
		return
	}
	f.room, f.guest = room.New(f.door.Find), &hall.Guest{
		Quiet:   true,
		Welcome: func(game.Seat, bool, int) {},
		Hear:    f.hear,
		See:     func(hall.Presence) {},
	}
	// A room that cannot be read now is, perhaps, a second later.
	if f.door.hall.Enter(ctx, code, f.guest) == nil {
		f.code = code
	}
}

func (f *follower) hear(e room.Event, _ game.Seat) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.news = append(f.news, e)
}

func (f *follower) leave() {
	if f.code != "" {
		f.door.hall.Leave(f.code, f.guest)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.code, f.news = "", nil
}
