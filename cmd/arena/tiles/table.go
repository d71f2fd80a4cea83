package tiles

import (
	"fmt"
	"math"
	"strings"

	"yanyi/game/weights"
)

// Units of the table: worths in thousandths of a logit, uses in hundredths, and shares in
// thousandths of the plies.
const (
	worthUnit = 0.001
	useUnit   = 0.01
	shareUnit = 0.001
)

// Rows is what has been learnt of a variant, as rows of weights: ID.worth, ID.use and
// ID.slots, numbers before the bar, their standard errors behind it.
func (g *Growth) Rows(id string) string {
	slots := g.Slots
	for i := range slots {
		slots[i].Value = max(slots[i].Value, shareUnit) // every slot can be drawn
	}
	return line(id+".worth", g.Kinds, worthUnit) + line(id+".use", g.Use, useUnit) + line(id+".slots", slots[:], shareUnit)
}

// Into is a table's text with the variant's rows in the place of its own; other rows and
// remarks stay. The error names a line, or the row that is not there.
func (g *Growth) Into(text, id string) (string, error) {
	t, err := weights.Read(text, g.Rows(id))
	if err != nil {
		return "", err
	}
	return t.String(), nil
}

// line is a row as the table's file has it.
func line(name string, all []Estimate, unit float64) string {
	var values, errors strings.Builder
	for _, e := range all {
		fmt.Fprintf(&values, " %d", int(math.Round(e.Value/unit)))
		fmt.Fprintf(&errors, " %d", int(math.Round(e.Error/unit)))
	}
	return name + values.String() + " |" + errors.String() + "\n"
}

// String is what the table does not say.
func (g *Growth) String() string {
	text := fmt.Sprintf("in the logit of winning kinds differ by ±%.3f, to %.2f by their slots' shares; the first seat's lead is %.3f ± %.3f",
		g.Spread, g.Bend, g.Lead.Value, g.Lead.Error)
	if g.Any.Error < 1 { // else no slot was ever empty
		text += fmt.Sprintf(", any tile is worth %.3f ± %.3f", g.Any.Value, g.Any.Error)
	}
	return text
}
