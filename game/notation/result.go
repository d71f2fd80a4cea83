package notation

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// The words for the winner and the loser. Longer words come first.
var (
	firsts  = strings.Fields("红方 紅方 红棋 紅棋 先手方 先手 先行 红 紅 先 帅方 帥方")
	seconds = strings.Fields("黑方 黑棋 后手方 後手方 后手 後手 黑 后 後 将方 將方")
	wins    = strings.Fields("获胜 獲勝 得胜 得勝 取胜 取勝 胜出 勝出 完胜 完勝 胜利 勝利 胜 勝 赢 贏 赢棋 贏棋")
	losses  = strings.Fields("超时判负 超時判負 超时作负 超時作負 超时负 超時負 超时 超時 判负 判負 告负 告負 作负 作負 认输 認輸 认负 認負 投降 弃权 棄權 负 負 输 輸 败 敗 输棋 輸棋")
	draws   = strings.Fields("和 和棋 和局 成和 作和 议和 議和 平 平局 平手 打和 判和 双方议和 雙方議和 双方和棋 雙方和棋 双方同意和棋 雙方同意和棋 握手言和 不变作和 不變作和 红黑和 紅黑和 1/2 ½ ½-½ 0.5-0.5 1/2:1/2 draw drawn =-=")
)

// late are the words among them for losses on time.
var late = strings.Fields("超时 超時 time flag")

// overtime is the result of a game whose player to move ran out of time.
const overtime = "overtime"

// longestResult is the greatest length in bytes of the words of a result.
const longestResult = 80

// pauses are characters that may stand between such words.
var pauses = strings.NewReplacer(" ", "", ",", "", "，", "", "。", "", "、", "", ";", "", "；", "")

// resultFirst are the characters with which such words begin.
var resultFirst = sync.OnceValue(func() map[rune]bool {
	all := map[rune]bool{'0': true, '1': true, '2': true, 'w': true, 'b': true, 'r': true, 'g': true}
	for _, words := range [][]string{firsts, seconds, losses, draws} {
		for _, w := range words {
			r, _ := utf8.DecodeRuneInString(w)
			all[r] = true
		}
	}
	return all
})

// resultOf is the result that words state, in PGN; "" if they state anything else, and
// [overtime] where they do not say whose time ran out. A position in which one side is to move
// and win (红先胜) has not ended.
func resultOf(text string) string {
	if len(text) > longestResult {
		return ""
	}
	text = strings.ToLower(strings.Trim(narrow(text), " .,:;!、，。；：！*()（）【】[]"))
	if first, _ := utf8.DecodeRuneInString(text); text == "" || !resultFirst()[first] {
		return ""
	}
	switch text {
	case "1-0", "0-1", "1/2-1/2":
		return text
	case "1:0", "1–0", "1—0", "2-0", "2:0":
		return "1-0"
	case "0:1", "0–1", "0—1", "0-2", "0:2":
		return "0-1"
	case "1-1", "1:1":
		return "1/2-1/2"
	}
	for _, draw := range draws {
		if text == draw {
			return "1/2-1/2"
		}
	}
	if text[0] < utf8.RuneSelf {
		return spokenResult(strings.Fields(text))
	}
	if strings.ContainsAny(text, " ,，。、;；") {
		text = pauses.Replace(text)
	}
	return saidResult(text)
}

// resultTold is the result stated by a tag or by a line headed 结果, where every word belongs to
// the result; brackets there hold the reason.
func resultTold(text string) string {
	bare, _, _ := strings.Cut(strings.ReplaceAll(narrow(text), "（", "("), "(")
	switch bare = strings.TrimSpace(bare); bare {
	case "红先胜", "紅先勝", "红方先胜", "紅方先勝":
		return "1-0"
	}
	return resultOf(bare)
}

// saidResult is the result stated by a text of such words alone, else "".
func saidResult(text string) (result string) {
	for text != "" {
		one, rest := "", text
		if first, ok := cutAny(text, firsts); ok {
			one, rest = outcomeOf(first, "1-0", "0-1")
		} else if second, ok := cutAny(text, seconds); ok {
			one, rest = outcomeOf(second, "0-1", "1-0")
		} else if after, ok := cutAny(text, losses); ok && result == "" && after == "" && isLate(text) {
			return overtime
		}
		if one == "" || result != "" && one != result {
			return ""
		}
		result, text = one, rest
	}
	return result
}

// outcomeOf is the result stated for a side at the start of a text, and the rest.
func outcomeOf(text, won, lost string) (result, rest string) {
	if rest, ok := cutAny(text, losses); ok {
		for ok { // 超时判负 in two words
			text = rest
			rest, ok = cutAny(text, losses)
		}
		return lost, text
	}
	if rest, ok := cutAny(text, wins); ok {
		return won, rest
	}
	return "", text
}

// cutAny takes the longest of some words off the front of a text.
func cutAny(text string, words []string) (rest string, ok bool) {
	longest := 0
	for _, w := range words {
		if strings.HasPrefix(text, w) && len(w) > longest {
			longest = len(w)
		}
	}
	return text[longest:], longest > 0
}

// isLate reports whether words of a result mention time.
func isLate(text string) bool {
	return slices.ContainsFunc(late, func(w string) bool { return strings.Contains(strings.ToLower(text), w) })
}

// English words for wins and losses.
const (
	wonWords  = " win wins won "
	lostWords = " lose loses lost resign resigns resigned forfeit forfeits forfeited flagged "
	endWords  = " on time by resignation checkmate mate stalemate timeout forfeit the game has is was a match in agreement agreed "
)

// spokenResult is the result of English words: Black resigns, Red won on time, draw agreed.
func spokenResult(words []string) string {
	result := ""
	switch {
	case len(words) < 2:
		return ""
	case words[0] == "draw" || words[0] == "drawn" || words[0] == "game" && strings.HasPrefix(words[1], "draw") || words[1] == "draw":
		result = "1/2-1/2"
	}
	for i, w := range words {
		w = " " + strings.Trim(w, ".,!") + " "
		switch side := words[0]; {
		case i == 0 && (side == "red" || side == "white" || side == "black"), strings.Contains(endWords, w),
			result == "1/2-1/2" && strings.Contains(" draw drawn agreed ", w), i == 0 && result != "":
		case result == "" && i < 3 && strings.Contains(wonWords, w):
			result = sideResult(side, true)
		case result == "" && i < 3 && strings.Contains(lostWords, w):
			result = sideResult(side, false)
		default:
			return ""
		}
	}
	return result
}

func sideResult(side string, won bool) string {
	switch {
	case side != "red" && side != "white" && side != "black":
		return ""
	case (side == "black") == won:
		return "0-1"
	}
	return "1-0"
}
