package rules

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

var marks = regexp.MustCompile(`\[[a-z,-]+\]`)

// Cutting a section into paragraphs loses nothing but the marks of rulings, in any language.
func TestSectionsKeepTheText(t *testing.T) {
	defer locale.Use(locale.Current())
	squeeze := func(s string) string { return strings.Join(strings.Fields(s), "") }
	for _, l := range locale.Langs() {
		locale.Use(l)
		for _, v := range catalog.All() {
			in := v.Info()
			list := sections(in)
			keys := locale.Rules(in.ID)
			if len(list) < len(keys) || len(keys) == 0 {
				t.Fatalf("%s: %d sections of %d", in.ID, len(list), len(keys))
			}
			for i, k := range keys {
				var b strings.Builder
				for _, p := range list[i].parts {
					b.WriteString(p.text)
				}
				if squeeze(b.String()) != squeeze(marks.ReplaceAllString(locale.T(k.Text), "")) {
					t.Errorf("%s %s: the text has changed", l, k.Text)
				}
			}
		}
	}
}

func TestSentences(t *testing.T) {
	for text, want := range map[string]int{
		"车行直线。马走日字。":                  2,
		"One step. Then “two” more.":  2,
		"Values: 1.5 or 2. no split.": 1,
		"1 Ring: move. 2 Mule: move.": 2,
	} {
		if got := sentences(text); len(got) != want {
			t.Errorf("%q: %+v", text, got)
		}
	}
}

func TestSentencesNameTheirRulings(t *testing.T) {
	for _, text := range []string{"车行。[track-line,ring]炮 1.5。车行。", "One. [track-line,ring]Two at 1.5. Three."} {
		got := sentences(text)
		if len(got) != 3 || got[0].rulings != nil || got[2].rulings != nil || !slices.Equal(got[1].rulings, []string{"track-line", "ring"}) || strings.Contains(got[1].text, "[") {
			t.Errorf("%q: %+v", text, got)
		}
	}
}

func TestRulingsAreMarked(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.ZhHans)
	v, ok := catalog.Find("yanyi")
	if !ok {
		t.Fatal("no such game")
	}
	list := sections(v.Info())
	last := list[6].parts[len(list[6].parts)-1]
	if !last.ruling || !strings.HasPrefix(last.text, "越次应将之后，自应将者起依次续行，被越过者轮空一次。") {
		t.Errorf("section 7 ends with %+v", last)
	}
	if list[0].parts[0].ruling {
		t.Error("section 1 marks what is not ours")
	}
	if !list[14].last || !list[14].parts[0].ruling {
		t.Error("the list of rulings is not marked")
	}
}

// The title of the rulings' section ends before its mark and is not shortened, however narrow
// the list is.
func TestTheRulingsNameEndsBeforeItsSeal(t *testing.T) {
	defer locale.Use(locale.Current())
	row := canvas.Box(24, 0, 200, theme.TouchTarget)
	text := listText(row, true)
	if seal := row.Right() - sealEdge - sealSize; text.Right() > seal {
		t.Errorf("the text may reach %g beyond the seal", text.Right()-seal)
	}
	small := theme.Body
	small.Size, small.Line = theme.Caption.Size, theme.Caption.Line
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for _, v := range catalog.All() {
			for _, s := range sections(v.Info()) {
				if !s.last {
					continue
				}
				if lines := canvas.Wrap(small, s.head, text.W, 1); len(lines) > 2 {
					t.Errorf("%s, %s: %q", lang.Tag(), v.Info().ID, lines)
				}
			}
		}
	}
}
