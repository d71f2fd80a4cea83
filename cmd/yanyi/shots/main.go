// Command shots takes pictures of the pages at several sizes, light and dark, to
// be looked at. It needs a display.
package main

import (
	"flag"
	"fmt"
	"log"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/platform"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// scene is a page to photograph: how to come to it from the start.
type scene struct {
	name string
	open func(s *scenetest.Stage, sh *session.Session) error
}

var scenes = []scene{
	{"home", nil},
	{"setup", func(s *scenetest.Stage, sh *session.Session) error { return tap(s, "yanyi") }},
	{"setup-odds", func(s *scenetest.Stage, _ *session.Session) error {
		return tapAll(s, "yanyi", "clock.10", "odds.NN", "timeodds.2")
	}},
	{"rules", func(s *scenetest.Stage, sh *session.Session) error { return openRules(s, sh, 6) }},
	{"rules-alliance", func(s *scenetest.Stage, sh *session.Session) error { return openRules(s, sh, 8) }},
	{"guide", func(s *scenetest.Stage, sh *session.Session) error { return tap(s, "guide") }},
	{"library", openLibrary},
	{"resume", openUnfinished},
	{"import", openImport},
	{"friends-setup", openInvited},
	{"room-host", openRoom},
	{"room-guest", func(s *scenetest.Stage, sh *session.Session) error { return joinRoom(s, sh, 1) }},
	{"room-code", func(s *scenetest.Stage, sh *session.Session) error { return joinRoom(s, sh, game.NoSeat) }},
	{"friends", openFriends},
	{"lobby", openLobby},
	{"lobby-waiting", waitInLobby},
	{"home-waiting", awaited},
	{"keys", func(s *scenetest.Stage, sh *session.Session) error { return s.Ask() }},
	{"settings", func(s *scenetest.Stage, sh *session.Session) error { return tap(s, "settings") }},
	{"credits", func(_ *scenetest.Stage, sh *session.Session) error {
		sh.Stack.Open(sh.Routes.Credits())
		return nil
	}},
}

// textSize is that of all pictures, in percent.
var textSize int

var sizes = [][2]float64{{1280, 800}, {390, 844}, {480, 520}}

func main() {
	scenes = slices.Concat(scenes, played(), everyGame(), laying(), studies(), editors(), lessons(), coaching(), puzzling(), doing(), mistaken(), sharing())
	out := flag.String("out", "shots", "folder for the pictures")
	only := flag.String("only", "", "scenes to take, separated by commas; all if empty")
	lang := flag.String("lang", "zh-Hans", "language")
	sharp := flag.Bool("contrast", false, "as for who asks for more contrast")
	flag.IntVar(&textSize, "text", 100, "size of text in percent")
	size := flag.String("size", "", "one size, such as 768x1024; all of the usual ones if empty")
	flag.Parse()
	if *size != "" {
		var w, h float64
		if _, err := fmt.Sscanf(*size, "%fx%f", &w, &h); err != nil {
			log.Fatal(err)
		}
		sizes = [][2]float64{{w, h}}
	}
	err := windowtest.Run(func() error {
		for _, sc := range scenes {
			if *only != "" && !strings.Contains(","+*only+",", ","+sc.name+",") {
				continue
			}
			if err := shoot(sc, *out, *lang, *sharp); err != nil {
				return fmt.Errorf("%s: %w", sc.name, err)
			}
		}
		return nil
	})
	if err != nil {
		log.Fatal(err)
	}
}

// shoot takes a scene at all sizes in both themes, and tells of texts shortened on the way.
func shoot(sc scene, out, lang string, sharp bool) error {
	for _, size := range sizes {
		for _, dark := range []bool{false, true} {
			elsewhere = onlinetest.New()
			elsewhere.Lobby = withLobby[sc.name]
			sh := app.New(&scenetest.Machine{Langs: []string{lang}, IsDark: dark, Eyes: scenetest.Eyes{IsSharp: sharp, Text: textSize}, IsStill: true, Net: &onlinetest.Net{Server: elsewhere}, Engine: engine})
			s := scenetest.New(sh.Stack, size[0], size[1])
			cut := map[string]bool{}
			canvas.OnCut = func(text string) { cut[text] = true }
			if err := s.Settle(40); err != nil {
				return err
			}
			if sc.open != nil {
				if err := sc.open(s, sh); err != nil {
					return err
				}
				s.Resize(size[0], size[1]) // to come there may have taken more room
				if err := s.Settle(120); err != nil {
					return err
				}
			}
			theme := ""
			if dark {
				theme = "-dark"
			}
			if sharp {
				theme += "-contrast"
			}
			if textSize != 100 {
				theme += fmt.Sprintf("-%d", textSize)
			}
			tag := ""
			if l := locale.Current(); l != locale.ZhHans {
				tag = "-" + l.Tag()
			}
			name := fmt.Sprintf("%s%s%s-%gx%g.png", sc.name, tag, theme, size[0], size[1])
			if err := s.Save(filepath.Join(out, name)); err != nil {
				return err
			}
			for text := range cut {
				log.Printf("%s: %q does not fit", name, text)
			}
			s.Screen.Deallocate()
		}
	}
	return nil
}

// engine starts a real engine.
func engine() machine.Engine { return new(platform.Machine).NewEngine() }

// tap presses a control, where it is not seen after opening the drawer of a small frame.
func tap(s *scenetest.Stage, id string) error {
	if err := reveal(s, id); err != nil {
		return err
	}
	ok, err := s.Tap(id)
	if ok || err != nil {
		return err
	}
	opened, err := s.Tap("drawer")
	if err == nil && !opened {
		err = fmt.Errorf("no control %q", id)
	}
	if err != nil {
		return err
	}
	if err := s.Settle(30); err != nil {
		return err
	}
	if ok, err = s.Tap(id); err == nil && !ok {
		err = fmt.Errorf("no control %q in the drawer", id)
	}
	return err
}

// tapAll presses controls one after the other, and lets the page come to rest after each.
func tapAll(s *scenetest.Stage, ids ...string) error {
	for _, id := range ids {
		if err := tap(s, id); err != nil {
			return err
		}
		if err := s.Settle(40); err != nil {
			return err
		}
	}
	return nil
}

// open opens the page of a request and lets it come to rest.
func open(s *scenetest.Stage, sh *session.Session, r session.Request) error {
	page, err := sh.Routes.Open(r)
	if err != nil {
		return err
	}
	sh.Stack.Open(page)
	return s.Settle(30)
}

// reveal makes a stage so high that a control is seen that scrolls, over a bar at the foot.
func reveal(s *scenetest.Stage, id string) error {
	const bar = 100
	view, size := s.Stack.View(), s.Screen.Bounds().Size()
	for _, ctl := range s.Stack.Top().Controls() {
		if below := ctl.Rect.Bottom() + bar - view.H; ctl.ID == id && ctl.Scrolled() && below > 0 {
			s.Resize(float64(size.X), float64(size.Y)+below*view.Scale)
			return s.Settle(4)
		}
	}
	return nil
}

// openLibrary opens the matches kept.
func openLibrary(s *scenetest.Stage, sh *session.Session) error {
	moments, err := sample.Scenes(catalog.Find)
	if err != nil {
		return err
	}
	for _, m := range moments {
		if err := sh.Saves.Keeper("").Save(m.Text); err != nil {
			return err
		}
	}
	if err := tapAll(s, "library"); err != nil {
		return err
	}
	return tap(s, "trash.1")
}

// openUnfinished asks whether to go on with a game that an address began.
func openUnfinished(_ *scenetest.Stage, sh *session.Session) error {
	moments, err := sample.Scenes(catalog.Find)
	if err != nil {
		return err
	}
	unfinished, err := saves.Read(catalog.Find, saves.Save{Text: moments[0].Text, When: time.Now().Add(-72 * time.Hour)})
	if err == nil {
		sh.Stack.Open(resume.New(sh, unfinished, session.Request{}))
	}
	return err
}

// openImport opens the page on which records are brought in.
func openImport(s *scenetest.Stage, _ *session.Session) error {
	if err := tapAll(s, "library"); err != nil {
		return err
	}
	return tap(s, "import")
}

// played are the moments of a game.
func played() []scene {
	moments, err := sample.Scenes(catalog.Find)
	if err != nil {
		log.Fatal(err)
	}
	var list []scene
	for _, m := range moments {
		list = append(list, scene{m.Name, toContinue(func() string { return m.Text })})
	}
	return list
}

// openRules opens a section of the rules of yanyi, counted from 0.
func openRules(s *scenetest.Stage, sh *session.Session, section int) error {
	v, ok := catalog.Find("yanyi")
	if !ok {
		return fmt.Errorf("no such game")
	}
	sh.Stack.Open(sh.Routes.Learn(v))
	if err := s.Settle(60); err != nil {
		return err
	}
	for range section {
		if err := tap(s, "next"); err != nil {
			return err
		}
	}
	return nil
}
