package sim

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// The runtime leaves to chance which of several ready cases a select takes, where an iteration
// over a map begins, and which of two timers of one moment comes first; and it takes the
// processor from a goroutine by the clock on the wall. A world whose story is to be told again
// runs in a runtime that is changed there (go build -overlay): it draws those from the bubble's
// own time, and lets a goroutine run until it waits.
var ownRuntime = []edit{
	// Every process has the same hashes.
	{runtimeSource + "rand.go", "\tif len(startupRand) >= 16 &&\n", "\tif seed[0] = 57; true {\n\t} else if len(startupRand) >= 16 &&\n"},
	{runtimeSource + "rand.go", "func rand() uint64 {\n", `func rand() uint64 {
	if b := getg().bubble; b != nil {
		b.drawn++
		return bubbled(uint64(b.now) + b.drawn<<48)
	}
`},
	{runtimeSource + "rand.go", "func maps_rand() uint64 {\n", `func maps_rand() uint64 {
	if b := getg().bubble; b != nil {
		return bubbled(uint64(b.now)) // a map that is made once in a process must not change what follows
	}
`},
	{runtimeSource + "synctest.go", "\tmain    *g     // goroutine", "\tdrawn, ordered, chosen uint64\n\tmain    *g     // goroutine"},
	{runtimeSource + "synctest.go", "var bubbleGen atomic.Uint64", `// bubbled is a number made of another.
func bubbled(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

var bubbles atomic.Int32 // that are there

var bubbleGen atomic.Uint64`},
	{runtimeSource + "synctest.go", "\tgp.bubble = bubble\n\tdefer func() {\n", "\tgp.bubble = bubble\n\tbubbles.Add(1)\n\tdefer func() {\n\t\tbubbles.Add(-1)\n"},
	{runtimeSource + "select.go", "j := cheaprandn(uint32(norder + 1))", `var j uint32
		if gp.bubble != nil {
			gp.bubble.chosen++
			j = uint32(bubbled(gp.bubble.chosen) % uint64(norder+1))
		} else {
			j = cheaprandn(uint32(norder + 1))
		}`},
	{runtimeSource + "time.go", "t.rand = cheaprand()", "ts.ordered++\n\t\t\tt.rand = ts.ordered"},
	{runtimeSource + "time.go", "type timers struct {\n", "type timers struct {\n\tordered uint32\n"},
	// Nobody is interrupted while a world goes on, but after so long that it would never end.
	{runtimeSource + "proc.go", "} else if pd.schedwhen+forcePreemptNS <= now {", "} else if pd.schedwhen+forcePreemptNS*(1+3000*int64(bubbles.Load())) <= now {"},
	{runtimeSource + "proc.go", "\t\t// Drop allpLock so we can take sched.lock.\n", "\t\tif bubbles.Load() > 0 && !sysretake {\n\t\t\tcontinue\n\t\t}\n"},
	{runtimeSource + "proc.go", "if pp.schedtick%61 == 0 && !sched.runq.empty() {", "if bubbles.Load() == 0 && pp.schedtick%61 == 0 && !sched.runq.empty() {"},
	// What is no part of the world, such as what gives memory back, does not jump the queue.
	{runtimeSource + "proc.go", "func runqput(pp *p, gp *g, next bool) {\n", "func runqput(pp *p, gp *g, next bool) {\n\tnext = next && (gp.bubble != nil || bubbles.Load() == 0)\n"},
	// A mutex is not handed over because its holder was slow by the clock on the wall.
	{runtimeSource + "sema.go", "func internal_sync_nanotime() int64 {\n", "func internal_sync_nanotime() int64 {\n\tif bubbles.Load() > 0 {\n\t\treturn 1\n\t}\n"},
}

const runtimeSource = "runtime/"

// built builds the worlds for a runtime whose stories can be told again, with a fault.
func built(folder string, f *faulty) (program string, err error) {
	overlay, err := f.patched(folder, ownRuntime)
	if err != nil {
		return "", err
	}
	program = filepath.Join(folder, "sim.test")
	build := exec.Command("go", "test", "-c", "-vet=off", "-tags", "repeats", "-overlay", overlay, "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s: %v\n%s", f.name, err, out)
	}
	return program, nil
}

// goroot is where the standard library's sources lie, which a trimmed program does not know.
var goroot = sync.OnceValue(func() string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		panic(err)
	}
	return strings.TrimSpace(string(out))
})

// source is where a source lies.
func source(name string) string {
	if filepath.Dir(name) == filepath.Dir(runtimeSource+"x") {
		return filepath.Join(goroot(), "src", name)
	}
	return filepath.Join(root, name)
}
