package notation

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// unseen reports whether a character has neither width nor meaning in a record: marks of
// direction, joiners, selectors, soft hyphens, byte order marks, controls.
func unseen(r rune) bool {
	switch {
	case r < 0xA0:
		return r < ' ' && r != '\t' && r != '\n' && r != '\r' || r >= 0x7F
	case r == 0x034F, r == 0x115F, r == 0x1160, r == 0x3164, r == 0xFFA0, r == 0xFFFC,
		r >= 0x180B && r <= 0x180E, r >= 0xFE00 && r <= 0xFE0F, r >= 0xE0000 && r < 0xE1000:
		return true
	}
	return r == 0xAD || r >= 0x0600 && unicode.Is(unicode.Cf, r)
}

// cleaner removes from a text what is no part of a record: invisible characters, PGN's program
// lines (%), lines drawn between parts, HTML tags. Comments and tags' values stay as they are.
type cleaner struct {
	*draft
	html       bool
	comment    bool // in braces
	noMore     bool // no '>' is to come
	noMoreEnds bool // no "-->" is to come
}

// clean is a text without what is no part of a record.
func clean(text string) source {
	html := isHTML(text)
	if !html && isClean(text) {
		return source{text: text}
	}
	c := cleaner{draft: draftOf(text), html: html}
	for begins := true; c.rest() != ""; {
		if begins && !c.comment {
			c.lineBegins()
		}
		begins = c.step()
	}
	return c.source()
}

// isClean reports whether nothing is to be left out of a text that is no HTML.
func isClean(text string) bool {
	begins := true
	for _, r := range text {
		if r == ';' || unseen(r) || begins && strings.ContainsRune("%#/>`"+rules, r) {
			return false
		}
		begins = r == '\n' || begins && unicode.IsSpace(r)
	}
	return true
}

// lineBegins handles marks that count only at the beginning of a line.
func (c *cleaner) lineBegins() {
	line := strings.TrimSuffix(lineOf(c.rest()), "\n")
	bare := strings.TrimLeft(line, " \t")
	switch {
	case strings.HasPrefix(line, "%"), isRule(line), strings.HasPrefix(bare, "```"):
		c.blank(len(line))
	case strings.HasPrefix(bare, "# "): // a remark, as ; makes one
		c.keep(len(line) - len(bare))
		c.put(";", len("#"))
	case strings.HasPrefix(bare, "//"):
		c.keep(len(line) - len(bare))
		c.put(";", len("//"))
	case strings.HasPrefix(bare, "#"), strings.HasPrefix(bare, ">"):
		c.blank(len(line) - len(strings.TrimLeft(bare, "#> \t")))
	}
}

// step takes a character, a tag or an entity, or the rest of a line that is to stay as it
// is, and reports whether a line begins behind it.
func (c *cleaner) step() (begins bool) {
	rest := c.rest()
	r, n := utf8.DecodeRuneInString(rest)
	switch {
	case c.html && r == '<' && c.tag():
	case c.html && r == '&' && c.entity():
	case c.comment:
		c.comment = r != '}' && r != '｝'
		c.keep(n)
	case r == '{' || r == '｛':
		c.comment = true
		c.keep(n)
	case r == ';' && !c.html && c.done > 0 && strings.IndexByte(" \t\n", c.from[c.done-1]) < 0 && goesOn(rest[1:]):
		c.blank(1)
	case r == ';' && !c.html:
		c.keep(len(strings.TrimSuffix(lineOf(rest), "\n")))
	case r == '"' && !c.html:
		value, _, _ := strings.Cut(lineOf(rest[1:]), `"`)
		c.keep(1 + len(strings.TrimRight(value, "\n")))
	case r == utf8.RuneError && n == 1: // is no character, and stays what it is
		c.keep(n)
	case unseen(r):
		c.put("", n)
	default:
		c.keep(n)
		return r == '\n'
	}
	return false
}

// goesOn reports whether a text continues with a turn, perhaps behind its number: a semicolon
// directly behind a turn separates it from that.
func goesOn(text string) bool {
	for text != "" {
		kind, n := next(text, false)
		switch kind {
		case lexBlank, lexNumber:
			text = text[n:]
		default:
			return kind == lexWord && turnIn(text[:n]) == n
		}
	}
	return false
}

// blocks are the tags of HTML that end a line, inline those within lines.
const (
	blocks  = " p br div li ul ol tr table tbody thead h1 h2 h3 h4 h5 h6 pre html head body title meta link hr section article header footer nav main center !doctype blockquote dl dt dd option "
	inline  = " a b i u em strong font span td th small big code img input sup sub button label select s wbr "
	unwoven = " script style "
)

// tagName is the HTML tag that a text begins with, in small letters; "" if there is none.
func tagName(text string) string {
	text = strings.TrimPrefix(text[1:], "/")
	n := 0
	for n < len(text) && n < len("blockquote") && (isASCIILetter(text[n]) || text[n] >= '1' && text[n] <= '6' || text[n] == '!') {
		n++
	}
	name := strings.ToLower(text[:n])
	if n == 0 || n == len(text) || strings.IndexByte(" \t\r\n/>", text[n]) < 0 || !strings.Contains(blocks+inline+unwoven, " "+name+" ") {
		return ""
	}
	return name
}

// isHTML reports whether a text has HTML tags or entities outside comments and values.
func isHTML(text string) bool {
	comment, quoted := false, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\n':
			quoted = false
		case c == '{':
			comment = true
		case c == '}':
			comment = false
		case c == '"':
			quoted = !quoted
		case comment || quoted:
		case c == '<' && (tagName(text[i:]) != "" || strings.HasPrefix(text[i:], "<!--")):
			return true
		case c == '&':
			if _, n := entityIn(text[i:]); n > 0 {
				return true
			}
		}
	}
	return false
}

// tag leaves out a tag of HTML, and reports whether there is one.
func (c *cleaner) tag() bool {
	rest := c.rest()
	if strings.HasPrefix(rest, "<!--") && !c.noMoreEnds {
		if end := find(rest, "-->"); end >= 0 {
			c.put(" ", end+len("-->"))
			return true
		}
		c.noMoreEnds = true
	}
	name := tagName(rest)
	if name == "" || c.noMore {
		return false
	}
	end := find(rest, ">")
	switch {
	case end < 0:
		c.noMore = true
		return false
	case strings.Contains(unwoven, " "+name+" ") && rest[1] != '/':
		end = len(rest) - 1
		if i := find(rest, "</"+rest[1:1+len(name)]); i >= 0 {
			end = i + len("</") + len(name) - 1
		}
		c.put("\n", end+1)
	case strings.Contains(blocks, " "+name+" "):
		c.put("\n", end+1)
	case name == "td" || name == "th":
		c.put(" ", end+1)
	default:
		c.put("", end+1)
	}
	return true
}

// entity writes the character that an HTML entity stands for, and reports whether there is one.
func (c *cleaner) entity() bool {
	r, n := entityIn(c.rest())
	if n == 0 {
		return false
	}
	if text := string(r); !c.comment && unseen(r) {
		c.put("", n)
	} else {
		c.put(text, n)
	}
	return true
}

// entities are those that stand in records.
var entities = map[string]rune{
	"nbsp": ' ', "ensp": ' ', "emsp": ' ', "thinsp": ' ', "amp": '&', "lt": '<', "gt": '>', "quot": '"', "apos": '\'',
	"mdash": '—', "ndash": '–', "minus": '-', "hellip": '…', "middot": '·', "ldquo": '“', "rdquo": '”', "lsquo": '‘', "rsquo": '’',
	"shy": '\u00ad', "zwnj": '\u200c', "zwj": '\u200d', "lrm": '\u200e', "rlm": '\u200f', "plusmn": '±', "infin": '∞', "frac12": '½',
}

// entityIn is the character of the entity a text begins with, and its length, 0 if none.
func entityIn(text string) (r rune, n int) {
	end := strings.IndexByte(text[:min(len(text), 12)], ';')
	if end < 0 {
		return 0, 0
	}
	name := text[1:end]
	if digits, ok := strings.CutPrefix(name, "#"); ok {
		base := 10
		if hex := strings.TrimLeft(digits, "xX"); hex != digits {
			digits, base = hex, 16
		}
		v, err := strconv.ParseUint(digits, base, 21)
		if r = rune(v); err != nil || !utf8.ValidRune(r) || r == 0 {
			return 0, 0
		}
		if strings.ContainsRune("{};\n\r", r) { // would be a mark of the record's own
			r = ' '
		}
		return r, end + 1
	}
	if r, ok := entities[name]; ok {
		return r, end + 1
	}
	return 0, 0
}

func isASCIILetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// rules are the characters that lines between parts are drawn with.
const rules = "-–—=_*#~·.─━═┄┅┈┉+|^☆★※◆◇●○■□…－＝＿＊＃～﹏"

// isRule reports whether a line is drawn between parts: three or more such characters and
// nothing else. Two dashes may be a null move.
func isRule(line string) bool {
	n, drawn := 0, false
	for _, r := range line {
		switch {
		case unicode.IsSpace(r) || unseen(r):
		case !strings.ContainsRune(rules, r):
			return false
		default:
			n++
			drawn = drawn || !strings.ContainsRune(".…+|○●□", r)
		}
	}
	return n > 2 && drawn
}
