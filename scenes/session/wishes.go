package session

// Wishes are what the page around an embedded game wants. They come before the
// player's settings and are not kept.
type Wishes struct {
	Theme string // light, dark, system; "" for none
	Lang  string // a tag of package locale; "" for none
	Mute  *bool
}

// Impose changes the wishes and takes them into use, unless set answers an error.
func (s *Session) Impose(set func(w *Wishes) error) error {
	w := s.wishes
	if err := set(&w); err != nil {
		return err
	}
	s.wishes = w
	s.speak()
	s.Stack.Relayout()
	return nil
}
