package play

import "yanyi/assets/locale"

// share puts the record on the clipboard.
func (a *acts) share() {
	if a.tools.Copy != nil {
		a.copying = a.tools.Copy(a.table.Match().Record())
	}
}

// tellCopied says how a copy went once it is known.
func (a *acts) tellCopied() {
	if a.copying == nil {
		return
	}
	select {
	case err := <-a.copying:
		a.copying = nil
		key := "share.copied"
		if err != nil {
			key = "share.failed"
		}
		a.session.Say(locale.T(key))
	default:
	}
}
