package app

import (
	"yanyi/assets/locale"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
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
	if p, ok := f.session.Stack.Top().(*play.Page); ok {
		now.game = p.Table().Info().ID
	}
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
