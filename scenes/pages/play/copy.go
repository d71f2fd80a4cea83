package play

import "yanyi/assets/locale"

// share puts the record on the clipboard.
func (p *Page) share() {
	if p.tools.Copy != nil {
		p.copying = p.tools.Copy(p.table.Match().Record())
	}
}

// tellCopied says how a copy went once it is known.
func (p *Page) tellCopied() {
	if p.copying == nil {
		return
	}
	select {
	case err := <-p.copying:
		p.copying = nil
		key := "share.copied"
		if err != nil {
			key = "share.failed"
		}
		p.session.Say(locale.T(key))
	default:
	}
}
