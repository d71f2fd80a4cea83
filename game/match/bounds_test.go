package match

import (
	"strings"
	"testing"
	"unicode/utf8"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/tree"
)

// longestName is the maximal length of a name, in characters (game/notation).
const longestName = 64

// A long name is cut, with a note; a long tag of the rules is refused; a long tag of another
// program is ignored.
func TestLongTags(t *testing.T) {
	wide := strings.Repeat("𰻞", 10000)
	m, err := Parse(find, "[Variant \"toy2\"]\n[White \""+wide+"\"]\n[Annotator \""+wide+"\"]\n\n*")
	if err != nil {
		t.Fatal(err)
	}
	if name := m.Player(0).Name; utf8.RuneCountInString(name) != longestName || !strings.HasSuffix(name, "𰻞…") {
		t.Errorf("the name has %d characters: %.20q", utf8.RuneCountInString(name), name)
	}
	if m, err = Parse(find, "[Variant \"toy2\"]\n[White \""+wide[:4*longestName]+"\"]\n\n*"); err != nil || m.Player(0).Name != wide[:4*longestName] {
		t.Errorf("a name of %d characters does not stay: %v", longestName, err)
	}
	for _, tag := range strings.Fields("variant fen setup result mode options clock seats seed view without address timeleft levels FEN WhiteTiles WhiteSketch") {
		_, err := Parse(find, "[Variant \"toy2-tiles\"]\n["+tag+" \""+wide+"\"]\n\n*")
		if err == nil || !strings.Contains(err.Error(), "characters") || len(err.Error()) > 1000 {
			t.Errorf("%s: %.1000v", tag, err)
		}
	}
}

// Comments are cut, and stay the same when read again.
func TestLongComments(t *testing.T) {
	m, err := Parse(find, "[Variant \"toy2\"]\n\n1. b1b2 {"+strings.Repeat("好", 2*tree.MostComment)+"} "+strings.Repeat("{a}", 100000)+" b5b4 *")
	if err != nil {
		t.Fatal(err)
	}
	first := m.Moves()[0].After
	if n := utf8.RuneCountInString(first); n != tree.MostComment || !strings.HasSuffix(first, "好…") {
		t.Errorf("the comment has %d characters and ends in %q", n, first[len(first)-6:])
	}
	if again, err := Parse(find, m.Save()); err != nil || again.Save() != m.Save() {
		t.Errorf("written and read it is another one: %v", err)
	}
}

// An error is short, however many faults there are.
func TestErrorsAreShort(t *testing.T) {
	long := strings.Repeat("𰻞", 10000)
	for name, text := range map[string]string{
		"a turn":         "[Variant \"toy2\"]\n\n1. a1" + long,
		"a variant":      "[Variant \"" + long + "\"]",
		"no tag pair":    "[" + long,
		"many no pairs":  strings.Repeat("[\n", 100000),
		"many open ones": strings.Repeat("[a \"", 100000),
		"a result":       "[Variant \"toy2\"]\n[Result \"" + long[:1000] + "\"]\n\n1. b1b2 white",
	} {
		if _, err := ParseLegal(find, text); err == nil || len(err.Error()) > 2000 {
			t.Errorf("%s: %.2000v", name, err)
		}
	}
	faults := &game.Faults{}
	for range 1000 {
		faults.Add("board", game.NoSquare, "%q is no piece", long)
	}
	if text := faults.Error(); len(text) > 8000 || !strings.HasSuffix(text, "and 980 more") {
		t.Errorf("%d bytes: …%.40q", len(text), text[len(text)-40:])
	}
}

// A board full of the longest words with all fields is within the length limit of a position.
func TestEveryPositionFits(t *testing.T) {
	const word, rest = len("s~R:w,"), 300
	for _, v := range catalog.All() {
		in := v.Info()
		_, behind, _ := strings.Cut(in.Start, " ")
		if n := len(in.Board.Points)*word + len(behind) + rest; n > longestPosition {
			t.Errorf("%s: %d characters", in.ID, n)
		}
	}
}
