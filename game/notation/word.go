package notation

import (
	"strings"
	"sync"

	"yanyi/game"
)

// The signs for the place of a piece among its like on a file.
const (
	front  = '<' // 前
	middle = '|' // 中
	rear   = '>' // 後
)

// way is the content of a turn's text like 炮二平五 or C2.5: a piece, and its path. Zero is missing.
type way struct {
	kind  game.Kind
	file  int  // that it stands on, from the mover's right
	place byte // front, middle, rear, or its number as a digit
	dir   byte // + - .
	num   int  // steps, or the file reached
}

// parseWay reads a turn's text without its prefix and suffix. Pieces and places come in any
// order: 前炮进二, 炮前进二, +C+2, C++2, 二兵平三, 15.6.
func parseWay(text string) (w way, ok bool) {
	s := signs(text)
	n := len(s) - 2
	if n < 1 || n > 3 || strings.IndexByte("+-.", s[n]) < 0 || !isDigit(s[n+1]) {
		return way{}, false
	}
	w.dir, w.num = s[n], digit(s[n+1])
	numbers := ""
	for i := range n {
		c := s[i]
		switch {
		case isDigit(c) && w.kind != game.NoKind && w.file == 0:
			w.file = digit(c)
		case isDigit(c):
			numbers += s[i : i+1]
		case placeOf(c) != 0 && w.place == 0:
			w.place = placeOf(c)
		case game.KindOf(c) != game.NoKind && w.kind == game.NoKind:
			w.kind = game.KindOf(c)
		default:
			return way{}, false
		}
	}
	return w, w.number(numbers)
}

// number takes the digits that stand before a piece's letter, which are its place, or
// where there is no letter: a soldier's place, if that is a digit, and its file.
func (w *way) number(digits string) bool {
	if n := len(digits) - 1; w.kind == game.NoKind {
		if n < 0 || n == 0 && w.place == 0 {
			return false
		}
		w.kind, w.file, digits = game.Pawn, digit(digits[n]), digits[:n]
	}
	switch {
	case digits == "":
		return true
	case w.place == 0:
		w.place = digits[0]
	case w.file == 0: // 前三兵进一
		w.file = digit(digits[0])
	default:
		return false
	}
	return len(digits) == 1
}

// placeOf is the place that a sign means, 0 if none.
func placeOf(c byte) byte {
	switch c {
	case '+', front:
		return front
	case '-', rear:
		return rear
	case '.', middle:
		return middle
	}
	return 0
}

func isDigit(c byte) bool { return c >= '1' && c <= '9' }

func digit(c byte) int { return int(c - '0') }

// signs are the meanings of a turn's characters, a byte each, ? for none; "" if it is too long.
func signs(text string) string {
	var list [mostSigns]byte
	n := 0
	for _, r := range text {
		if n == mostSigns {
			return ""
		}
		list[n] = sign(r)
		n++
	}
	return string(list[:n])
}

// mostSigns is more than the number of characters of any turn of this form.
const mostSigns = 8

// characters are those that turns are written with, each group with its sign.
const characters = "K帅帥将將 A仕士 B相象E R车車俥 N马馬傌H C炮砲包 P兵卒S " +
	"+进進＋ -退－–—− .平=．＝· <前 |中 >后後 " +
	"1一１ 2二２ 3三３ 4四４ 5五５ 6六６ 7七７ 8八８ 9九９"

// signOf is the meaning of each character.
var signOf = sync.OnceValue(func() map[rune]byte {
	all := map[rune]byte{}
	for group := range strings.FieldsSeq(characters) {
		for _, r := range group {
			all[r] = group[0]
		}
	}
	return all
})

// sign is the meaning of a character: the letter of a kind, a digit, + -. for a way, a place.
func sign(r rune) byte {
	if r >= 'a' && r <= 'z' {
		r -= 'a' - 'A'
	}
	if c, ok := signOf()[r]; ok {
		return c
	}
	return '?'
}
