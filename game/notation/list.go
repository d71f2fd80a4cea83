package notation

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"yanyi/game/tree"
)

// preamble consumes the lines before the tag pairs of a text, if they are only remarks and
// comments, and returns the rest; a text without tag pairs unchanged.
func (s *Sheet) preamble(text string) string {
	var said []string
	for rest := text; rest != ""; {
		rest = strings.TrimLeft(rest, " \t\r\n")
		switch {
		case isPair(rest):
			s.before = said
			return rest
		case len(said) == mostBefore || rest == "":
			return text
		}
		kind, n := next(rest, false)
		if kind != lexSaid {
			if n = through(rest, "\n"); !isLoose(rest[:n]) {
				return text
			}
		}
		said = append(said, strings.Trim(rest[:n], "{}｛｝; \r\n"))
		rest = rest[n:]
	}
	return text
}

// mostBefore is how many lines of remarks may stand before tag pairs, or are read before
// turns: as many as a comment has characters.
const mostBefore = tree.MostComment

// outer reads the lines before and behind the turns of a text without tags: names and values as
// tags, the result, anything else as the comment before the game. It blanks them.
func (s *Sheet) outer(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	begun := false
	for rest := text; rest != ""; {
		line := lineOf(rest)
		rest = rest[len(line):]
		begun = begun || isMoves(line)
		n := s.header(line, begun)
		blankTo(&b, line[:n])
		switch line = line[n:]; {
		case n > 0 || begun:
			begun = begun || line != ""
			b.WriteString(line)
		default:
			s.told(line)
			blankTo(&b, line)
		}
	}
	if !begun {
		return text
	}
	return b.String()
}

// blankTo writes as many spaces as a line has bytes, and its end.
func blankTo(b *strings.Builder, line string) {
	for i := range len(line) {
		if line[i] == '\n' {
			b.WriteByte('\n')
		} else {
			b.WriteByte(' ')
		}
	}
}

// isMoves reports whether a line begins with turns, perhaps numbered, or PGN's annotations.
func isMoves(line string) bool {
	for line != "" {
		kind, n := next(line, false)
		switch w := line[:n]; {
		case kind == lexBlank, kind == lexNumber, kind == lexWord && digitsIn(w) == n:
		case kind == lexWord:
			return turnIn(w) > 0
		case kind == lexClose:
			return false
		default:
			return kind != lexLine
		}
		line = line[n:]
	}
	return false
}

// told reads a line before the turns.
func (s *Sheet) told(line string) {
	if line = tree.OneLine(line); line == "" {
		return
	}
	if result := resultTold(line); result != "" && result != overtime {
		s.tags["result"] = result
		return
	}
	s.paired(line)
	switch event, ok := bounded("event", line); {
	case ok && s.tags["event"] == "" && utf8.RuneCountInString(line) <= longestName:
		s.tags["event"] = event
	case len(s.before) < mostBefore:
		s.before = append(s.before, line)
	}
}

// paired reads the players from a title: 甲 先胜 乙, 甲 后负 乙.
func (s *Sheet) paired(line string) {
	if strings.Count(line, " ") != 2 {
		return
	}
	words := strings.Fields(line)
	if len(words) != 3 || s.tags["red"] != "" || s.tags["black"] != "" {
		return
	}
	order, how, ok := strings.Cut(words[1], "先")
	first := ok && order == ""
	if !ok {
		if order, how, ok = strings.Cut(strings.ReplaceAll(words[1], "後", "后"), "后"); !ok || order != "" {
			return
		}
	}
	result := ""
	switch how {
	case "胜", "勝":
		result = "1-0"
	case "负", "負":
		result = "0-1"
	case "和":
		result = "1/2-1/2"
	default:
		return
	}
	red, black := words[0], words[2]
	if !first {
		red, black = black, red
		result = strings.NewReplacer("1-0", "0-1", "0-1", "1-0").Replace(result)
	}
	s.tags["red"], _ = bounded("red", red)
	s.tags["black"], _ = bounded("black", black)
	s.tags["result"] = result
}

// longestHead is how many characters a name before a colon has at most.
const longestHead = 12

// heading is a name with a colon in a line: 红方：
type heading struct {
	name     string // of the tag it stands for
	from, to int    // with the colon
}

// header takes the names with their values in a line as tags, one or several, and returns
// how much of the line that is: all of it, or up to the turns; 0 where there are none. Once
// there are turns only names count that are known.
func (s *Sheet) header(line string, begun bool) (n int) {
	heads := headings(line, !begun)
	if len(heads) == 0 {
		return 0
	}
	for i, h := range heads {
		end := len(line)
		if i+1 < len(heads) {
			end = heads[i+1].from
		}
		value := line[h.to:end]
		moves := movesIn(value)
		if moves < len(value) && i+1 < len(heads) {
			return 0 // turns among names
		}
		value = strings.Trim(tree.OneLine(value[:moves]), " ,，;；、|｜。")
		if h.name == "moves" {
			return h.to
		}
		if s.tags[h.name] == "" && value != "" {
			s.tags[h.name], _ = bounded(h.name, value)
		}
		n = h.to + moves
	}
	return n
}

// movesIn is where the turns begin in a text, its length if there are none.
func movesIn(text string) int {
	numbered := -1
	for at := 0; at < len(text); {
		kind, n := next(text[at:], false)
		switch w := text[at : at+n]; {
		case kind == lexWord && isTurn(w) && len(w) > 3:
			if numbered >= 0 {
				return numbered
			}
			return at
		case kind == lexNumber:
			numbered = at
		case kind != lexBlank:
			numbered = -1
		}
		at += n
	}
	return len(text)
}

// headings are the names with colons in a line, unknown ones only in front, where wanted.
func headings(line string, unknown bool) (heads []heading) {
	for at := 0; len(heads) < mostHeads; unknown = false {
		i := strings.IndexAny(line[at:], ":：")
		if i < 0 {
			break
		}
		colon := at + i
		_, n := utf8.DecodeRuneInString(line[colon:])
		before := strings.TrimRightFunc(line[max(at, colon-longestBefore):colon], unicode.IsSpace)
		from := 0
		if j := strings.LastIndexFunc(before, partsHeads); j >= 0 {
			_, size := utf8.DecodeRuneInString(before[j:])
			from = j + size
		}
		name, known := tagOf(before[from:])
		if spaced := strings.Join(strings.Fields(before), ""); !known && len(heads) == 0 {
			if inner, ok := tagOf(spaced); ok { // 红　方
				name, known, from = inner, true, 0
			}
		}
		switch from += max(at, colon-longestBefore); {
		case known:
			heads = append(heads, heading{name, from, colon + n})
		case unknown && isName(line[:colon]):
			heads = append(heads, heading{strings.ToLower(strings.TrimSpace(line[:colon])), 0, colon + n})
		}
		at = colon + n
	}
	return heads
}

// longestBefore is the number of bytes before a colon that are searched for a name.
const longestBefore = 64

// partsHeads reports whether a character may stand between a value and the next name.
func partsHeads(r rune) bool {
	return unicode.IsSpace(r) || strings.ContainsRune(",，;；、|｜/。）)", r)
}

// mostHeads is how many names with values are read of a line.
const mostHeads = 12

// isName reports whether the text before a colon may be a name.
func isName(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && utf8.RuneCountInString(text) <= longestHead && digitsIn(text) < len(text) && !isMoves(text)
}

// headed are the names that stand before values in the field, by the tags they stand for.
var headed = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for tag, names := range map[string]string{
		"red":    "red 红方 紅方 红 紅 红棋 先手 先手方 执红 執紅 执先 红方棋手 先手棋手",
		"black":  "black 黑方 黑 黑棋 后手 後手 后手方 後手方 执黑 執黑 执后 黑方棋手 后手棋手",
		"result": "result 结果 結果 胜负 勝負 赛果 賽果 比赛结果 比賽結果 对局结果 對局結果",
		"date":   "date 日期 比赛日期 比賽日期 对局日期 對局日期 时间 時間 比赛时间 比賽時間",
		"event":  "event title 赛事 賽事 比赛 比賽 赛事名称 賽事名稱 比赛名称 比賽名稱 标题 標題 题目 題目 棋局 局名 对局 對局",
		"site":   "site place 地点 地點 比赛地点 比賽地點",
		"round":  "round 轮次 輪次",
		"fen":    "fen 局面",
		"moves":  "moves 着法 著法 棋谱 棋譜 着法记录 招法",
	} {
		for name := range strings.FieldsSeq(names) {
			all[name] = tag
		}
	}
	return all
})

// tagOf is the tag that a name before a colon or in a tag pair stands for, in small letters,
// and whether the field is known to use that name.
func tagOf(name string) (tag string, known bool) {
	name = strings.ToLower(strings.Trim(name, "[]【】「」· \t"))
	if tag, known = headed()[name]; known {
		return tag, true
	}
	return name, false
}
