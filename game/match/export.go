package match

import "yanyi/game/notation"

// Export is a match as text in a form of the field. An error says that the form cannot
// hold it.
func Export(m *Match, as notation.Format) (string, error) {
	if as == notation.AsRecord {
		return m.Record(), nil
	}
	g := notation.Game{
		Variant: m.v, Options: m.setup.Options, Start: m.start, Final: m.Position().String(),
		Root: m.writer().tree.Copy(), Result: m.in.Result(m.Outcome()),
	}
	for _, t := range m.writer().public() {
		g.Tags = append(g.Tags, [2]string{t.name, t.value})
	}
	return g.Text(as)
}
