package progress

import (
	"strings"

	"yanyi/scenes/pages/play"
)

// Probe gives the page's content to an end-to-end test.
func (p *Page) Probe(o *play.Probe) {
	o.Page, o.Said = "progress", strings.Join(p.Form.Texts(), "\n")
}
