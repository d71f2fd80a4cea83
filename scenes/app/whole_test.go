package app_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/gametext"
)

// prepared is the folder of the games that the end-to-end tests play, too.
const prepared = "../../cmd/yanyi/e2e/testdata/games/*.game"

// heardOf maps an event to the words that must be announced when it happens.
var heardOf = map[string]string{
	"allied": "ally", "deposed": "deposes the emperor|rescues the emperor", "allianceended": "allies no more", "check": "check|falls|is mated",
	"wentout": "falls|is mated|is out|no legal move", "captured": "takes the", "swept": "sweeps the", "castled": "castling",
	"revealed": "turns over: |turns .* over: ", "exchanged": "exchanges the", "swapped": "swaps the", "promoted": "promoted: ",
	"slid": "marker goes to", "activated": "in force", "ended": "wins|have won|realm is",
}

// A whole game of every variant is played through the accessibility tree: alliances, a deposed
// emperor, face-down pieces, stratagems, castling. Events are announced, and the end at once.
func TestAWholeGameOfEachKindByName(t *testing.T) {
	windowtest.Need(t)
	files, err := filepath.Glob(prepared)
	if err != nil || len(files) < 12 {
		t.Fatalf("%d prepared games (%v)", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".game"), func(t *testing.T) { playByName(t, string(text)) })
	}
}

func playByName(t *testing.T, text string) {
	var p *byName
	var happens []string
	variant := ""
	for line := range strings.Lines(text) {
		switch key, value, _ := strings.Cut(strings.TrimSpace(line), " "); key {
		case "variant":
			variant = value
		case "position":
			p = named(t, variant, value)
		case "turn", "drag":
			p.play(value)
		case "deny":
			p.denied(value)
		case "events":
			happens = strings.Fields(value)
		case "result":
			if last := p.glass.said[len(p.glass.said)-1]; !strings.HasPrefix(last, "! ") || !p.page().Table().Over() {
				t.Errorf("at the end is said %q", last)
			}
		}
	}
	heard := strings.Join(p.glass.said, "\n")
	for _, what := range happens {
		if want := heardOf[what]; want != "" && !regexp.MustCompile(want).MatchString(heard) {
			t.Errorf("nothing is heard of %s:\n%s", what, heard)
		}
	}
}

// byName is a reader that plays a game by names.
type byName struct {
	*reader
	in  *game.Info
	pos game.Position
}

func named(t *testing.T, variant, position string) *byName {
	t.Helper()
	v, _ := catalog.Find(variant)
	pos, err := v.Parse(position, nil)
	if err != nil {
		t.Fatal(err)
	}
	seats := strings.TrimSuffix(strings.Repeat("human,", len(v.Info().Seats)), ",")
	r := readerAt(t, "en", map[string]string{"game": variant, "position": position, "seats": seats})
	return &byName{r, v.Info(), pos}
}

// cell presses the point whose name contains a square's.
func (p *byName) cell(sq game.Square) {
	p.t.Helper()
	label := regexp.MustCompile(`(^|\bon )` + regexp.QuoteMeta(p.in.Board.Label(sq)) + `\b`)
	found := ""
	for key, name := range p.glass.names {
		if p.glass.roles[key] == "gridcell" && label.MatchString(name) {
			if found != "" {
				p.t.Fatalf("%q and %q are both %s", name, p.glass.names[found], p.in.Board.Label(sq))
			}
			found = key
		}
	}
	if found == "" {
		p.t.Fatalf("no point is called %s", p.in.Board.Label(sq))
	}
	p.ask(found, "")
}

// chosen presses a control if it exists, provided that its name is unique within its role.
func (p *byName) chosen(id string) bool {
	p.t.Helper()
	name, there := p.glass.names[id]
	if !there {
		return false
	}
	for key, other := range p.glass.names {
		if name == "" || key != id && other == name && p.glass.roles[key] == p.glass.roles[id] {
			p.t.Errorf("%s and %s are both called %q", id, key, name)
		}
	}
	p.ask(id, "")
	return true
}

// play enters a turn from what is announced: the part before the move, the points, then the
// questions.
func (p *byName) play(text string) {
	p.t.Helper()
	turn, err := game.Find(p.in, p.pos, text)
	if err != nil {
		p.t.Fatal(err)
	}
	table, before := p.page().Table(), len(p.glass.said)
	plies := table.Plies()
	if turn.Sweep() {
		p.chosen("sweep.yes")
	}
	if turn.Slide() != game.NoSlide {
		p.chosen("slide." + strconv.Itoa(int(turn.Slide())))
		p.choice(game.ChooseSecond, turn)
	}
	p.cell(turn.From())
	if !turn.Flip() {
		p.cell(turn.To())
	}
	if table.Plies() == plies && len(p.glass.said) == before {
		p.t.Errorf("%s: nothing is said of what is asked: %q", text, p.glass.names)
	}
	for range 3 {
		if table.Plies() == plies && !p.chosen("confirm") {
			p.choice(game.ChoosePromotion, turn)
			p.choice(game.ChooseSecond, turn)
		}
	}
	p.pos.Do(turn.WithReveal(game.Reveal{}))
	if p.pos.Actor() == game.Chance {
		reveal, err := game.FindReveal(p.in, p.pos, turn)
		if err != nil {
			p.t.Fatal(err)
		}
		p.pos.DoReveal(reveal)
	}
	if table.Plies() != plies+1 {
		p.t.Fatalf("%s is not played: %q", text, p.glass.names)
	}
	p.equal()
	side := p.in.Seats[table.Line().Moves()[plies].Seat].Key
	if said := strings.ToLower(strings.Join(p.glass.said[before:], " ")); !strings.Contains(said, side) && !strings.Contains(said, "moves") {
		p.t.Errorf("after %s is said %q", text, said)
	}
}

func (p *byName) choice(f game.Field, t game.Turn) {
	p.t.Helper()
	p.chosen("choice." + strconv.Itoa(int(f)) + "." + strconv.Itoa(int(f.Value(t))))
}

// denied types a turn that the rules forbid and checks the reason.
func (p *byName) denied(text string) {
	p.t.Helper()
	table := p.page().Table()
	plies := table.Plies()
	why := "not a move"
	if illegal := (*game.IllegalTurn)(nil); errors.As(illegalTurn(p, text), &illegal) {
		why = gametext.Of(p.in, illegal.Why)
	}
	if p.ask("board/line", text); table.Plies() != plies || !p.hears(why) {
		p.t.Errorf("%s is answered %q, not %q", text, p.heard(), why)
	}
}

// illegalTurn is the error of the rules for a turn.
func illegalTurn(p *byName, text string) error {
	_, err := game.Find(p.in, p.pos, text)
	return err
}
