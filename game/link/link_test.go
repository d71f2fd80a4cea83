package link_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/game/odds"
)

// turnsMost turns must take at most charactersMost characters.
const (
	turnsMost      = 150
	charactersMost = 1200
)

// games is the number of random records of each variant.
func games() int {
	if gametest.Soak() {
		return 1000
	}
	return 12
}

// pack packs a text, as a game if it is the text of its record.
func pack(text string) string {
	m, err := match.Parse(catalog.Find, text)
	if err != nil || m.Record() != text {
		return link.PackText(text)
	}
	return link.Pack(m)
}

// TestRecordsGoThroughLinks checks that random records of every variant are restored exactly,
// and that 150 turns take at most 1,200 characters. With -v it prints the README's table.
func TestRecordsGoThroughLinks(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			var lengths, full []int
			dice := rand.New(rand.NewPCG(45, uint64(len(v.Info().ID))))
			for range games() {
				m := random(t, v, dice)
				record := m.Record()
				packed := link.Pack(m)
				if !strings.HasPrefix(packed, "g1.") {
					t.Fatalf("told by its text:\n%s", record)
				}
				back, of, err := link.Unpack(catalog.Find, packed)
				if err != nil || back != record {
					t.Fatalf("%v: came back as\n%s\nfrom\n%s", err, back, record)
				}
				sameAsParsed(t, of, record)
				lengths = append(lengths, len(packed))
				if m.Ply() >= turnsMost-10 {
					full = append(full, len(packed))
				}
			}
			slices.Sort(lengths)
			slices.Sort(full)
			most := slices.Max(lengths)
			t.Logf("| `%s` | %d | %d | %d |", v.Info().ID, median(lengths), median(full), most)
			if most > charactersMost {
				t.Errorf("%d characters for at most %d turns", most, turnsMost)
			}
		})
	}
}

// sameAsParsed checks that an unpacked match is what reading its record makes.
func sameAsParsed(t *testing.T, m *match.Match, record string) {
	t.Helper()
	want, err := match.ParseLegal(catalog.Find, record)
	if err != nil {
		t.Fatalf("%v\n%s", err, record)
	}
	if m.Save() != want.Save() || m.Position().String() != want.Position().String() || m.Outcome() != want.Outcome() || m.Cut() != nil {
		t.Errorf("unpacked\n%s\nparsed\n%s", m.Save(), want.Save())
	}
	for i, n := range m.Moves() {
		got, of := n, want.Moves()[i]
		if got.Text != of.Text || got.Round != of.Round || got.Seat != of.Seat || got.Fell != of.Fell || got.Clock != of.Clock || !reflect.DeepEqual(got.Notation, of.Notation) || !reflect.DeepEqual(got.Events, of.Events) {
			t.Fatalf("turn %d is %+v, parsed %+v", i+1, got, of)
		}
	}
}

func median(sorted []int) int {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[len(sorted)/2]
}

// random plays a random game of up to 150 turns, some with names, options, clocks, odds and tiles,
// some resigned.
func random(t *testing.T, v game.Variant, dice *rand.Rand) *match.Match {
	t.Helper()
	in := v.Info()
	setup := match.Setup{Seed: dice.Uint64(), Options: game.Options{}, Date: "2026.11.27"}
	for _, o := range in.Options {
		setup.Options[o.Key] = o.Values[dice.IntN(len(o.Values))]
	}
	names := []string{"", "", "诸葛亮", "Zhang Fei", `"\ Ōe`, strings.Repeat("长", 20)}
	for range in.Seats {
		p := match.Human(names[dice.IntN(len(names))])
		if dice.IntN(2) == 0 {
			p = match.Computer(1 + dice.IntN(8))
		}
		setup.Seats = append(setup.Seats, p)
	}
	setup.Clock = []match.Clock{{}, {PerTurn: time.Minute}, {Total: 10 * time.Minute, Increment: 3 * time.Second},
		{Total: 20 * time.Second, Periods: 3, Period: 3 * time.Second},
		{Total: 5 * time.Minute, Increment: 5 * time.Second, Giver: 1, Part: 3}}[dice.IntN(5)]
	by := game.Seat(dice.IntN(len(in.Seats)))
	if list := odds.Of(v, by); list != nil && dice.IntN(4) == 0 {
		setup.Odds = odds.Odds{By: by, Pieces: list[dice.IntN(len(list))]}
	}
	m, err := match.New(v, setup)
	if err != nil {
		t.Fatal(err)
	}
	lay(t, m, dice)
	turns := turnsMost
	if dice.IntN(3) == 0 {
		turns = dice.IntN(turnsMost)
	}
	for m.Ply() < turns && !m.Outcome().Over {
		m.Tick(time.Duration(dice.IntN(4000)) * time.Millisecond)
		if m.Outcome().Over {
			break
		}
		list := m.Position().Turns(nil)
		turn := list[dice.IntN(len(list))]
		if dice.IntN(200) == 0 {
			turn = game.Resign(m.Actor())
		}
		if err := m.PlayTurn(turn); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// lay lays the missing tiles.
func lay(t *testing.T, m *match.Match, dice *rand.Rand) {
	t.Helper()
	d, ok := m.Variant().(game.Deployer)
	for s := range m.Info().Seats {
		if seat := game.Seat(s); ok && m.Deploying() && !m.Laid(seat) {
			if err := m.Lay(seat, d.Suggest(seat, dice.Uint64(), m.Setup().Options)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Positions of random games are restored exactly.
func TestPositionsGoThroughLinks(t *testing.T) {
	dice := rand.New(rand.NewPCG(4, 5))
	for _, v := range catalog.All() {
		for range 5 {
			p := link.Position{Variant: v.Info().ID, Options: "mode=last", Text: random(t, v, dice).Position().String()}
			packed := link.PackPosition(p)
			if back, err := link.UnpackPosition(packed); err != nil || back != p {
				t.Errorf("%v: %+v came back as %+v", err, p, back)
			}
			if len(packed) > 400 {
				t.Errorf("%d characters for %s", len(packed), p.Text)
			}
		}
	}
}

const studied = "[Variant \"xiangqi\"]\n[Red \"?\"]\n[Black \"?\"]\n[Date \"????.??.??\"]\n[Result \"*\"]\n[Study \"1\"]\n\n" +
	"{Openings} 1. h3e3 $1 {[%eval 0.2] the cannon} (1. c4c5) 1... h10g8 *\n"

// Comments go through links as text, and so do texts that are no records, with any line endings.
func TestTextsGoThroughLinks(t *testing.T) {
	for _, text := range []string{studied, "", "1. 炮二平五", "[Variant \"nobody's\"]\n\n1. a *\n", strings.Repeat("1. e4 e5 ", 5000)} {
		packed := pack(text)
		if strings.ContainsAny(packed, "+/=# ?&") {
			t.Errorf("%q does not belong into an address", packed)
		}
		if back, _, err := link.Unpack(catalog.Find, packed); err != nil || back != text {
			t.Errorf("%.20q came back as %.20q, %v", text, back, err)
		}
	}
}

// TestLinksOfBefore checks that links of every earlier format open with the same content. Each
// file in testdata/links has a link in its first line and the packed text below.
func TestLinksOfBefore(t *testing.T) {
	files, err := filepath.Glob("testdata/links/*.txt")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d links of before, %v", len(files), err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		packed, want, _ := strings.Cut(string(data), "\n")
		got, _, err := link.Unpack(catalog.Find, packed)
		if strings.HasPrefix(packed, "p1.") {
			var p link.Position
			p, err = link.UnpackPosition(packed)
			got = fmt.Sprintf("%s\n%s\n%s\n", p.Variant, p.Options, p.Text)
		}
		if err != nil || got != want {
			t.Errorf("%s: %v, got\n%s", name, err, got)
		}
	}
}

// The fault of a damaged link is reported with its place.
func TestDamagedLinks(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 1))
	m := random(t, catalog.All()[0], dice)
	for m.Ply() < 20 || m.Setup().Clock.On() {
		m = random(t, catalog.All()[0], dice)
	}
	whole := link.Pack(m)
	other := []byte(whole)
	other[len(other)-20] ^= 1
	for name, c := range map[string]struct {
		packed string
		what   []link.Ill
	}{
		"nothing":           {"", []link.Ill{link.End}},
		"no base64":         {"g1.AB%CD", []link.Ill{link.Character}},
		"an unknown form":   {"z9.AAAA", []link.Ill{link.Form}},
		"cut off":           {whole[:len(whole)-12], []link.Ill{link.Turn, link.Sum}},
		"cut in the tags":   {whole[:20], []link.Ill{link.End}},
		"only the form":     {"g1.", []link.Ill{link.End}},
		"another character": {string(other), []link.Ill{link.Turn, link.Sum, link.Tags}},
		"a bomb":            {link.PackText(strings.Repeat("x", 1<<20+1)), []link.Ill{link.Long}},
		"too long":          {strings.Repeat("A", 1<<20+1), []link.Ill{link.Long}},
		"a position":        {link.PackPosition(link.Position{Variant: "yanyi", Text: "start"}), []link.Ill{link.Form}},
	} {
		_, _, err := link.Unpack(catalog.Find, c.packed)
		var damage *link.Damage
		if !errors.As(err, &damage) || !slices.Contains(c.what, damage.What) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if damage.What == link.Character && damage.N != 6 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzUnpack checks that no link does harm and that its content can be packed again.
func FuzzUnpack(f *testing.F) {
	files, err := filepath.Glob("testdata/links/*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		packed, _, _ := strings.Cut(string(data), "\n")
		f.Add(packed)
	}
	f.Add("")
	f.Fuzz(func(t *testing.T, packed string) {
		_, _ = link.UnpackPosition(packed) // an error is permitted
		text, _, err := link.Unpack(catalog.Find, packed)
		if err != nil {
			return
		}
		if again, _, err := link.Unpack(catalog.Find, pack(text)); err != nil || again != text {
			t.Errorf("%q came back as %q, %v", text, again, err)
		}
	})
}

// FuzzPack checks that what Pack makes of any record comes back, and as the same match: nothing
// checks it when a link is made.
func FuzzPack(f *testing.F) {
	for _, pattern := range []string{"testdata/links/*.txt", "../match/testdata/earlier/*/*.txt", "../study/testdata/earlier/*/*.txt", "../notation/testdata/records/*"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			f.Fatal(pattern, err)
		}
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(string(data))
			if _, text, ok := strings.Cut(string(data), "\n"); ok {
				f.Add(text)
			}
		}
	}
	for _, text := range []string{
		"[Variant \"xiangqi\"]\n[Red \"human\"]\n[Black \"ai:3\"]\n\n1. h3e3 {[%clk 0:01:00]} h10g8 *\n",
		"[Variant \"xiangqi\"]\n[Clock \"60+1\"]\n[Event \"\\\"\"]\n\n1. h3e3 {[%clk 0:01:00.5]} b:resign {[%flag]} red\n",
		"[Variant \"xiangqi\"]\n[Result \"draw\"]\n[Termination \"agreed\"]\n\n1. h3e3 draw\n",
		"[Variant \"yanyi\"]\n[Result \"u\"]\n[Termination \"Wei resigned\"]\n\n1. n9m9 u\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := match.ParseLegal(catalog.Named, text)
		if err != nil {
			return
		}
		record, packed := m.Record(), link.Pack(m)
		back, of, err := link.Unpack(catalog.Find, packed)
		if err != nil || back != record || (of == nil) != strings.HasPrefix(packed, "t1.") {
			t.Fatalf("%v: came back as\n%s\nfrom\n%s", err, back, record)
		}
		if of != nil {
			sameAsParsed(t, of, record)
		}
	})
}
