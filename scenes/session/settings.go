package session

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/theme"
)

// Settings are a player's choices. Begin with [Defaults], not with the zero value.
type Settings struct {
	Lang  string `json:"lang"`  // "" follows the system, else a tag of package locale
	Theme string `json:"theme"` // "system", "light", "dark"

	Faces       string `json:"faces"` // "hanzi", "signs" (hanzi with small figures), "letters", "figures", "" by language
	Shapes      bool   `json:"shapes"`
	Coordinates bool   `json:"lines"`
	Notation    string `json:"notation"` // "chinese", "coordinates", "" by language
	Names       bool   `json:"names"`

	Targets  bool `json:"targets"`
	LastMove bool `json:"lastmove"`
	Confirm  bool `json:"confirm"`
	Rotate   bool `json:"rotate"` // the board turns to the mover
	WhyNot   bool `json:"whynot"`
	Glass    bool `json:"glass"`

	Unhurried bool `json:"unhurried,omitempty"` // computers take as long for a turn as people do

	Explains bool `json:"explains"` // strong computers explain their turning points

	Premoves bool `json:"premoves"` // a turn may be chosen before it is due

	Blindfold bool `json:"blindfold,omitempty"` // the pieces are hidden from who plays

	aids

	Motion string `json:"motion"` // "auto", "full", "reduce"
	Banner bool   `json:"banner"`

	Sound  bool `json:"sound"`
	Volume int  `json:"volume"` // percent
	Buzz   bool `json:"buzz"`   // the device trembles, where it can
}

// aids are aids for seeing.
type aids struct {
	Contrast string `json:"contrast"`          // "auto", "on", "off"
	Board    string `json:"board,omitempty"`   // what boards are made of, one of Grounds, "" where the address may say
	Text     string `json:"text,omitempty"`    // size of text, one of TextSizes, "" for the system's
	Coach    string `json:"coach,omitempty"`   // "on", "off", "" for a first game alone
	Signs    string `json:"signs,omitempty"`   // small figures below characters: "on", "off", "" for a first game alone
	Points   bool   `json:"points,omitempty"`  // attackers and defenders of a square are shown
	Dangers  bool   `json:"dangers,omitempty"` // pieces that rivals could take are marked
	Reader   bool   `json:"reader"`            // readers of screens have the page as elements
}

// Defaults are the initial choices.
func Defaults() Settings {
	return Settings{
		Theme: "system", Coordinates: true, Names: true, Targets: true, LastMove: true, WhyNot: true, Glass: true, Explains: true, Premoves: true,
		Motion: "auto", Banner: true, Sound: true, Volume: 70, Buzz: true,
		aids: aids{Contrast: "auto", Reader: true},
	}
}

// ParseSettings reads String's text. Bad choices are defaults, an unreadable text an error.
func ParseSettings(text string) (Settings, error) {
	s := Defaults()
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return Defaults(), fmt.Errorf("settings: %w", err)
	}
	s.mend()
	return s, nil
}

// String is the settings as text.
func (s Settings) String() string {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err) // plain strings, numbers and truths
	}
	return string(b)
}

// mend puts the default where a choice is none of its values.
func (s *Settings) mend() {
	d := Defaults()
	oneOf(&s.Theme, d.Theme, "system", "light", "dark")
	oneOf(&s.Faces, d.Faces, "", "hanzi", "signs", "letters", "figures")
	oneOf(&s.Contrast, d.Contrast, "auto", "on", "off")
	oneOf(&s.Board, d.Board, append(Grounds[:], "")...)
	oneOf(&s.Text, d.Text, append(TextSizes[:], "")...)
	oneOf(&s.Notation, d.Notation, "", "chinese", "coordinates")
	oneOf(&s.Coach, d.Coach, "", "on", "off")
	oneOf(&s.Signs, d.Signs, "", "on", "off")
	oneOf(&s.Motion, d.Motion, "auto", "full", "reduce")
	if _, ok := locale.Parse(s.Lang); !ok {
		s.Lang = ""
	}
	s.Volume = min(max(s.Volume, 0), 100)
}

func oneOf(value *string, fallback string, values ...string) {
	for _, v := range values {
		if *value == v {
			return
		}
	}
	*value = fallback
}

// FacesShown is the faces of the pieces: the choice, or the language's default
// (render/README.md, English: figures).
func (s Settings) FacesShown() string {
	switch {
	case s.Faces != "":
		return s.Faces
	case locale.Current() == locale.En:
		return "figures"
	}
	return "hanzi"
}

// ArtFaces is FacesShown for the drawing of pieces.
func (s Settings) ArtFaces() render.Faces { return facesNamed(s.FacesShown()) }

func facesNamed(name string) render.Faces {
	switch name {
	case "letters":
		return render.Letters
	case "figures":
		return render.Figures
	}
	return render.Hanzi
}

// NotationShown is the notation of moves: the choice, or the language's default.
func (s Settings) NotationShown() string {
	switch {
	case s.Notation != "":
		return s.Notation
	case locale.Current() == locale.En:
		return "coordinates"
	}
	return "chinese"
}

// Grounds are the materials of boards, in the order of [theme.Ground].
var Grounds = [...]string{"wood", "paper", "plain"}

// Ground is the material of boards, one of Grounds: the choice, else the address's.
func (s *Session) Ground() string {
	return cmp.Or(s.Settings.Board, s.Params.Board, Grounds[theme.Wood])
}

func (s *Session) ground() theme.Ground { return theme.Ground(slices.Index(Grounds[:], s.Ground())) }

// TextSizes are the sizes text may have, in percent of the usual one.
var TextSizes = [...]string{"100", "112", "125", "150"}

// TextSize is the text's size, one of TextSizes: the choice, or the largest up to the system's.
func (s *Session) TextSize() string {
	if s.Settings.Text != "" {
		return s.Settings.Text
	}
	for i := len(TextSizes) - 1; i > 0; i-- {
		if n, _ := strconv.Atoi(TextSizes[i]); s.machine.TextSize() >= n {
			return TextSizes[i]
		}
	}
	return TextSizes[0]
}

// large is how much larger than usual text is.
func (s *Session) large() float64 {
	n, _ := strconv.Atoi(s.TextSize())
	return float64(n) / 100
}

// Overrides are the wishes of a page around an embedded game, before the settings, not kept.
type Overrides struct {
	Theme string // light, dark, system; "" for none
	Lang  string // a tag of package locale; "" for none
	Mute  *bool
}

// Override changes the overrides and takes them into use.
func (s *Session) Override(set func(o *Overrides)) {
	set(&s.overrides)
	s.useLanguage()
	s.Stack.Relayout()
}
