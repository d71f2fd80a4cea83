package app

import (
	"yanyi/assets/locale"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/ui"
)

// titled is what the title depends on.
type titled struct {
	game string // "" for none
	lang locale.Lang
}

// entitle names the game on the table in the title.
func (f *follower) entitle() {
	page, ok := f.can.Attention.(machine.Titled)
	if !ok {
		return
	}
	now := titled{lang: locale.Current()}
	now.game = played(f.session.Stack.Top())
	if now.game == "" {
		now.lang = f.titled.lang // the page's own title
	}
	if now == f.titled {
		return
	}
	f.titled = now
	title := ""
	if now.game != "" {
		title = locale.T("game."+now.game+".name") + " · " + locale.T("app.name")
	}
	page.Entitle(title)
}

// played is the id of the game on a page's table, "" for another page.
func played(page ui.Page) string {
	if p, ok := page.(*play.Page); ok {
		return p.Table().Info().ID
	}
	return ""
}

// heading is the first heading of a page that shows none.
func heading(page ui.Page) string {
	if id := played(page); id != "" {
		return locale.T("game." + id + ".name")
	}
	return locale.T("app.name")
}
