// Package fonts decides which characters the two fonts of the game hold.
//
// subset.sh makes the font files from LXGW WenKai with the lists of the
// collect command; the test of this package fails when the texts have outgrown
// them. The files themselves are embedded by package assets.
package fonts

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
)

// marks are characters the program sets by itself, beside those of the texts:
// quotation marks, arrows of buttons, signs of the move list.
const marks = "·…—–‘’“”「」『』《》〈〉、。，！？：；（）〇×÷±−½¼¾→←↑↓⇄✓✗○●□■△▲☆★①②③④⑤⑥⑦⑧⑨"

// emblems stand on pieces, backs and seals without being a text of the locales.
const emblems = "演弈盟汉漢魏蜀吴吳帝王将將废廢收解出终終禁滞滯兑兌计計策密定〇一二三四五六七八九十"

// Regular lists the characters of Yanyi Kai Regular, sorted: every text in
// every language, Latin letters and the program's own marks.
func Regular() []rune {
	set := runes{}
	set.addRange(0x20, 0x7e)
	set.addRange(0xa0, 0xff)
	set.add(marks + emblems)
	for _, key := range locale.Keys() {
		if !Unseen(key) {
			set.addKey(key)
		}
	}
	for _, g := range locale.Generals() {
		for _, l := range locale.Langs() {
			set.add(g.Epithet(l))
		}
	}
	return set.sorted()
}

// Bold lists the characters of Yanyi Kai Bold, sorted.
func Bold() []rune {
	set := runes{}
	set.addRange(0x20, 0x7e)
	set.add(marks + emblems)
	for _, key := range locale.Keys() {
		if IsBold(key) {
			set.addKey(key)
		}
	}
	return set.sorted()
}

// boldGroups are the first words of keys set in Bold as a whole: names, numerals, button labels.
var boldGroups = []string{"general", "num", "side", "family", "level", "mode", "notation", "order", "strat", "ui"}

// boldRoles are the last words of keys set in Bold wherever they stand: titles,
// names, faces of pieces, seals, and buttons that confirm.
var boldRoles = []string{"head", "title", "name", "short", "full", "face", "char", "seal", "confirm"}

// boldKeys are single keys set in Bold: the primary button of a screen and result titles.
var boldKeys = []string{
	"home.continue", "home.new",
	"setup.start", "setup.start.deploy", "setup.start.deploy.qiji",
	"event.result.win.three", "event.result.win.two", "event.result.win.you", "event.result.lose.you",
	"event.result.draw.three", "event.result.draw.two",
}

// IsBold reports whether a text may be set in Bold: its characters in all languages are in that
// font. Other texts may be too, by chance; a drawer that wants Bold for them must look.
func IsBold(key string) bool {
	first, _, _ := strings.Cut(key, ".")
	last := key[strings.LastIndexByte(key, '.')+1:]
	sentence := last == "line"
	if Unseen(key) {
		return false
	}
	return slices.Contains(boldGroups, first) && !sentence || strings.Contains(key, ".face.") ||
		slices.Contains(boldRoles, last) || slices.Contains(boldKeys, key)
}

// Unseen reports whether a text is never shown: words by which a setting is found.
func Unseen(key string) bool { return strings.HasPrefix(key, "settings.find.") }

// runes is a set of characters.
type runes map[rune]bool

func (set runes) add(text string) {
	for _, r := range text {
		set[r] = true
	}
}

func (set runes) addRange(from, to rune) {
	for r := from; r <= to; r++ {
		set[r] = true
	}
}

func (set runes) addKey(key string) {
	for _, l := range locale.Langs() {
		set.add(l.T(key))
	}
}

func (set runes) sorted() []rune {
	list := make([]rune, 0, len(set))
	for r := range set {
		list = append(list, r)
	}
	slices.Sort(list)
	return list
}
