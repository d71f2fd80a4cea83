package app

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/ui"
)

// titled is what the title depends on.
type titled struct {
	game  string // "" for none
	calls bool   // it says that it is the player's turn
	lang  locale.Lang
}

// blinks is how long the title says that it is the player's turn; a mark stays in rooms.
const blinks = 4 * time.Second

// blink is the call of a player whose page is hidden when the turn comes.
type blink struct {
	page  ui.Page
	yours bool
	until time.Time
}

// calls reports whether the title calls the player on a page now.
func (b *blink) calls(page ui.Page, now time.Time, looked bool) bool {
	p, ok := page.(*play.Page)
	yours := ok && p.Due()
	if yours && !b.yours && b.page == page && !looked {
		b.until = now.Add(blinks)
	}
	b.page, b.yours = page, yours
	return yours && now.Before(b.until)
}

// entitle names the game on the table in the title.
func (f *follower) entitle() {
	page, ok := f.can.Attention.(machine.Titled)
	if !ok {
		return
	}
	now := titled{lang: locale.Current()}
	now.game = played(f.session.Stack.Top())
	now.calls = f.blink.calls(f.session.Stack.Top(), f.session.Now(), f.can.Attention.Looked())
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
	if now.calls {
		title = locale.T("event.turn.you") + " – " + locale.T("app.name")
		if f.session.Online.Room() == nil { // which marks the title itself
			title = "● " + title
		}
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
