package door

import (
	"context"
	"sync"
	"time"

	"yanyi/cmd/rooms/hall"
	"yanyi/game"
	"yanyi/game/room"
)

// busiest follows the game that most look at, for all who look at the lobby: as one more who
// looks on, and so hears no more than others do who look on, and as late. Nothing is followed
// while nobody looks.
type busiest struct {
	door *Door

	mu      sync.Mutex
	lookers int
	stop    func()
}

// attend counts somebody who looks at the lobby, until left is called.
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

// boardTime is between two looks at that game.
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

// follower is who looks on.
type follower struct {
	door  *Door
	code  string // of the room, "" for none
	guest *hall.Guest
	room  *room.Room

	mu   sync.Mutex
	news []room.Event
}

// follow looks on in a room, and shows its board.
func (f *follower) follow(ctx context.Context, code string) {
	if code != f.code {
		f.leave()
		f.enter(ctx, code)
	}
	if f.code == "" {
		f.door.Lobby.Show(nil)
		return
	}
	f.mu.Lock()
	news := f.news
	f.news = nil
	f.mu.Unlock()
	for _, e := range news {
		if f.room.Apply(e) != nil { // it is heard anew the next time
			f.leave()
			return
		}
	}
	f.door.Lobby.Show(room.BoardOf(f.room, f.code))
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
