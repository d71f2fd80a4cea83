package sim

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

var (
	oneSeed  = flag.Uint64("seed", 0, "tell the story of the run of a seed")
	seeds    = flag.Int("seeds", 0, "how many are run; 0 for 300")
	fault    = flag.String("fault", "", "of the journal: lax, stubborn")
	untilOne = flag.Bool("one", false, "end after the first seed that fails")
	first    = flag.Uint64("first", 1, "the first of them")
	hashes   = flag.Bool("hashes", false, "tell what each story comes to")
)

func TestMain(m *testing.M) {
	code := m.Run()
	if folder != "" {
		os.RemoveAll(folder) // of no consequence if it stays
	}
	os.Exit(code)
}

var folder string // of the worlds' program

// faultless builds the worlds' program once.
var faultless = sync.OnceValues(func() (program string, err error) {
	if folder, err = os.MkdirTemp("", "sim"); err != nil {
		return "", err
	}
	return built(folder, &faulty{name: "no fault"})
})

// number is how many worlds are run unless another number is asked for.
func number() int {
	switch {
	case *seeds > 0:
		return *seeds
	case os.Getenv("SOAK") != "":
		return 100_000
	case testing.Short():
		return 30
	}
	return 300
}

// TestSeeds runs many worlds, in as many processes as there are processors.
func TestSeeds(t *testing.T) {
	n, crowd := number(), runtime.NumCPU()
	if *oneSeed > 0 || *untilOne {
		crowd = 1
	}
	program, err := faultless()
	if err != nil {
		t.Fatal(err)
	}
	out := make([]string, crowd)
	errs := make([]error, crowd)
	var all sync.WaitGroup
	for i := range crowd {
		from, to := i*n/crowd, (i+1)*n/crowd
		all.Go(func() {
			out[i], errs[i] = worlds(t, program, *first+uint64(from), to-from, "-seed", fmt.Sprint(*oneSeed))
		})
	}
	all.Wait()
	for i := range crowd {
		fmt.Print(out[i])
		if errs[i] != nil {
			t.Error(errs[i])
		}
	}
}

// worlds has a program run worlds one after the other.
func worlds(t *testing.T, program string, first uint64, n int, more ...string) (out string, err error) {
	t.Helper()
	args := []string{"-test.run", "^TestWorlds$", "-test.timeout", "24h", "-first", fmt.Sprint(first), "-seeds", fmt.Sprint(n), "-fault", *fault}
	if *untilOne {
		args = append(args, "-one")
	}
	if *hashes {
		args = append(args, "-hashes")
	}
	text, err := exec.Command(program, append(args, more...)...).CombinedOutput()
	return strings.TrimSuffix(string(text), "PASS\n"), err
}

// TestStoriesRepeat tells stories twice, in two processes that have lived through different ones before.
func TestStoriesRepeat(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	program, err := faultless()
	if err != nil {
		t.Fatal(err)
	}
	tell := func(first uint64, n int) map[string]bool {
		out, err := worlds(t, program, first, n, "-hashes")
		if err != nil {
			t.Fatal(err, out)
		}
		all := map[string]bool{}
		for line := range strings.Lines(out) {
			if strings.HasPrefix(line, "seed ") {
				all[line] = true
			}
		}
		return all
	}
	one, two := tell(1, 16), tell(7, 10)
	if len(one) != 16 || len(two) != 10 {
		t.Fatalf("%d and %d worlds have been run", len(one), len(two))
	}
	for line := range two {
		if !one[line] {
			t.Errorf("the other process has not told this story: %s", line)
		}
	}
}

// TestWorlds runs worlds one after the other, in a process of TestSeeds; elsewhere one, in the
// order that Go's own runtime leaves to chance.
func TestWorlds(t *testing.T) {
	if !repeats {
		run(t, *first)
		return
	}
	runtime.GOMAXPROCS(1)
	debug.SetGCPercent(-1) // a collection holds up those who allocate; there is one before every world
	debug.SetMemoryLimit(3 << 30)
	if *oneSeed > 0 {
		fmt.Println(strings.Join(run(t, *oneSeed).story, "\n"))
		return
	}
	var all figures
	var lived time.Duration
	for i := range uint64(*seeds) {
		t.Run(fmt.Sprint("seed=", *first+i), func(t *testing.T) {
			w := run(t, *first+i)
			f := w.figures
			all = figures{all.entries + f.entries, all.messages + f.messages, all.rooms + f.rooms, all.kills + f.kills, all.faults + f.faults}
			lived += w.span
			if *hashes {
				fmt.Printf("seed %d comes to %x\n", w.seed, sha256.Sum256([]byte(strings.Join(w.story, "\n"))))
			}
		})
		if *untilOne && t.Failed() {
			break // one has failed, which is enough
		}
	}
	fmt.Printf("%d seeds, %v of life: %d rooms, %d entries, %d messages, %d kills, %d faults\n", *seeds, lived, all.rooms, all.entries, all.messages, all.kills, all.faults)
}

// run runs the world of a seed.
func run(t *testing.T, seed uint64) (w *world) {
	runtime.GC()
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
