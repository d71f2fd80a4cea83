//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// The games and reloads before memory is first measured: by then every picture, engine and page
// has been loaded once.
const (
	gamesBefore, games = 15, 50
	loadsBefore, loads = 20, 200
)

// grips keeps a reference to the instantiated WebAssembly program, whose memory only grows.
const grips = `{
	const instantiate = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...what) => globalThis.program = await instantiate(...what);
}`

// BenchmarkGamesInOneTab plays games against computers in one tab, one variant after the other
// from home to the result, and reports how much the program's memory and the browser's memory
// grew between the first and the last games.
func BenchmarkGamesInOneTab(b *testing.B) {
	for b.Loop() {
		o := browsertest.Options{Language: "en", Reduced: true, Before: grips, Height: 2000} // all cards are visible
		page := served(b, browsertest.Open(b, o), o)
		page.open(b, map[string]string{"lang": "en"})
		p := &player{b, page}
		var first held
		for i := range games {
			p.playSome(listed()[i%len(listed())])
			if i == gamesBefore-1 {
				first = page.held("program.exports.mem.buffer.byteLength")
			}
		}
		page.held("program.exports.mem.buffer.byteLength").report(b, first)
		page.tab.WantNoComplaints()
	}
}

// listed are the variants that have a card on the home page.
func listed() (list []game.Variant) {
	for _, v := range catalog.All() {
		if v.Info().Listed() {
			list = append(list, v)
		}
	}
	return list
}

// playSome begins a game against computers from home, plays a turn, waits for the answers and
// returns home.
func (p *player) playSome(v game.Variant) {
	p.Helper()
	p.press(v.Info().ID)
	for seat := range v.Info().Seats {
		who := "computer"
		if seat == 0 {
			who = "human"
		}
		p.press("seat." + strconv.Itoa(seat) + ".who." + who)
	}
	p.press("begin")
	p.layTiles()
	person := string(rune(v.Info().Seats[0].Letter))
	turn := func(plies int) func(play.Probe) bool {
		return func(o play.Probe) bool { return o.Page == "play" && o.Actor == person && o.Plies >= plies }
	}
	now := p.wait("the person's turn", turn(0))
	p.takeTurn(v, now)
	answered := turn(now.Plies + 2)
	if after := p.wait("the answer", func(o play.Probe) bool { return answered(o) || has(o, "coach.stand") }); has(after, "coach.stand") {
		p.press("coach.stand")
		p.wait("the answer", answered)
	}
	p.press("back")
	p.sees("home", v.Info().ID)
}

// layTiles lays tiles if the game has some.
func (p *player) layTiles() {
	p.Helper()
	now := p.wait("a table, or tiles", func(o play.Probe) bool { return o.Page == "play" || has(o, "done") || has(o, "preset.balanced") })
	if now.Page == "play" {
		return
	}
	p.press("preset.balanced")
	p.press("done")
	if now := p.wait("a table, or what was laid", func(o play.Probe) bool { return o.Page == "play" || has(o, "start") }); has(now, "start") {
		p.press("start")
	}
}

func has(o play.Probe, control string) bool {
	_, has := o.Controls[control]
	return has
}

// takeTurn plays the first turn that only moves a piece.
func (p *player) takeTurn(v game.Variant, now play.Probe) {
	p.Helper()
	pos, err := v.Parse(now.Position, nil)
	if err != nil {
		p.Fatal(err)
	}
	for _, turn := range pos.Turns(nil) {
		b := v.Info().Board
		if turn.Flip() {
			p.tap(b.Name(turn.From()))
			return
		}
		if game.Brings(pos, turn, game.Allied) || game.Brings(pos, turn, game.Deposed) || turn.Sweep() || turn.Slide() != game.NoSlide {
			continue
		}
		p.clicks(b.Name(turn.From()), b.Name(turn.To()))
		return
	}
}

// BenchmarkAtRest reports the share of a core that the browser uses, in percent: for an empty
// tab, for an idle table, and for the same table in a background tab.
func BenchmarkAtRest(b *testing.B) {
	for b.Loop() {
		o := browsertest.Options{Language: "en", Painted: true}
		page := served(b, browsertest.Open(b, o), o)
		page.tab.Goto(emptyTab)
		time.Sleep(settling)
		b.ReportMetric(100*load(b, measured), "empty-%")
		page.open(b, map[string]string{"game": "yanyi", "seats": "human,human,human", "lang": "en"})
		(&player{b, page}).plies(0)
		time.Sleep(settling)
		b.ReportMetric(100*load(b, measured), "table-%")
		browsertest.Cover(page.tab)
		time.Sleep(settling)
		b.ReportMetric(100*load(b, measured), "hidden-%")
		b.ReportMetric(0, "ns/op")
	}
}

// settling is how long the page is left alone before it is measured for the time measured.
const settling, measured = 8 * time.Second, 8 * time.Second

// BenchmarkLoadsOfAFrame loads a board in a frame repeatedly.
func BenchmarkLoadsOfAFrame(b *testing.B) {
	for b.Loop() {
		o := browsertest.Options{Language: "en", Reduced: true}
		page := served(b, browsertest.Open(b, o), o)
		host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/host" {
				http.FileServer(http.Dir(dist)).ServeHTTP(w, r)
				return
			}
			fmt.Fprint(w, `<!DOCTYPE html><link rel=icon href=data:,><iframe width=600 height=600></iframe>`)
		}))
		b.Cleanup(host.Close)
		page.tab.Goto(host.URL + "/host")
		var first held
		for i := range loads {
			browsertest.Eval[string](page.tab, "document.querySelector('iframe').src = 'embed/?e2e=1&game=yanyi&lang=en'")
			page.tab.Wait("!frames[0].known && (frames[0].known = JSON.parse(frames[0].yanyiProbe()).Scale > 0)", time.Minute)
			if i == loadsBefore-1 {
				first = page.held("0")
			}
		}
		page.held("0").report(b, first)
		page.tab.WantNoComplaints()
	}
}

// held is the memory of a page, in bytes.
type held struct{ scripts, buffers, program float64 }

// held measures the page's memory; program is the expression for the size of its program's
// memory.
func (b *browser) held(program string) held {
	scripts, buffers := browsertest.Memory(b.tab)
	return held{scripts, buffers, browsertest.Eval[float64](b.tab, program)}
}

// report reports the sizes and their ratio to the first measurement.
func (h held) report(b *testing.B, first held) {
	b.ReportMetric(0, "ns/op")
	for _, m := range []struct {
		name       string
		now, first float64
	}{{"scripts", h.scripts, first.scripts}, {"buffers", h.buffers, first.buffers}, {"program", h.program, first.program}} {
		if m.first > 0 {
			b.ReportMetric(m.now/1e6, m.name+"-MB")
			b.ReportMetric(m.now/m.first, m.name+"/first")
		}
	}
}
