package notation

import (
	"strings"
	"unicode/utf8"

	"yanyi/game/tree"
)

// isTurn reports whether a word looks like a turn in any spelling of xiangqi.
func isTurn(word string) bool {
	word = strings.TrimRight(narrow(word), "!?")
	if from, rest, ok := cutSquare(strings.ToLower(word)); ok && from[0] <= 'i' {
		to, rest, ok := cutSquare(strings.TrimLeft(rest, "-~"))
		if ok && rest == "" && to[0] <= 'i' {
			return true
		}
	}
	if _, ok := parseWay(word); ok {
		return true
	}
	g, ok := parseGoal(word, 0)
	return ok && g.unto <= 10 && len(word) > 2
}

// outer takes the lines before and behind the turns of a text without tags as what they
// say: names with their values as tags, the result, and anything else as said before the
// game or behind it. Every character of them is left blank.
func (s *Sheet) outer(text string) string {
	lines := strings.SplitAfter(text, "\n")
	first, last := len(lines), -1
	for i, line := range lines {
		if label, rest, ok := strings.Cut(line, "："); ok && !isMoves(line) && isMoves(rest) {
			line = blanked(label+"：") + rest // 着法：炮二平五
			lines[i] = line
		}
		if isMoves(line) {
			first, last = min(first, i), i
		}
	}
	if last < 0 {
		return text
	}
	for i, line := range lines {
		switch words := strings.Fields(line); {
		case i >= first && i <= last:
		case i > last && len(words) > 0 && (tree.IsResult(words[0]) || words[0][0] == '{' || words[0][0] == ';'):
		default:
			s.told(line, i > last)
			lines[i] = blanked(line)
		}
	}
	return strings.Join(lines, "")
}

// isMoves reports whether a line begins with turns, perhaps behind a number, or with
// what PGN has beside them.
func isMoves(line string) bool {
	for _, word := range strings.Fields(plainMoves(line)) {
		word = strings.TrimLeft(strings.TrimLeft(word, "0123456789"), ".")
		if word != "" {
			return strings.IndexByte("{(;", word[0]) >= 0 || isTurn(word) || glued(word) != nil
		}
	}
	return false
}

// told takes in a line before the turns or behind them.
func (s *Sheet) told(line string, behind bool) {
	line = tree.OneLine(line)
	if line == "" || isRule(line) {
		return
	}
	if i := strings.IndexAny(line, ":："); i > 0 && utf8.RuneCountInString(line[:i]) <= longestHead && !behind {
		_, n := utf8.DecodeRuneInString(line[i:])
		if name := tagOf(line[:i]); s.tags[name] == "" {
			s.tags[name], _ = bounded(name, strings.TrimSpace(line[i+n:]))
		}
		return
	}
	if result := resultOf(line); result != "" {
		s.tags["result"] = result
		return
	}
	switch event, ok := bounded("event", line); {
	case behind:
		s.after = append(s.after, line)
	case ok && s.tags["event"] == "":
		s.tags["event"] = event
	default:
		s.before = append(s.before, line)
	}
}

// longestHead is how many characters a name before a colon has at most.
const longestHead = 12

// tagOf is the tag that a name before a colon stands for, in small letters.
func tagOf(name string) string {
	switch name = strings.ToLower(strings.Trim(name, "[]【】 ")); name {
	case "红方", "紅方", "红", "紅", "先手":
		return "red"
	case "黑方", "黑", "后手", "後手":
		return "black"
	case "结果", "結果", "胜负", "勝負":
		return "result"
	case "日期":
		return "date"
	case "赛事", "賽事", "比赛", "比賽", "标题", "標題", "题目", "題目", "棋局":
		return "event"
	case "局面":
		return "fen"
	}
	return name
}

// blanked is a line of as many spaces, its end apart.
func blanked(line string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' {
			return r
		}
		return ' '
	}, line)
}

// glued are the turns of a word that consists of several, four characters each; nil if
// it does not.
func glued(word string) (turns []string) {
	runes := []rune(word)
	if len(runes) < 8 || len(runes)%4 != 0 || len(runes) > 64 || runes[0] < utf8.RuneSelf && runes[0] > '9' {
		return nil
	}
	for i := 0; i < len(runes); i += 4 {
		turn := string(runes[i : i+4])
		if _, ok := parseWay(turn); !ok {
			return nil
		}
		turns = append(turns, turn)
	}
	return turns
}

// tidy takes out of a tree of xiangqi what is no turn: turns that stand together in a
// word, the result in words and what follows it, lines drawn under the game.
func (s *Sheet) tidy() {
	s.part(s.Root)
	before := s.Root
	for _, n := range s.Root.Line() {
		result := resultOf(n.Turn)
		if result != "" || isRule(n.Turn) {
			before.Next = nil
			before.After = strings.TrimSpace(before.After + " " + n.After)
			if result != "" && (s.Result == "" || s.Result == "*") {
				s.Result = result
			}
			return
		}
		before = n
	}
}

// part parts turns that stand together, below a node. What stands in parentheses and is
// no turn was said of the turn before: （红优）.
func (s *Sheet) part(n *tree.Node) {
	for ; n != nil; n = n.Main() {
		n.Keep(func(v *tree.Node) bool {
			if v.Turn[0] < utf8.RuneSelf || isTurn(v.Turn) || glued(v.Turn) != nil {
				return true
			}
			for ; v != nil && len(n.After) < tree.MostComment; v = v.Main() {
				n.After = strings.TrimSpace(n.After + " " + v.Turn)
			}
			n.After = comment(n.After)
			return false
		})
		if turns := glued(n.Turn); turns != nil {
			for i, turn := range turns[:len(turns)-1] {
				n.Precede(turn)
				n.At += len(turns[i])
			}
			n.Turn = turns[len(turns)-1]
		}
		if len(n.Next) > 1 {
			for _, v := range n.Next[1:] {
				s.part(v)
			}
		}
	}
}
