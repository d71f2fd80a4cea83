package deeds

import (
	"strings"

	"yanyi/scenes/pages/play"
)

// Probe tells an end-to-end test what the page says.
func (p *Page) Probe(o *play.Probe) {
	o.Page, o.Said = "deeds", strings.Join(p.Form.Texts(), "\n")
}
