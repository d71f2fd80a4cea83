package saves_test

import (
	"errors"
	"fmt"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
)

// begun is a match of two people after some turns.
func begun(t *testing.T, turns int) *match.Match {
	t.Helper()
	v, ok := catalog.Find("xiangqi")
	if !ok {
		t.Fatal("no such game")
	}
	m, err := match.New(v, match.Setup{Seats: make([]match.Player, 2)})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, turns, 0)
	return m
}

// play plays turns, each the nth of the legal ones.
func play(t *testing.T, m *match.Match, turns, nth int) {
	t.Helper()
	for range turns {
		if err := m.PlayTurn(m.Position().Turns(nil)[nth]); err != nil {
			t.Fatal(err)
		}
	}
}

// window is one of several windows that share a store.
type window struct {
	t     *testing.T
	store *scenetest.Machine
	*saves.Saves
	told []error
}

func open(t *testing.T, store *scenetest.Machine) *window { return openIn(t, store, false) }

func openIn(t *testing.T, store *scenetest.Machine, embedded bool) *window {
	w := &window{t: t, store: store}
	w.Saves = saves.New(store, embedded, func(err error) {
		if err != nil {
			w.told = append(w.told, err)
		}
	})
	return w
}

func (w *window) save(k *saves.Keeper, text string) {
	w.t.Helper()
	if err := k.Save(text); err != nil {
		w.t.Fatal(err)
	}
}

// elsewhere is the number of notices that the match is played elsewhere; there must be no other
// notice.
func (w *window) elsewhere() (n int) {
	w.t.Helper()
	for _, err := range w.told {
		if !errors.Is(err, saves.ErrElsewhere) {
			w.t.Errorf("told %v", err)
		}
		n++
	}
	return n
}

func wantKept(t *testing.T, w *window, texts ...string) {
	t.Helper()
	kept := map[string]bool{}
	for _, g := range w.List() {
		kept[g.Text] = true
	}
	for i, text := range texts {
		if !kept[text] {
			t.Errorf("text %d is not kept", i)
		}
	}
	if len(kept) != len(texts) {
		t.Errorf("%d matches are kept, want %d", len(kept), len(texts))
	}
}

// Two windows continue one match: the second to save finds the other's moves, reports that once,
// and from then on saves its own match separately.
func TestTwoWindowsOnOneMatch(t *testing.T) {
	start := begun(t, 2).Save()
	store := &scenetest.Machine{Store: map[string]string{"game": start}}
	a, b := open(t, store), open(t, store)
	ka, kb := a.Keeper(start), b.Keeper(start)
	ours, theirs := begun(t, 2), begun(t, 2)
	for range 3 {
		play(t, ours, 1, 0)
		a.save(ka, ours.Save())
		play(t, theirs, 1, 1)
		b.save(kb, theirs.Save())
	}
	wantKept(t, a, ours.Save(), theirs.Save())
	if a.elsewhere() != 0 || b.elsewhere() != 1 {
		t.Errorf("told %d and %d times", a.elsewhere(), b.elsewhere())
	}
}

// A window that is notified of another window's move reports it at once; from its next move on
// its own match is saved separately, without another notice.
func TestNoticedBeforeSaving(t *testing.T) {
	store := &scenetest.Machine{}
	a, b := open(t, store), open(t, store)
	m := begun(t, 2)
	ka := a.Keeper("")
	a.save(ka, m.Save())
	kb := b.Keeper(m.Save())
	theirs := begun(t, 2)
	play(t, theirs, 1, 1)
	b.save(kb, theirs.Save())
	a.Changed("game")
	a.Changed("games")
	wantKept(t, a, theirs.Save())
	play(t, m, 1, 0)
	a.save(ka, m.Save())
	wantKept(t, a, theirs.Save(), m.Save())
	if a.elsewhere() != 1 || b.elsewhere() != 0 {
		t.Errorf("told %d and %d times", a.elsewhere(), b.elsewhere())
	}
	if a.Changes() != 2 {
		t.Errorf("%d changes", a.Changes())
	}
}

// A save that another window has overwritten without reading it is saved again at once, even if
// no further move is played.
func TestWrittenOverIsKeptAgain(t *testing.T) {
	store := &scenetest.Machine{}
	a := open(t, store)
	m, other := begun(t, 4), begun(t, 2)
	a.save(a.Keeper(""), m.Save())
	store.Store["game"] = other.Save() // as if both had written at once
	a.Changed("game")
	a.Changed("game")
	wantKept(t, a, m.Save(), other.Save())
	if a.elsewhere() != 1 {
		t.Errorf("told %d times", a.elsewhere())
	}
}

// A match that has left its table gets no more notices.
func TestClosedKeeper(t *testing.T) {
	store := &scenetest.Machine{}
	a := open(t, store)
	k := a.Keeper("")
	a.save(k, begun(t, 4).Save())
	k.Close()
	store.Store["game"] = begun(t, 2).Save()
	a.Changed("game")
	wantKept(t, a, begun(t, 2).Save())
	if a.elsewhere() != 0 {
		t.Error("told of a match that nobody plays here")
	}
}

// A match deleted while it is played is saved again with its next move; that is no other
// window's game.
func TestDeletedWhilePlayed(t *testing.T) {
	a := open(t, &scenetest.Machine{})
	m := begun(t, 1)
	k := a.Keeper("")
	a.save(k, m.Save())
	a.Forget(a.List()[0])
	wantKept(t, a)
	play(t, m, 1, 0)
	a.save(k, m.Save())
	wantKept(t, a, m.Save())
	if a.elsewhere() != 0 {
		t.Error("told of another window")
	}
}

// A save that another window has changed since it was listed is neither deleted nor set aside.
func TestStaleListHarmsNothing(t *testing.T) {
	store := &scenetest.Machine{Store: map[string]string{"game": begun(t, 1).Save()}}
	a := open(t, store)
	old, now := a.List()[0], begun(t, 2).Save()
	store.Store["game"] = now
	a.Forget(old)
	a.SetAside(old)
	wantKept(t, a, now)
}

// A full store refuses the first save; the match keeps trying and does not take the refused
// place for another game's.
func TestRefusedSaves(t *testing.T) {
	store := &scenetest.Machine{}
	a := open(t, store)
	for i := range saves.MaxKept {
		a.save(a.Keeper(""), begun(t, i+1).Save())
	}
	m := begun(t, 20)
	k := a.Keeper("")
	store.SaveFail = errors.New("full")
	for range 2 {
		if k.Save(m.Save()) == nil {
			t.Fatal("saved in a full store")
		}
	}
	store.SaveFail, a.told = nil, nil
	a.save(k, m.Save())
	if a.elsewhere() != 0 || a.List()[0].Text != m.Save() {
		t.Error("the match is not kept, or thought another window's")
	}
}

// A match that is no longer legal is shown, exported and imported unchanged.
func TestCutMatchStaysAsItIs(t *testing.T) {
	text := begun(t, 3).Save()
	bad := text[:len(text)-2] + "a1a9 *\n"
	sum, err := saves.Read(catalog.Find, saves.Save{Text: bad})
	if err != nil || !sum.Over || sum.Line() == "" {
		t.Fatalf("%v, %v", sum, err)
	}
	for name, way := range map[string]func(string) (string, error){
		"export": func(s string) (string, error) { return saves.Export(catalog.Find, s) },
		"import": func(s string) (string, error) {
			m, err := match.ParseLegal(catalog.Find, s)
			if err != nil {
				return "", err
			}
			return saves.Import(m, s), nil
		},
	} {
		if got, err := way(bad); got != bad {
			t.Errorf("%s: %q, %v", name, got, err)
		}
		if got, err := way(text); err != nil || fmt.Sprint(got) == bad {
			t.Errorf("%s: %q, %v", name, got, err)
		}
		if _, err := way("nothing"); err == nil {
			t.Errorf("%s takes what is no record", name)
		}
	}
}

// The last match is the newest unfinished one; only if there is none, the newest finished one.
func TestTheLastMatchGoesOn(t *testing.T) {
	older, later, over := begun(t, 1).Save(), begun(t, 2).Save(), begun(t, 3)
	if err := over.Play("b:resign"); err != nil {
		t.Fatal(err)
	}
	a := open(t, &scenetest.Machine{})
	if a.Last() != nil {
		t.Error("there is a last match before any")
	}
	for _, c := range []struct{ played, want string }{
		{over.Save(), over.Save()}, {older, older}, {later, later}, {over.Save() + "\n", later},
	} {
		a.save(a.Keeper(""), c.played)
		if sum := a.Last(); sum == nil || sum.Save.Text != c.want || sum.Over != (c.want == over.Save()) {
			t.Errorf("after\n%s\nthe last is %+v", c.played, sum)
		}
	}
}

// An unreadable save is set aside and reported; the next match takes its place.
func TestUnreadable(t *testing.T) {
	store := &scenetest.Machine{Store: map[string]string{"game": "not a record", "game.1": begun(t, 1).Save()}}
	a := open(t, store)
	if sum := a.Last(); sum == nil || sum.Save.Text != store.Store["game.1"] {
		t.Errorf("%v", sum)
	}
	if len(a.told) != 1 || !errors.Is(a.told[0], saves.ErrUnreadable) || store.Store["aside.game"] != "not a record" {
		t.Errorf("told %v, stored %q", a.told, store.Store)
	}
}

// Games of embedded pages never replace those of their visitor; a few newest ones are kept and
// do not compete for the places.
func TestEmbeddedGamesLeaveTheOthersAlone(t *testing.T) {
	store := &scenetest.Machine{}
	text := func(n int) string { return fmt.Sprintf("%s;%d", begun(t, 1).Save(), n) }
	home := open(t, store)
	var texts []string
	for i := range saves.MaxKept {
		texts = append(texts, text(i))
		home.save(home.Keeper(""), texts[i])
	}
	var frames []*window
	var keepers []*saves.Keeper
	for i := range 20 {
		w := openIn(t, store, true)
		frames, keepers = append(frames, w), append(keepers, w.Keeper(""))
		w.save(keepers[i], text(100+i))
	}
	for i, w := range frames {
		for _, key := range []string{"embed", "embed.1", "embed.2"} {
			w.Changed(key)
		}
		w.save(keepers[i], text(200+i))
		if w.elsewhere() > 0 {
			t.Error("a frame says that its game is played elsewhere")
		}
	}
	wantKept(t, home, texts...)
	if home.Changes() != 0 || len(store.Store) != saves.MaxKept+saves.MaxEmbedded+2 {
		t.Errorf("%d changes, %d keys", home.Changes(), len(store.Store))
	}
	if n := len(frames[0].List()); n != saves.MaxEmbedded {
		t.Errorf("%d embedded games are kept", n)
	}
}

// The match begun from an address is found by its mark: the newest one, unless it is finished,
// regardless of its age and of later matches.
func TestTheMatchBegunFromAnAddress(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	from := func(address string, turns int) *match.Match {
		m, err := match.New(v, match.Setup{Seats: make([]match.Player, 2), Address: address})
		if err != nil {
			t.Fatal(err)
		}
		play(t, m, turns, 0)
		return m
	}
	w := open(t, &scenetest.Machine{Store: map[string]string{}})
	first, other, second := from("a1", 1), from("b2", 2), from("a1", 3)
	for _, m := range []*match.Match{first, second, other, begun(t, 4)} {
		w.save(w.Keeper(m.Save()), m.Save())
	}
	for address, want := range map[string]*match.Match{"a1": second, "b2": other, "a": nil, "": nil} {
		got := w.Begun(address)
		if (got == nil) != (want == nil) || got != nil && got.Save.Text != want.Save() {
			t.Errorf("%q: found %v", address, got)
		}
	}
	k := w.Keeper(second.Save())
	if err := second.Resign(0); err != nil {
		t.Fatal(err)
	}
	w.save(k, second.Save())
	if got := w.Begun("a1"); got != nil {
		t.Errorf("a match that is over goes on: %q", got.Save.Text)
	}
}
