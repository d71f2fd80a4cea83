package catalog

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// written are the formats that hold all turns of a variant.
var written = map[string]notation.Format{
	"record": notation.AsRecord, "pgn": notation.AsPGN, "iccs": notation.AsICCS, "uci": notation.AsUCI,
	"wxf": notation.AsWXF, "dhtmlxq": notation.AsDhtml,
}

// Random games of the xiangqi family are read back equal from every format.
func TestEveryFormReadsAsTheSameGame(t *testing.T) {
	games := 40
	switch {
	case gametest.Soak():
		games = 600
	case testing.Short():
		games = 3
	}
	for _, v := range All() {
		if !notation.Chinese(v.Info()) && v.Info().ID != "baige" {
			continue
		}
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(games) {
				m := wandered(t, v, seed)
				for name, form := range written {
					if form == notation.AsDhtml && v.Info().ID != "xiangqi" {
						continue
					}
					checkForm(t, m, name, form)
				}
			}
		})
	}
}

// wandered is a random game, with random tiles if the variant has some.
func wandered(t *testing.T, v game.Variant, seed uint64) *match.Match {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	setup := match.Setup{Seed: seed, Seats: []match.Player{match.Human("甲"), match.Human("B b")}, Date: "2026.01.02"}
	if d, ok := v.(game.Deployer); ok {
		setup.Start = d.Deploy([2][]int{d.Suggest(0, seed, nil), d.Suggest(1, seed+1, nil)})
	}
	m, err := match.New(v, setup)
	if err != nil {
		t.Fatal(err)
	}
	for range 20 + r.IntN(160) {
		turns := m.Position().Turns(nil)
		if m.Over() || len(turns) == 0 {
			break
		}
		if err := m.PlayTurn(turns[r.IntN(len(turns))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func checkForm(t *testing.T, m *match.Match, name string, form notation.Format) {
	t.Helper()
	text, err := match.Export(m, form)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	texts := notation.Open([]byte(text), nil)
	if len(texts) != 1 {
		t.Fatalf("%s is %d games:\n%s", name, len(texts), text)
	}
	back, err := match.Parse(Named, texts[0].Text)
	if err != nil {
		t.Fatalf("%s: %v\n%s\nof\n%s", name, err, text, m.Record())
	}
	if turnsOf(back) != turnsOf(m) || back.PositionAt(0) != m.PositionAt(0) || back.Outcome() != m.Outcome() {
		t.Fatalf("%s reads as another game:\n%s\n%s\n%s", name, text, turnsOf(back), turnsOf(m))
	}
}

func turnsOf(m *match.Match) string {
	var words []string
	for _, move := range m.Moves() {
		words = append(words, move.Text)
	}
	return strings.Join(words, " ")
}
