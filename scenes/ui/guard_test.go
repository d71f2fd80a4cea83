package ui

import (
	"testing"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// sheet is a page of buttons at given places.
type sheet struct {
	Form
	put func(f *Form)
}

func (s *sheet) Layout(v View) {
	s.Reset(v)
	s.put(&s.Form)
}
func (s *sheet) Draw(*canvas.Canvas) {}

// rush is a stack that receives presses tick by tick.
type rush struct {
	*Stack
	next Input
}

func inARush(first *sheet) *rush {
	r := &rush{Stack: NewStack(first)}
	r.Theme = func() *theme.Theme { return &theme.Light }
	r.Source = func(in *Input, _ float64) {
		tick := in.Tick + 1
		*in = r.next
		in.Tick = tick
	}
	r.LayoutF(400, 400)
	return r
}

// press presses at a point and releases.
func (r *rush) press(x, y float64) {
	r.next = Input{Pointer: Pointer{X: x, Y: y, Down: true, Pressed: true}}
	r.Update()
	r.next = Input{Pointer: Pointer{X: x, Y: y, Released: true}}
	r.Update()
	r.next = Input{Pointer: Pointer{X: x, Y: y}}
}

func (r *rush) wait(ticks int) {
	for range ticks {
		r.Update()
	}
}

// A quick second press does not reach a control of the page that has just appeared; half a
// second later it does. A control that was there before can be pressed at once.
func TestNothingComesUnderAFinger(t *testing.T) {
	var did []string
	button := func(f *Form, id string, at canvas.Rect) {
		f.Add(Secondary(id, id).At(at).Does(func() { did = append(did, id) }))
	}
	below, above := canvas.Box(0, 300, 200, 44), canvas.Box(0, 0, 200, 44)
	table := &sheet{put: func(f *Form) {
		button(f, "resign", below)
		button(f, "back", above)
		f.Add(Control{ID: "board", Role: RoleArea, Rect: canvas.Box(0, 100, 400, 100), Do: func() { did = append(did, "board") }})
	}}
	end := &sheet{put: func(f *Form) {
		f.Add(Primary("again", "again").At(below).Goes(func() Nav {
			did = append(did, "again")
			return Push(table)
		}))
		button(f, "back", above)
	}}
	r := inARush(end)
	r.wait(2)
	r.press(100, 320)
	r.press(100, 320)
	want(t, "twice in a rush", did, "again")
	r.press(100, 20)
	want(t, "what stood there on the page before", did, "again", "back")
	r.press(100, 150)
	want(t, "an area", did, "again", "back", "board")
	r.wait(haste)
	r.press(100, 320)
	want(t, "half a second later", did, "again", "back", "board", "resign")

	did = nil
	r.Back()
	r.press(100, 320)
	want(t, "a page that one comes back to", did)
	r.wait(haste)
	r.press(100, 320)
	want(t, "half a second later", did, "again")
}

// On one page, too, a control that moves under a finger is not pressed; one that appears where
// nothing was, or is laid out anew at its place, is.
func TestNothingMovesUnderAFinger(t *testing.T) {
	var did []string
	at := map[string]canvas.Rect{"take": canvas.Box(0, 300, 200, 44), "resign": canvas.Box(200, 300, 200, 44)}
	page := &sheet{}
	page.put = func(f *Form) {
		for _, id := range []string{"take", "resign", "late"} {
			if r, ok := at[id]; ok {
				f.Add(Secondary(id, id).At(r).Does(func() { did = append(did, id) }))
			}
		}
	}
	r := inARush(page)
	r.wait(haste + 1)
	again := func() {
		page.Layout(r.View())
		r.wait(1)
	}
	at["take"], at["resign"] = at["resign"], at["take"]
	again()
	r.press(100, 320)
	want(t, "resign where take was", did)
	at["late"] = canvas.Box(0, 100, 200, 44)
	again()
	r.press(100, 120)
	want(t, "what has come where nothing was", did, "late")
	r.wait(haste)
	for range 5 {
		again()
	}
	r.press(100, 320)
	want(t, "laid out anew", did, "late", "resign")
	delete(at, "resign")
	at["late"] = canvas.Box(0, 300, 200, 44)
	again()
	r.press(100, 320)
	want(t, "late where resign was", did, "late", "resign")
}

func want(t *testing.T, what string, did []string, all ...string) {
	t.Helper()
	if len(did) != len(all) {
		t.Fatalf("%s: pressed %v, want %v", what, did, all)
	}
	for i := range all {
		if did[i] != all[i] {
			t.Fatalf("%s: pressed %v, want %v", what, did, all)
		}
	}
}

// A press that is interrupted is released without effect: a mouse button when the window loses
// the focus, or a finger that the system cancels.
func TestWhatIsTakenAwayIsNotPressed(t *testing.T) {
	var in Input
	in.Down, in.lost = true, true
	in.lift()
	if in.Down || in.Released || !in.Canceled {
		t.Errorf("taken away: %+v", in.Pointer)
	}
	in = Input{Pointer: Pointer{Down: true}}
	in.lift()
	if in.Down || !in.Released || in.Canceled {
		t.Errorf("let go: %+v", in.Pointer)
	}
	var p presence
	if p.leaves(false) || p.away() {
		t.Error("where there is no focus it is lost")
	}
	p.leaves(true)
	if !p.leaves(false) || !p.away() || p.leaves(false) {
		t.Error("the focus is not lost once")
	}
}
