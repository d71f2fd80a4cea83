package share

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// under is the action under way, and the last one.
type under struct {
	copying <-chan error
	handing <-chan machine.Handed
	giving  <-chan error
	gift    gift   // that is given
	what    string // that is copied
	name    string // of the copied thing
	text    string // that is copied, or could not be
	said    string
}

// gift is the thing to share by the system, by its name.
type gift struct {
	name string
	machine.Gift
}

// given is a file as a gift.
func given(f machine.File) gift { return gift{f.Name, machine.Gift{File: &f}} }

// refused handles the result of the system's share sheet, and reports whether it could not
// share the thing. A cancellation is silent.
func (u *under) refused() bool {
	select {
	case err := <-u.giving:
		u.giving = nil
		return err != nil
	default:
		return false
	}
}

// tell handles the result of an action, reports it, and returns whether there is anything new.
func (u *under) tell(s *session.Session) bool {
	select { // none of them answers while no action is under way
	case err := <-u.copying:
		u.copying = nil
		if err == nil {
			u.text = ""
		}
		u.say(s, err, u.what, "share.failed")
	case done := <-u.handing:
		u.handing = nil
		said := locale.T(u.key("share.saved", "share.instead.saved"), locale.Arg{Name: "name", Value: done.Where})
		if done.Off {
			said = ""
		}
		u.say(s, done.Err, said, "share.unsaved")
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

// key is one of two, the second where something is done because the system could not give.
func (u *under) key(done, instead string) string {
	if u.gift.name != "" {
		return instead
	}
	return done
}

// copy puts a text on the clipboard.
func (p *Page) copy(name, text string) {
	p.under.gift = gift{}
	p.copyText(name, text)
}

func (p *Page) copyText(name, text string) {
	what := p.under.key("share.copied.what", "share.instead.copied")
	p.under.what = locale.T(what, locale.Arg{Name: "what", Value: name}, locale.Num("n", utf8.RuneCountInString(text)))
	p.by, p.under.name, p.under.text = ui.Field{}, name, text
	p.under.copying = p.deps.Copy(text)
}

// hand saves a file.
func (p *Page) hand(f machine.File) {
	p.under.gift = gift{}
	p.under.handing = p.deps.Hand(f)
}

// offer hands something to the system's own sheet.
func (p *Page) offer(g gift) {
	g.Title = locale.T("game." + p.what.Variant.Info().ID + ".name")
	p.under.gift, p.under.giving = g, p.deps.Offer(g.Gift)
}

// instead does what is possible with a thing that the system could not share: a file is saved,
// else the text or the address is copied.
func (p *Page) instead() {
	switch g := &p.under.gift; {
	case g.File != nil && p.deps.Hand != nil:
		p.under.handing = p.deps.Hand(*g.File)
	case g.File == nil && p.deps.Copy != nil:
		p.copyText(g.name, cmp.Or(g.Address, g.Text))
	default:
		p.session.Say(locale.T("share.ungiven"))
	}
}

// site is where the whole page is; "" where the program was loaded from nowhere.
func (p *Page) site() string { return strings.TrimSuffix(p.deps.Site, "embed/") }

// address is the link.
func (p *Page) address() string {
	if id := p.what.Puzzle; id != "" && p.whole {
		return p.site() + "?game=" + p.what.Variant.Info().ID + "&puzzle=" + id
	}
	return p.site() + p.turned() + p.reel.link(p.whole)
}

// turned is the parameter for the board as seen here, "" where a link is opened so anyway.
func (p *Page) turned() string {
	in, usual := p.what.Variant.Info(), session.DefaultSetup(p.what.Variant).Bottom
	if p.whole {
		usual = p.reel.all.RecordBottom()
	}
	if p.what.Bottom == usual || int(p.what.Bottom) >= len(in.Seats) {
		return ""
	}
	return "?view=" + string(rune(in.Seats[p.what.Bottom].Letter))
}

// long is from how many characters on some programs cut links.
const long = 2000
