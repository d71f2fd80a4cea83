package share

import (
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game/link"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
)

// under is what is under way, and what was done last.
type under struct {
	copying <-chan error
	handing <-chan machine.Handed
	giving  <-chan error
	what    string // that is copied
	said    string
}

// tell takes in how it went, says it, and reports whether there is anything new.
func (u *under) tell(s *session.Session) bool {
	select { // none of them ever answers while nothing is under way
	case err := <-u.copying:
		u.copying = nil
		u.say(s, err, u.what, "share.failed")
	case done := <-u.handing:
		u.handing = nil
		said := locale.T("share.saved", locale.Arg{Name: "name", Value: done.Where})
		if done.Off {
			said = ""
		}
		u.say(s, done.Err, said, "share.unsaved")
	case err := <-u.giving:
		u.giving = nil
		u.say(s, err, "", "share.ungiven")
	default:
		return false
	}
	return true
}

func (u *under) say(s *session.Session, err error, said, failed string) {
	u.said = said
	if err != nil {
		u.said = locale.T(failed)
	}
	if u.said != "" {
		s.Say(u.said)
	}
}

// copy puts a text on the clipboard.
func (p *Page) copy(name, text string) {
	p.under.what = locale.T("share.copied.what", locale.Arg{Name: "what", Value: name}, locale.Num("n", utf8.RuneCountInString(text)))
	p.under.copying = p.deps.Copy(text)
}

func (p *Page) hand(f machine.File) { p.under.handing = p.deps.Hand(f) }

// offer hands something to the system's own sheet.
func (p *Page) offer(g machine.Gift) {
	g.Title = locale.T("game." + p.what.Variant.Info().ID + ".name")
	p.under.giving = p.deps.Offer(g)
}

// site is where the whole page is; "" where the program was loaded from nowhere.
func (p *Page) site() string { return strings.TrimSuffix(p.deps.Site, "embed/") }

// address is the link.
func (p *Page) address() string {
	if id := p.what.Puzzle; id != "" && p.whole {
		return p.site() + "?game=" + p.what.Variant.Info().ID + "&puzzle=" + id
	}
	return p.site() + p.reel.link(link.Find(p.deps.Find), p.whole)
}

// long is from how many characters on some programs cut links.
const long = 2000
