//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/gif"
	"image/png"
	"maps"
	"net/url"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/art"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/platform"
	"yanyi/wasm/browsertest"
)

// sharedGame is an unfinished game, and sharedEnd the continuation to its end.
const (
	sharedGame = "[Variant \"mini\"]\n[Wu \"?\"]\n[Wei \"?\"]\n[Shu \"?\"]\n\n1. j7i7 g10g9 e4e5 2. i7h7 u:resign "
	sharedEnd  = "w:resign s\n"
)

// listening records what leaves the page: copied texts, files, and calls of the system's share
// sheet, which can be made to refuse.
const listening = `
	window.copied = []; window.files = []; window.given = []; window.refused = 0; window.refusal = ""
	navigator.clipboard.writeText = text => (copied.push(text), Promise.resolve())
	navigator.canShare = gift => gift.files.every(f => f instanceof File)
	navigator.share = async gift => {
		if (refusal) {
			refused++
			throw new DOMException("no", refusal)
		}
		const file = gift.files?.[0]
		given.push([gift.title, gift.url || gift.text || "", file ? file.name + " " + file.type + " " + (file.size > 999) : ""].join("|"))
	}
	HTMLAnchorElement.prototype.click = function () {
		fetch(this.href).then(r => r.arrayBuffer()).then(b => {
			let text = ""
			for (const c of new Uint8Array(b)) text += String.fromCharCode(c)
			files.push(this.download + " " + btoa(text))
		})
	}`

// newest waits until a list of the page has more entries than before and returns the last one.
func (p *player) newest(list string, was int) string {
	b := p.program.(*browser)
	b.tab.Wait(list+".length > "+string(rune('0'+was)), patience)
	return b.tab.Text(list + ".at(-1)")
}

// places are the places from which the share sheet opens: the way there from a finished game's
// result (except for the puzzle), the kinds it offers, and how many of them are shared here. Of
// the others the sheet's own tests tell what is shared; the link from each place is opened.
var places = []struct {
	name   string
	by     []string // the controls to press
	kinds  string
	shares int
}{
	{"game", nil, "link image film text embed", 5},
	{"result", nil, "link image film text embed", 1},
	{"review", []string{"review"}, "link image film text embed", 1},
	{"study", []string{"study"}, "link image film text embed", 1},
	{"editor", []string{"editor"}, "link image text embed", 1},
	{"puzzle", nil, "link image text embed", 4},
}

// A link is shared from every place, everything else from a game and from a puzzle. The QR code
// encodes the link; the link opens the same content for another visitor; the picture shows the
// board; the film has a frame per move.
func TestSharing(t *testing.T) {
	t.Parallel()
	seen := newBrowser(t, browsertest.Options{Width: 1280, Height: 800, Reduced: true, Before: listening, Painted: true})
	unseen := newBrowser(t, browsertest.Options{Width: 1280, Height: 800, Reduced: true, Before: listening})
	for i, place := range places {
		b := unseen
		if i == 0 { // the QR code of this place is read
			b = seen
		}
		p := &player{t, b}
		now := goTo(t, p, place.name)
		for _, id := range place.by {
			if id == "study" || id == "editor" {
				if _, ok := p.look(p).Controls[id]; !ok {
					p.press("review")
				}
			}
			p.press(id)
		}
		p.press("share")
		kinds := strings.Fields(place.kinds)
		for _, kind := range kinds {
			p.sees("the sheet of the "+place.name, "kind."+kind)
		}
		for n, kind := range kinds[:place.shares] {
			was := p.look(p).Controls
			p.press("kind." + kind)
			if n == 0 { // the sheet opens with this kind
				shoot(t, b, "share-"+place.name)
			} else { // a button of the previous kind may have the same name
				p.wait("the "+kind, func(o play.Probe) bool { return !maps.Equal(o.Controls, was) })
			}
			shareKind(t, p, place.name, kind, now)
		}
		b.tab.WantNoComplaints()
	}
}

// goTo opens the shared content of a place: an unfinished game, its end, or a puzzle.
func goTo(t *testing.T, p *player, place string) play.Probe {
	t.Helper()
	b := p.program.(*browser)
	of, _, _ := somePuzzle(t)
	query := "&view=s#r=" + platform.Pack(sharedGame+sharedEnd)
	there := func(o play.Probe) bool { return o.Page == "play" && o.Plies == 6 }
	switch place {
	case "game":
		query = "&mode=play&view=s#r=" + platform.Pack(sharedGame+"*\n")
		there = func(o play.Probe) bool { return o.Page == "play" && o.Plies == 5 }
	case "puzzle":
		query = "&game=xiangqi&puzzle=" + of.ID
		there = func(o play.Probe) bool { return o.Position == "xiangqi/"+of.ID && o.Live }
	}
	b.tab.Goto(b.server.URL + "/?e2e=1&lang=zh-Hans&place=" + place + query)
	b.ready(t)
	return p.wait("what is shared from the "+place, there)
}

// shareKind shares one kind and checks what left the page.
func shareKind(t *testing.T, p *player, place, kind string, now play.Probe) {
	t.Helper()
	b := p.program.(*browser)
	count := func(list string) int { return browsertest.Eval[int](b.tab, list+".length") }
	copied := func() string {
		was := count("copied")
		p.press("copy")
		return p.newest("copied", was)
	}
	give := func() string {
		was := count("given")
		p.press("system")
		return p.newest("given", was)
	}
	file := func() (name string, data []byte) {
		was := count("files")
		p.press("save")
		name, text, _ := strings.Cut(p.newest("files", was), " ")
		data, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		return name, data
	}
	switch kind {
	case "link":
		link := copied()
		if place == places[0].name {
			if read := readCode(t, b); read != link {
				t.Errorf("%s: the code is %q, the link %q", place, read, link)
			}
		}
		if given := give(); given != sharedTitle(place)+"|"+link+"|" {
			t.Errorf("%s: given %q", place, given)
		}
		if place == "game" {
			refuse(t, p, link)
		}
		sameElsewhere(t, link, place, now)
	case "image":
		p.press("size.480")
		name, data := file()
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil || !strings.HasSuffix(name, ".png") {
			t.Fatalf("%s: %v", name, err)
		}
		if place == "game" {
			compareBoard(t, img)
			if given := give(); given != sharedTitle(place)+"||"+name+" image/png true" {
				t.Errorf("%s: given %q", place, given)
			}
		}
	case "film":
		p.press("make")
		p.sees("the film", "save")
		_, data := file()
		if g, err := gif.DecodeAll(bytes.NewReader(data)); err != nil || len(g.Image) != now.Plies+1 {
			t.Errorf("%s: %v", place, err)
		}
	case "text":
		p.press("form.fen")
		want := now.Position + "\n"
		if place == "puzzle" {
			of, _, _ := somePuzzle(t)
			want = of.Position // and the rest that the field writes after it
		}
		if text := copied(); !strings.HasPrefix(text, want) {
			t.Errorf("%s: the position is %q", place, text)
		}
	case "embed":
		if text := copied(); !strings.HasPrefix(text, "<iframe src=\""+b.server.URL+"/embed/?") || !strings.Contains(text, "#r=") && !strings.Contains(text, "&amp;puzzle=") {
			t.Errorf("%s: %s", place, text)
		}
	}
}

// sharedTitle is the title passed to the system's share sheet.
func sharedTitle(place string) string {
	if place == "puzzle" {
		return locale.ZhHans.T("game.xiangqi.name")
	}
	return locale.ZhHans.T("game.mini.name")
}

// refuse has the system refuse to share. After a cancellation nothing more happens; after an
// error the link is copied.
func refuse(t *testing.T, p *player, link string) {
	t.Helper()
	b := p.program.(*browser)
	try := func(why string, done string) {
		browsertest.Eval[bool](b.tab, "(refused = 0, copied = [], refusal = '"+why+"', true)")
		p.press("system")
		b.tab.Wait(done, patience)
	}
	said := p.look(p).Said
	try("AbortError", "refused === 1")
	b.tab.Frames(20)
	if n, now := browsertest.Eval[int](b.tab, "copied.length"), p.look(p).Said; n != 0 || now != "" && now != said {
		t.Errorf("it copies %d texts and says %q", n, now)
	}
	try("DataError", "copied.length === 1")
	if text := b.tab.Text("copied[0]"); text != link {
		t.Errorf("it copies %q", text)
	}
	p.wait("the word of it", func(o play.Probe) bool { return strings.HasPrefix(o.Said, "系统未能分享") })
	browsertest.Eval[bool](b.tab, "(refusal = '', true)")
}

// readCode reads the QR code on the page.
func readCode(t *testing.T, b *browser) string {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(b.tab.Shot()))
	if err != nil {
		t.Fatal(err)
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		t.Fatal(err)
	}
	read, err := qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true})
	if err != nil {
		t.Fatal(err)
	}
	return read.GetText()
}

// sameElsewhere opens a link as another visitor.
func sameElsewhere(t *testing.T, link, place string, now play.Probe) {
	t.Helper()
	o := browsertest.Options{Width: 480, Height: 520, Reduced: true}
	other := &browser{tab: browsertest.Guest(t, o), scale: 1}
	at, err := url.Parse(link)
	if err != nil {
		t.Fatal(err)
	}
	query := at.Query()
	query.Set("e2e", "1")
	at.RawQuery = query.Encode()
	other.tab.Goto(at.String())
	other.ready(t)
	q := &player{t, other}
	if place == "game" { // the game is not over, so the page asks first
		q.press("play")
	}
	q.wait("the "+place+" elsewhere", func(o play.Probe) bool {
		return (o.Page == "play" || place == "puzzle") && o.Position == now.Position && (o.Tree != "") == (place == "study" || place == "editor") && (place == "editor" || o.Plies == now.Plies)
	})
}

// compareBoard compares a picture with a rendering of the same moment made here.
func compareBoard(t *testing.T, got image.Image) {
	t.Helper()
	m, err := match.Parse(catalog.Find, sharedGame+"*\n")
	if err != nil {
		t.Fatal(err)
	}
	s := &snapshot.Moment{View: m.ViewAt(m.Ply(), game.NoSeat)}
	s.Last, s.Earlier, s.Events = m.Recent(m.Ply())
	card := snapshot.NewCard(m.Info(), art.Look{Theme: &theme.Light, Lang: locale.ZhHans}, snapshot.Small, m.Info().Seats[2].Quarter)
	want := card.Draw(s, &snapshot.Words{})
	if got.Bounds() != want.Bounds() {
		t.Fatalf("%v, want %v", got.Bounds(), want.Bounds())
	}
	sum, n := 0, 0
	for y := 110; y < want.Rect.Dy()-50; y++ { // the captions are above and below
		for x := 30; x < want.Rect.Dx()-30; x++ {
			r, g, b, _ := got.At(x, y).RGBA()
			c := want.RGBAAt(x, y)
			for i, v := range [3]uint32{r, g, b} {
				d := int(v>>8) - int([3]uint8{c.R, c.G, c.B}[i])
				sum += max(d, -d)
				n++
			}
		}
	}
	if mean := float64(sum) / float64(n); mean > 1.5 {
		t.Errorf("the picture differs from the board by %.2f a channel", mean)
	}
}
