package room

import (
	"encoding/json"
	"strings"
	"testing"

	"yanyi/game/catalog"
)

// Only a room's creator lists it, any number of times, and the server lists a quick game that has
// begun.
func TestWhoCreatedARoomListsIt(t *testing.T) {
	p := gather(t, yanyi)
	if _, ok := p.r.Table("ABCDEF", 0); ok {
		t.Error("a room is listed that nobody has opened")
	}
	p.refused("host", bob, Say{Do: List, List: &Listing{Open: true}})
	p.refused("bounds", ann, Say{Do: List})
	p.refused("bounds", ann, Say{Do: List, List: &Listing{Delay: MostDelay + 1}})
	p.say(ann, Say{Do: List, List: &Listing{Open: true, Watch: true, Delay: 2, Quick: 9}})
	if l := p.r.Listing(); l != (Listing{Open: true, Watch: true, Delay: 2}) {
		t.Errorf("it is listed as %+v", l)
	}
	p.refused("nothing", ann, Say{Do: List, List: &Listing{Open: true, Watch: true, Delay: 2}})
	table, ok := p.r.Table("ABCDEF", 3)
	if !ok || len(table.Free()) != 2 || table.Seats[0].Name != "Ann" || table.Watching != 3 || table.Since != p.r.Last() {
		t.Errorf("strangers see %+v, %t", table, ok)
	}
	p.say(ann, Say{Do: List, List: &Listing{}})
	if _, ok := p.r.Table("ABCDEF", 0); ok {
		t.Error("a room is listed that was closed to strangers")
	}
}

// An ongoing game is listed if it may be watched; the delay of spectators is fixed before.
func TestAGameThatMayBeWatchedIsListed(t *testing.T) {
	p := play(t, jieqi)
	if _, ok := p.r.Table("ABCDEF", 0); ok {
		t.Error("a game is listed that strangers may not watch")
	}
	p.refused("phase", ann, Say{Do: List, List: &Listing{Watch: true, Delay: 1}})
	p.say(ann, Say{Do: List, List: &Listing{Watch: true}})
	table, ok := p.r.Table("ABCDEF", 0)
	if !ok || !table.Playing || len(table.Free()) != 0 {
		t.Errorf("strangers see %+v, %t", table, ok)
	}
}

// A table is read as it is written; an impossible one is refused.
func TestForgedTablesAreRefused(t *testing.T) {
	p := gather(t, yanyi)
	p.say(ann, Say{Do: List, List: &Listing{Open: true}})
	table, _ := p.r.Table("ABCDEF", 1)
	text, _ := json.Marshal(table)
	read, err := DecodeTable(text, catalog.Find)
	if err != nil || !read.Same(&table) {
		t.Fatalf("%s is read as %+v: %v", text, read, err)
	}
	forge := strings.NewReplacer
	for what, forged := range map[string]string{
		"a name that turns the text around": forge("Ann", `Ann\u202e`).Replace(string(text)),
		"a long name":                       forge("Ann", strings.Repeat("x", 100)).Replace(string(text)),
		"an unknown game":                   forge("yanyi", "chess").Replace(string(text)),
		"a code of another form":            forge("ABCDEF", "ABC").Replace(string(text)),
		"no free seat":                      forge(`{}`, `{"level":3}`).Replace(string(text)),
		"a seat too many":                   forge(`{},`, `{},{},`).Replace(string(text)),
		"watchers less than none":           forge(`"watching":1`, `"watching":-1`).Replace(string(text)),
		"words that are unknown":            forge(`"code"`, `"x":1,"code"`).Replace(string(text)),
		"much":                              string(text) + strings.Repeat(" ", mostTable),
		"nothing":                           "",
	} {
		if forged == string(text) {
			t.Fatalf("%s: nothing was forged in %s", what, text)
		}
		if read, err := DecodeTable([]byte(forged), catalog.Find); err == nil {
			t.Errorf("%s is read as %+v", what, read)
		}
	}
}

const asked = `{"v":2,"game":"yanyi","clock":{"total":600000},"name":" Ann\u202e ","level":3,"wait":30000,"once":"0123456789abcdef"}`

func TestWhatAsksForAGameIsReadWithBounds(t *testing.T) {
	q, err := DecodeQuick([]byte(asked), catalog.Find)
	if err != nil || q.Name != "Ann" || q.Wait != 30_000 {
		t.Fatalf("read as %+v: %v", q, err)
	}
	for _, change := range [][2]string{
		{`"v":2`, `"v":3`}, {"yanyi", "chess"}, {"600000", "-1"}, {` Ann\u202e `, `\u202e`}, {`"level":3`, `"level":0`},
		{`"level":3`, `"level":99`}, {"30000", "1"}, {"30000", "900000000"}, {"0123456789abcdef", "short"},
		{"0123456789abcdef", "0123456789abcde*"}, {"0123456789abcdef", strings.Repeat("a", 65)}, {"{", `{"x":1,`},
	} {
		if q, err := DecodeQuick([]byte(strings.Replace(asked, change[0], change[1], 1)), catalog.Find); err == nil {
			t.Errorf("%q for %q is read as %+v", change[1], change[0], q)
		}
	}
}

// FuzzTable checks that a table read is possible and is written as it was read.
func FuzzTable(f *testing.F) {
	f.Add([]byte(`{"code":"ABCDEF","game":"yanyi","clock":{},"seats":[{"taken":true,"name":"Ann"},{},{"level":3}],"since":1}`))
	f.Add([]byte(`{"code":"ABCDEF","game":"jieqi","clock":{"total":1},"seats":[{"taken":true},{"level":8}],"playing":true,"since":1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		table, err := DecodeTable(text, catalog.Find)
		if err != nil {
			return
		}
		again, _ := json.Marshal(table)
		read, err := DecodeTable(again, catalog.Find)
		if err != nil || !read.Same(table) {
			t.Fatalf("%s is written as %s: %v", text, again, err)
		}
		for _, c := range table.Seats {
			if strings.ContainsAny(c.Name, "\u202e\u200f\n\x00") || len([]rune(c.Name)) > longestName {
				t.Fatalf("%q is a name", c.Name)
			}
		}
	})
}

// FuzzQuick checks that a request for a game is refused or can be satisfied.
func FuzzQuick(f *testing.F) {
	f.Add([]byte(asked))
	f.Fuzz(func(t *testing.T, text []byte) {
		q, err := DecodeQuick(text, catalog.Find)
		if err != nil {
			return
		}
		v, _ := catalog.Find(q.Game)
		s := &Setup{Variant: q.Game, Options: q.Options, Clock: q.Clock, Relief: q.Level}
		for i := range v.Info().Seats {
			s.Seats = append(s.Seats, Place{Key: Key(rune('a' + i))})
		}
		if _, err := New(catalog.Find).Decide("quick", &Say{V: Version, Do: Create, Setup: s}, 1, nil); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	})
}
