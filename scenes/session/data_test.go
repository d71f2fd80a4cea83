package session

import (
	"errors"
	"maps"
	"testing"

	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// kept is a store with an entry of every kind.
func kept() map[string]string {
	return map[string]string{
		"game": "one", "game.3": "two", "games": "0 1\n3 1\n", "deeds": "game yanyi 3 1 1 0 0\n", "lessons": "three 2 3\n",
		"puzzles": "count 3 1 0 2\n", "tiles.qice": "x", "settings": `{"theme":"dark"}`, "name": "Ann",
		"rooms": "secret", "server": "https://example.com/", "laying": "ABC\n1",
	}
}

// blank is an empty page.
type blank struct{ *ui.FormPage }

func (blank) Layout(ui.View)          {}
func (blank) Update(*ui.Input) ui.Nav { return ui.Stay() }

func opened(m *scenetest.Machine) *Session {
	s := New(m)
	s.Start(blank{})
	return s
}

// Everything is exported and imported unchanged, except seats in rooms, which are neither
// exported nor imported.
func TestEverythingGoesOutAndComesBack(t *testing.T) {
	from := &scenetest.Machine{Store: kept()}
	text, err := opened(from).Everything()
	if _, ok := IsBackup(text); !ok || err != nil {
		t.Fatalf("%q, %v", text, err)
	}
	to := &scenetest.Machine{Store: map[string]string{"game.5": "mine", "rooms": "mine"}}
	s := opened(to)
	left, changes := false, s.Saves.Changes()
	s.Leave = func() { left = true }
	if err := s.Restore(text); err != nil {
		t.Fatal(err)
	}
	want := kept()
	for _, key := range ofDevice {
		delete(want, key)
	}
	if !maps.Equal(to.Store, want) {
		t.Errorf("kept is %q", to.Store)
	}
	if s.Settings.Theme != "dark" || !left || s.Saves.Changes() == changes {
		t.Errorf("theme %s, left %t, %d changes", s.Settings.Theme, left, s.Saves.Changes())
	}
}

// A text that is not a backup changes nothing, nor does one of a later version.
func TestWhatIsNoBackupChangesNothing(t *testing.T) {
	m := &scenetest.Machine{Store: kept()}
	s := opened(m)
	for _, text := range []string{"", "{}", `{"yanyi":1}`, `{"yanyi":2,"kept":{}}`, `{"yanyi":1,"kept":{"game":1}}`, "[Variant \"yanyi\"]\n\n*", "\x00"} {
		if _, ok := IsBackup(text); ok || s.Restore(text) == nil {
			t.Errorf("%q is restored", text)
		}
	}
	if !maps.Equal(m.Store, kept()) {
		t.Errorf("kept is %q", m.Store)
	}
}

// Erasing leaves nothing and restores the defaults; if it fails nothing changes.
func TestEraseForgetsEverything(t *testing.T) {
	m := &scenetest.Machine{Store: kept(), SaveFail: errors.New("no")}
	s := opened(m)
	if err := s.Erase(); err == nil || len(m.Store) != len(kept()) {
		t.Errorf("%v, %d kept", err, len(m.Store))
	}
	m.SaveFail = nil
	if err := s.Erase(); err != nil || len(m.Store) != 0 || s.Settings != Defaults() {
		t.Errorf("%v, %q kept, %+v", err, m.Store, s.Settings)
	}
}

// Everything is exported as a file; errors are reported.
func TestExport(t *testing.T) {
	m := &scenetest.Machine{Store: kept()}
	s := opened(m)
	if where, err := s.Export(); err != nil || where == "" || len(m.Files) != 1 {
		t.Errorf("%q, %v, files %v", where, err, m.Files)
	}
	m.LoadFail = errors.New("no")
	if _, err := s.Export(); err == nil || len(m.Files) != 1 {
		t.Errorf("%v, files %v", err, m.Files)
	}
}
