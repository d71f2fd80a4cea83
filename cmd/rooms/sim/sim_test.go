package sim

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

var (
	oneSeed  = flag.Uint64("seed", 0, "tell the story of the run of a seed")
	seeds    = flag.Int("seeds", few, "how many are run")
	fault    = flag.String("fault", "", "of the journal: lax, stubborn")
	untilOne = flag.Bool("one", false, "end after the first seed that fails")
	first    = flag.Uint64("first", 1, "the first of them")
)

func TestMain(m *testing.M) {
	debug.SetGCPercent(800) // the worlds are small, and short
	flag.Parse()
	os.Exit(m.Run())
}

// few is how many worlds are run unless more are asked for.
const few = 100

// TestSeeds runs many worlds.
func TestSeeds(t *testing.T) {
	n := *seeds
	if os.Getenv("SOAK") != "" && n == few {
		n = 100_000
	}
	if *oneSeed > 0 {
		w := run(t, *oneSeed)
		fmt.Println(strings.Join(w.story, "\n"))
		return
	}
	var mu sync.Mutex
	var all figures
	var lived time.Duration
	var failed atomic.Bool
	t.Run("all", func(t *testing.T) {
		for i := range uint64(n) {
			t.Run(fmt.Sprint("seed=", *first+i), func(t *testing.T) {
				if !*untilOne {
					t.Parallel()
				}
				if *untilOne && failed.Load() {
					return // one has failed, which is enough
				}
				defer func() {
					if t.Failed() {
						failed.Store(true)
					}
				}()
				w := run(t, *first+i)
				mu.Lock()
				defer mu.Unlock()
				f := w.figures
				all = figures{all.entries + f.entries, all.messages + f.messages, all.rooms + f.rooms, all.kills + f.kills, all.faults + f.faults}
				lived += w.span
			})
		}
	})
	t.Logf("%d seeds, %v of life: %d rooms, %d entries, %d messages, %d kills, %d faults", n, lived, all.rooms, all.entries, all.messages, all.kills, all.faults)
}

// run runs the world of a seed.
func run(t *testing.T, seed uint64) (w *world) {
	synctest.Test(t, func(t *testing.T) {
		w = newWorld(seed)
		w.disk.lax, w.disk.stubborn = *fault == "lax", *fault == "stubborn"
		w.history()
	})
	if wrong := w.wrong.Load(); wrong != nil {
		story := w.story
		if *oneSeed == 0 {
			story = story[max(0, len(story)-25):]
		}
		t.Errorf("seed %d: %s\n%s\nmake sim SEED=%d tells all of it", seed, *wrong, strings.Join(story, "\n"), seed)
	}
	return w
}

// history is all that happens in a world.
func (w *world) history() {
	w.shared = w.IntN(2) == 0
	processes := 1
	if w.shared {
		processes = 1 + w.IntN(3)
	}
	crowd := 2 + min(w.IntN(39), w.IntN(39), w.IntN(39), w.IntN(39), w.IntN(39))
	w.span = time.Duration(90+w.IntN(150)) * time.Second
	w.pace = 1
	if w.IntN(80) == 0 {
		w.pace = 20
		w.span, crowd = time.Duration(1+w.IntN(3))*time.Hour, min(crowd, 4)
	}
	w.processes = make([]*process, processes)
	for i := range crowd {
		w.people = append(w.people, w.newPerson(i))
	}
	w.say("%d people, %d processes, %v", crowd, processes, w.span)
	var servers, lives sync.WaitGroup
	for i := range processes {
		r := rand.New(rand.NewPCG(w.seed, uint64(500+i)))
		w.processes[i] = &process{w: w, dead: make(chan struct{})}
		servers.Go(func() { w.run(i, r) })
	}
	for _, x := range w.people {
		lives.Go(x.live)
	}
	lives.Go(w.truth.watch)
	w.calm.Store(true)
	w.rest(w.span / 5)
	w.calm.Store(false)
	w.weather(time.Now().Add(w.span * 3 / 5))
	w.calm.Store(true)
	w.say("all faults are over")
	w.truth.verify()
	w.rest(w.span/5 + 2*time.Minute + time.Duration(w.IntN(3)/2*3)*time.Minute)
	w.end()
	lives.Wait()
	if w.wrong.Load() == nil {
		w.farewell()
	}
	close(w.closed)
	servers.Wait()
	time.Sleep(2 * time.Minute) // what still waits for a time ends; a goroutine that does not is an error
}

// farewell is when all have gone: nothing is left of them, in memory at once, in the journal
// after some days.
func (w *world) farewell() {
	time.Sleep(2 * time.Minute)
	w.say("all have gone")
	for i := range w.processes {
		p := w.process(i)
		p.mu.Lock()
		h, l := p.hall, p.lobby
		p.mu.Unlock()
		if h == nil {
			continue
		}
		if seen := h.Seen(); len(seen) > 0 {
			w.fail("%d rooms are in the memory of process %d, such as %s", len(seen), i, w.nickname(seen[0].Code))
		}
		if h.Thinking() > 0 || l.Looking() > 0 {
			w.fail("%d computers think, %d look at the lobby of process %d", h.Thinking(), l.Looking(), i)
		}
	}
	w.truth.verify()
	night := make(chan struct{})
	w.mu.Lock()
	w.night = night
	w.mu.Unlock()
	for i := range w.processes {
		w.process(i).kill()
	}
	time.Sleep(10*keepTime + 5*time.Hour)
	w.mu.Lock()
	w.night = nil
	w.mu.Unlock()
	close(night)
	time.Sleep(time.Minute)
	w.truth.allGone()
}

// weather is what goes wrong until a time.
func (w *world) weather(until time.Time) {
	for time.Now().Before(until) && w.rest(time.Duration(w.IntN(30_000))*time.Millisecond+time.Duration(w.IntN(999_983))) {
		p := w.process(w.IntN(len(w.processes)))
		switch w.IntN(10) {
		case 0, 1:
			w.say("process %d is killed", p.number)
			p.kill()
		case 2:
			w.say("the power fails")
			for i := range w.processes {
				w.process(i).kill()
			}
			w.disk.powerCut()
		case 3:
			w.filled(time.Duration(1+w.IntN(60)) * time.Second)
		case 4:
			w.absent(time.Duration(1+w.IntN(30)) * time.Second)
		case 5:
			w.parted(p, time.Duration(1+w.IntN(30))*time.Second)
		case 6:
			w.jump(p)
		case 7:
			w.doom.Store(uint64(1 + w.IntN(40)))
			w.rest(time.Duration(1+w.IntN(10)) * time.Second)
			w.doom.Store(0)
		case 8:
			w.say("the trap is set")
			w.trap.Store(true)
			w.rest(time.Duration(1+w.IntN(10)) * time.Second)
			w.trap.Store(false)
		case 9:
			w.say("all connections to process %d are cut", p.number)
			w.disturbed()
			p.cut()
		}
	}
}

// filled fills the disk for a while.
func (w *world) filled(span time.Duration) {
	w.say("the disk is full for %v", span)
	w.disk.set(func() { w.disk.full, w.disk.stuck = true, w.disk.stubborn })
	w.rest(span)
	w.disk.set(func() { w.disk.full = false })
	w.disturbed()
}

// absent stops the journal for a while.
func (w *world) absent(span time.Duration) {
	w.say("the journal stops for %v", span)
	back := make(chan struct{})
	w.disk.set(func() { w.disk.gone = back })
	w.rest(span)
	w.disk.set(func() { w.disk.gone = nil })
	close(back)
	w.disturbed()
}

// parted parts a process from the journal for a while.
func (w *world) parted(p *process, span time.Duration) {
	w.say("process %d is parted from the journal for %v", p.number, span)
	back := make(chan struct{})
	p.mu.Lock()
	p.away = back
	p.mu.Unlock()
	w.rest(span)
	p.mu.Lock()
	p.away = nil
	p.mu.Unlock()
	close(back)
	w.disturbed()
}

// jump sets a process's clock.
func (w *world) jump(p *process) {
	by := time.Duration(w.IntN(3600*3)) * time.Second
	if w.IntN(3) == 0 {
		by = -by / 100
	}
	w.say("the clock of process %d jumps by %v", p.number, by)
	p.mu.Lock()
	p.skew += by
	p.mu.Unlock()
	w.disturbed()
}
