package locale

import (
	"strings"
	"sync/atomic"
)

// Lang is one of the program's languages.
type Lang uint8

// The languages, in the order of the switch on the home screen.
const (
	ZhHans Lang = iota
	ZhHant
	En
	langs
)

var tags = [langs]string{"zh-Hans", "zh-Hant", "en"}

// Langs lists all languages.
func Langs() []Lang { return []Lang{ZhHans, ZhHant, En} }

// Tag is the language's BCP 47 tag: zh-Hans, zh-Hant or en.
func (l Lang) Tag() string { return tags[l] }

// String is the tag.
func (l Lang) String() string { return l.Tag() }

// Detect chooses the language for a reader who prefers the given BCP 47 tags,
// best first ("zh-TW", "zh_HK.UTF-8" and "zh-Hant-MO" are all understood). The
// first tag in Chinese or English decides; without one the answer is English.
func Detect(preferred ...string) Lang {
	for _, tag := range preferred {
		if l, ok := Parse(tag); ok {
			return l
		}
	}
	return En
}

// Parse reads one BCP 47 tag. Chinese is traditional when the tag says so by
// its script or, without a script, by region (Taiwan, Hong Kong, Macao), and
// simplified otherwise. It reports false for any other language but English.
func Parse(tag string) (Lang, bool) {
	tag, _, _ = strings.Cut(strings.ToLower(tag), ".")
	parts := strings.FieldsFunc(tag, func(r rune) bool { return r == '-' || r == '_' })
	if len(parts) == 0 {
		return En, false
	}
	switch parts[0] {
	case "en":
		return En, true
	case "zh":
		return chinese(parts[1:]), true
	}
	return En, false
}

// chinese reads the subtags after "zh". A script outranks a region: zh-Hans-HK is simplified.
func chinese(subtags []string) Lang {
	l := ZhHans
	for _, s := range subtags {
		switch s {
		case "hans":
			return ZhHans
		case "hant":
			return ZhHant
		case "tw", "hk", "mo":
			l = ZhHant
		}
	}
	return l
}

// current is atomic because drawing looks up texts and a browser callback may set the language.
var current atomic.Uint32

// Use makes l the language of T and Count.
func Use(l Lang) { current.Store(uint32(l)) }

// Current is the language last given to Use, simplified Chinese at first.
func Current() Lang { return Lang(current.Load()) }
