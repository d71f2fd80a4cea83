package sim

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"yanyi/cmd/rooms/abandonment"
	"yanyi/cmd/rooms/door"
	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/lobby"
	"yanyi/cmd/serve/site"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/game/search"
)

// world is everything that a seed decides.
type world struct {
	*rand.Rand // of the weather alone
	seed       uint64
	began      time.Time
	span       time.Duration // for which people come
	pace       time.Duration // how many times as slow as usual they are
	disk       *disk
	truth      *truth
	processes  []*process
	people     []*person
	trap       atomic.Bool   // the game "trap" panics now
	doom       atomic.Uint64 // how many in 2003 journal's answers kill a process
	shared     bool          // several processes serve one cluster

	over   chan struct{} // closed when people are to go, or something is wrong
	ended  sync.Once
	closed chan struct{} // closed when the processes are to end
	wrong  atomic.Pointer[string]
	calm   atomic.Bool // no faults any more

	mu        sync.Mutex
	story     []string
	lastFault time.Time
	night     chan struct{}     // closed when processes are started again; nil while they are
	nicknames map[string]string // of rooms, which do not depend on their codes
	figures   figures
}

// figures count what a run has met.
type figures struct {
	entries, messages, rooms, kills, faults int
}

func newWorld(seed uint64) *world {
	w := &world{Rand: rand.New(rand.NewPCG(seed, 57)), seed: seed, began: time.Now(), over: make(chan struct{}), closed: make(chan struct{}), nicknames: map[string]string{}}
	w.disk = newDisk(w)
	w.truth = newTruth(w)
	w.lastFault = time.Now()
	return w
}

// since is how long the world has gone on.
func (w *world) since() time.Duration { return time.Since(w.began) }

// say tells a line of the story.
func (w *world) say(format string, a ...any) {
	t := w.since()
	line := fmt.Sprintf("%3d:%02d:%06.3f  ", int(t.Hours()), int(t.Minutes())%60, (t%time.Minute).Seconds()) + fmt.Sprintf(format, a...)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.story = append(w.story, line)
}

// fail notes the first thing that is wrong, and ends the world.
func (w *world) fail(format string, a ...any) {
	text := fmt.Sprintf(format, a...)
	if w.wrong.CompareAndSwap(nil, &text) {
		w.say("WRONG: %s", text)
	}
	w.end()
}

func (w *world) end() { w.ended.Do(func() { close(w.over) }) }

func (w *world) isOver() bool {
	select {
	case <-w.over:
		return true
	default:
		return false
	}
}

// rest waits for a while, or until all is over, which it reports.
func (w *world) rest(d time.Duration) bool {
	select {
	case <-time.After(d):
		return true
	case <-w.over:
		return false
	}
}

// foul reports whether faults happen now.
func (w *world) foul() bool { return !w.calm.Load() }

// disturbed notes that something went wrong just now that people may wait for.
func (w *world) disturbed() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.lastFault = time.Now()
	w.figures.faults++
}

// fair reports whether nothing was wrong for so long.
func (w *world) fair(span time.Duration) bool {
	w.mu.Lock()
	last := w.lastFault
	w.mu.Unlock()
	if time.Since(last) < span {
		return false
	}
	w.disk.mu.Lock()
	bad := w.disk.full || w.disk.gone != nil
	w.disk.mu.Unlock()
	for _, p := range w.processes {
		bad = bad || p.accepting() == nil || p.apart() != nil
	}
	return !bad
}

// nickname is a room's name in the story.
func (w *world) nickname(code string) string {
	if code == "" {
		return ""
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	name := w.nicknames[code]
	if name == "" {
		name = fmt.Sprint("room ", len(w.nicknames)+1)
		w.nicknames[code] = name
	}
	return name
}

// find finds games, one of which panics at times.
func (w *world) find(id string) (game.Variant, bool) {
	v, ok := catalog.Find(strings.TrimPrefix(id, "trap-"))
	if ok && strings.HasPrefix(id, "trap-") {
		return trap{v, &w.trap}, true
	}
	return v, ok
}

// process is a server, in one of its lives.
type process struct {
	w      *world
	number int
	life   int
	dead   chan struct{}
	once   sync.Once
	luck   *luck

	mu       sync.Mutex
	listener *listener
	links    []*link
	away     chan struct{} // closed when it reaches the journal again; nil while it does
	skew     time.Duration
	hall     *hall.Hall
	lobby    *lobby.Lobby
}

// luck is a random source for several goroutines, of which one at a time runs.
type luck struct {
	mu sync.Mutex
	r  *rand.PCG
}

func newLuck(seed uint64) *luck { return &luck{r: rand.NewPCG(seed, 58)} }

// Uint64 is the next number.
func (l *luck) Uint64() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.r.Uint64()
}

func (p *process) now() room.Time {
	p.mu.Lock()
	defer p.mu.Unlock()
	return room.Time(time.Now().Add(p.skew).UnixMilli())
}

func (p *process) accepting() *listener {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.listener
}

func (p *process) apart() chan struct{} {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.away
}

func (p *process) keep(x *link) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.links = append(slices.DeleteFunc(p.links, (*link).isCut), x)
	if p.killed() {
		x.cut()
	}
}

func (p *process) killed() bool {
	select {
	case <-p.dead:
		return true
	default:
		return false
	}
}

// kill ends the process as a power cut does: nothing that it does from now on is seen.
func (p *process) kill() {
	p.once.Do(func() {
		p.w.disturbed()
		p.w.mu.Lock()
		p.w.figures.kills++
		p.w.mu.Unlock()
		p.mu.Lock()
		p.listener = nil
		links := p.links
		p.links = nil
		p.mu.Unlock()
		close(p.dead)
		for _, x := range links {
			x.cut()
		}
	})
}

const (
	awayTime = 60 * time.Second
	keepTime = 2 * time.Hour
)

// serve is one life of a process; it returns when it is dead and nothing of it is left.
func (p *process) serve() {
	log := slog.New(journalist{p})
	ctx, cancel := context.WithCancel(context.Background())
	h := p.w.disk.open(p)
	defer h.close()
	defer cancel()
	l, err := lobby.Open(ctx, h, lobby.Options{Find: p.w.find, Now: p.now, Log: log})
	if err != nil {
		p.kill()
		return
	}
	defer l.Close()
	o := hall.Options{Find: p.w.find, Now: p.now, Log: log, Thinkers: 2, Away: awayTime, Keep: keepTime,
		List: l.List, ListAgain: lobby.Again, Luck: p.luck, Choose: p.choose}
	rooms, err := hall.New(ctx, h, o)
	if err != nil {
		p.kill()
		return
	}
	defer rooms.Close()
	leavers, err := abandonment.Open(ctx, h, log)
	if err != nil {
		p.kill()
		return
	}
	d := door.New(rooms, door.Options{Limits: door.Limits{Rooms: 60, Connections: 64, Messages: 40, Openings: 30}, Now: p.now, Log: log,
		Lobby: l, Find: p.w.find, Leavers: leavers})
	server := site.Server(d.Handler())
	server.ErrorLog = slog.NewLogLogger(log.Handler(), slog.LevelDebug)
	in := newListener()
	p.mu.Lock()
	p.listener, p.hall, p.lobby = in, rooms, l
	p.mu.Unlock()
	p.w.say("process %d serves", p.number)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if err := server.Serve(in); err != http.ErrServerClosed {
			p.w.fail("process %d: %v", p.number, err)
		}
	}()
	<-p.dead
	server.Close()
	<-ended
}

// run lets a process live again and again until all is over.
func (w *world) run(number int, r *rand.Rand) {
	for life := 1; ; life++ {
		p := &process{w: w, number: number, life: life, dead: make(chan struct{}), luck: newLuck(r.Uint64())}
		w.mu.Lock()
		if life > 1 {
			p.skew = w.processes[number].skew
		}
		w.processes[number] = p
		w.mu.Unlock()
		done := make(chan struct{})
		go func() {
			p.serve()
			close(done)
		}()
		select {
		case <-done:
		case <-w.closed:
			p.kill()
		}
		<-done
		w.disturbed()
		if !w.shared {
			w.disk.memory()
		}
		down := time.Duration(r.IntN(4000)) * time.Millisecond
		if r.IntN(8) == 0 && w.foul() {
			down = time.Duration(r.IntN(20)) * time.Minute
		}
		select {
		case <-time.After(down + time.Duration(r.IntN(999_983))):
		case <-w.closed:
			return
		}
		w.mu.Lock()
		wake := w.night
		w.mu.Unlock()
		if wake != nil {
			select {
			case <-wake:
			case <-w.closed:
				return
			}
		}
	}
}

// process is one that is to be reached, number n if any.
func (w *world) process(n int) *process {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.processes[n%len(w.processes)]
}

// choose is a computer's turn: any, after a while.
func (p *process) choose(ctx context.Context, _ *game.Info, pos game.Position, within search.Limits) game.Turn {
	r := rand.New(rand.NewPCG(within.Seed, 5))
	select {
	case <-time.After(time.Duration(100+r.IntN(1500))*time.Millisecond*p.w.pace + time.Duration(r.IntN(999_983))):
	case <-ctx.Done():
	}
	turns := pos.Turns(nil)
	return turns[r.IntN(len(turns))]
}

// journalist reads what processes log.
type journalist struct{ p *process }

func (j journalist) Enabled(_ context.Context, l slog.Level) bool { return l >= slog.LevelInfo }
func (j journalist) WithAttrs([]slog.Attr) slog.Handler           { return j }
func (j journalist) WithGroup(string) slog.Handler                { return j }

func (j journalist) Handle(_ context.Context, r slog.Record) error {
	if j.p.killed() {
		return nil
	}
	text, code := r.Message, ""
	r.Attrs(func(a slog.Attr) bool {
		if a.Key == "room" {
			code = a.Value.String()
			return true
		}
		value, _, _ := strings.Cut(a.Value.String(), "\n") // without a stack
		text += fmt.Sprint(" ", a.Key, "=", value)
		return true
	})
	j.p.w.say("process %d logs: %s %s", j.p.number, text, j.p.w.nickname(code))
	if (r.Message == "a fault ends a room" || strings.Contains(text, "leads nowhere") || strings.Contains(text, "looking on") || strings.Contains(text, "too many speak at once")) && !strings.Contains(text, trapped) {
		j.p.w.fail("process %d has a fault in %s: %s", j.p.number, j.p.w.nickname(code), text)
	}
	return nil
}

// trap is a game whose positions panic while it is set.
type trap struct {
	game.Variant
	set *atomic.Bool
}

const trapped = "the trap has sprung"

func (v trap) Parse(text string, o game.Options) (game.Position, error) {
	pos, err := v.Variant.Parse(text, o)
	if err != nil {
		return nil, err
	}
	return trapPosition{pos, v.set}, nil
}

type trapPosition struct {
	game.Position
	set *atomic.Bool
}

func (p trapPosition) spring() {
	if p.set.Load() {
		panic(trapped)
	}
}

func (p trapPosition) Outcome() game.Outcome {
	p.spring()
	return p.Position.Outcome()
}

func (p trapPosition) Turns(dst []game.Turn) []game.Turn {
	p.spring()
	return p.Position.Turns(dst)
}

func (p trapPosition) Plies() int {
	p.spring()
	return p.Position.Plies()
}

func (p trapPosition) Clone() game.Position { return trapPosition{p.Position.Clone(), p.set} }

// cut cuts all connections to the process.
func (p *process) cut() {
	p.mu.Lock()
	links := p.links
	p.links = nil
	p.mu.Unlock()
	for _, x := range links {
		x.cut()
	}
}
