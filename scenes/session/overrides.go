package session

// Overrides are the wishes of the page around an embedded game. They come before the player's
// settings and are not kept.
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
