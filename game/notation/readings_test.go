package notation_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// reading is the content of a file, one line per game: the number of turns, the result,
// variations, names; and every fault with its place.
func reading(data []byte) string {
	var lines []string
	for _, f := range notation.Open(data, decoded) {
		var parts []string
		if f.Text != "" {
			m, _, err := match.Open(catalog.Named, &f)
			if m != nil {
				parts = append(parts, played(m))
			}
			parts = append(parts, faulty(err)...)
		}
		parts = append(parts, faulty(f.Faults.Err())...)
		lines = append(lines, strings.Join(parts, ", "))
	}
	return strings.Join(lines, "\n")
}

func played(m *match.Match) string {
	text := fmt.Sprintf("%d %s", m.Ply(), m.Info().Result(m.Outcome()))
	if variations, _ := m.Tree().Count(); variations > 0 {
		text += fmt.Sprintf(" (%d)", variations)
	}
	if red, black := m.Player(0).Name, m.Player(1).Name; red+black != "" && red != "A" {
		text += " " + red + "–" + black
	}
	if reason := m.Outcome().Reason; strings.HasSuffix(reason, ".time") || strings.HasSuffix(reason, ".resign") {
		text += " " + reason[strings.LastIndexByte(reason, '.')+1:]
	}
	return text
}

func faulty(err error) (list []string) {
	var faults *game.Faults
	if !errors.As(err, &faults) {
		return nil
	}
	for _, f := range *faults {
		place := f.Field
		if f.Line > 0 {
			place += fmt.Sprintf(" %d:%d", f.Line, f.Column)
		}
		if !strings.HasPrefix(f.Field, "turn") {
			place += " " + f.Phrase.Key
		}
		list = append(list, place)
	}
	return list
}

// Text between turns never ends a game silently, and an evaluation never makes anybody win.
func TestReadings(t *testing.T) {
	for _, r := range readings {
		if got := reading([]byte(r.text)); got != r.want {
			t.Errorf("%s\nis read as\n%s\nwant\n%s", r.text, got, r.want)
		}
	}
}

// TestFilesOfTheField reads testdata/readings.
func TestFilesOfTheField(t *testing.T) {
	for name, want := range fileReadings {
		data, err := os.ReadFile(filepath.Join("testdata/readings", name))
		if err != nil {
			t.Fatal(err)
		}
		if got := reading(data); got != want {
			t.Errorf("%s is read as\n%s\nwant\n%s", name, got, want)
		}
	}
}

// tagged are tags as other programs write them.
const tagged = "[Variant \"Xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n"

// readings are texts with their correct readings.
var readings = []struct{ text, want string }{
	{"赛事：全国赛 日期：2024-01-02 红方：甲 黑方：乙 结果：黑胜\n1. 炮二平五 马８进７", "2 black 甲–乙"},
	{"红方 甲 黑方 乙\n1. 炮二平五 马８进７", "2 *"},
	{"红方：甲 (先胜) 黑方：乙\n1. 炮二平五 马８进７", "2 * 甲 (先胜)–乙"},
	{"红先胜\n3ak4/9/9/9/9/9/9/9/9/3RK4 w\n1. 车六进一", "turn 1 车六进一 3:4"},
	{"结果:红胜 黑方:乙 红方:甲\n1. 炮二平五 马８进７", "2 red 甲–乙"},
	{"红方：甲\u3000黑方：乙\u3000结果：和\u30001、炮二平五，马８进７；２、马二进三，车９平８。", "4 draw 甲–乙"},
	{"比赛：杯赛，红：甲，黑：乙，结果：先胜\n炮二平五 马８进７", "2 red 甲–乙"},
	{"甲 先胜 乙\n1. 炮二平五 马８进７", "2 red 甲–乙"},
	{"甲 后胜 乙\n1. 炮二平五 马８进７", "2 black 乙–甲"},
	{"【红方】甲 【黑方】乙 【结果】和\n1. 炮二平五 马８进７", "2 *"},
	{"红\u3000方：甲\n黑\u3000方：乙\n结\u3000果：红胜\n着法：\n1. 炮二平五 马８进７", "2 red 甲–乙"},
	{"Red: A Black: B Result: 1-0\n1. h2e2 h9g7", "2 red"},
	{"1. 炮二平五✓ 马２进３△ 2. 马二进三▲ 马８进７！ 3. 车一平二？ 车９进１！？ 4. 车二进六将军 卒７进１吃", "8 *"},
	{tagged + "1. h2e2□ h9g7+ 2. h0g2!? i9h9± 3. i0h0?! b9c7+- *", "6 *"},
	{"1. 炮二平五★ 马８进７ ⊙ 2. 马二进三 + 车９平８ ⩲", "4 *"},
	{"1. 炮二平五(!) 马８进７（？） 2. 马二进三 将 车９平８ 吃", "4 *"},
	{"1.炮二平五马8进7将军2.马二进三车9平8红优", "4 *"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 黑方认输", "4 red resign"},
	{tagged + "1. h2e2 h9g7 drawish 2. h0g2 i9h9 *", "2 *, turn 3 drawish 6:14"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 红大优", "4 *"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 黑方胜势", "4 *"},
	{"1. 炮二平五 马８进７ 黑优胜势 2. 马二进三 车９平８\n", "4 *"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 双方同意和棋。", "4 draw"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 和势 3. 车一平二 马２进３", "6 *"},
	{"1. 炮二平五 马８进７ 红胜 2. 马二进三 车９平８ 3. 车一平二 马２进３", "6 *"},
	{"1. 炮二平五 马８进７ 均势 2. 马二进三 车９平８ 红胜定", "4 *"},
	{tagged + "1. h2e2 h9g7\nWhite wins easily after this.\n2. h0g2 i9h9 *", "4 *"},
	{"1. 炮二平五 马８进７ 2. 马二进三 超时判负", "3 red time"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 黑方超时判负", "4 red time"},
	{"红方：甲\n黑方：乙\n结果：黑方超时判负，红胜\n1. 炮二平五 马８进７ 2. 马二进三 车９平８", "4 red 甲–乙 time"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 红超时负", "4 black time"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ （红胜）", "4 *"},
	{tagged + "1. h2e2 h9g7 1-0 2. h0g2 i9h9\n", "4 *, result 6:14 error.record.result.early"},
	{tagged + "1. h2e2 h9g7 1-0 2. h0g2 i9h9 0-1\n", "4 black, result 6:14 error.record.result.early"},
	{"1. h2e2 h9g7 2. h0g2 i9h9 Black resigns", "4 red resign"},
	{tagged + "1. h2e2 h9g7 red is better 2. h0g2 i9h9 *\n", "4 *"},
	{"1. 炮二平五 马８进７ 红胜 1-0 ", "2 red"},
	{"1. 炮二平五 马８进７ 红胜 0-1 ", "2 black, result error.record.result.two"},
	{tagged + "1. h2e2 h9g7 White is better 2. h0g2 i9h9 *\n", "4 *"},
	{tagged + "1. h2e2 0000 2. h0g2 *", "1 *, turn 2 0000 6:9"},
	{tagged + "1. h2e2 @@@@ 2. h0g2 *", "1 *, turn 2 @@@@ 6:9"},
	{"1. 炮二平五 停一着 2. 马二进三 马８进７ 红胜", "1 *, turn 2 停一着 1:9"},
	{"1. 炮二平五 —— 2. 马二进三 马８进７ 红胜", "1 *, turn 2 —— 1:9"},
	{tagged + "1. h2e2 null 2. h0g2 1-0", "1 *, turn 2 null 6:9"},
	{tagged + "1. h2e2 pass 2. h0g2 1-0", "1 *, turn 2 pass 6:9"},
	{tagged + "1. h2e2 Z0 2. h0g2 *", "1 *, turn 2 Z0 6:9"},
	{"1) 3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w\n2) 4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w\n", "0 *\n0 *"},
	{"一、3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w 红先胜\n二、4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w 红先和\n", "0 *\n0 *"},
	{"No.1 3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w\nNo.2 4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w\n", "0 *\n0 *"},
	{"第1题 红先胜\n3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w\n第2题 红先胜\n4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w\n", "0 *\n0 *"},
	{"#1 3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w\n#2 4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w\n", "0 *\n0 *"},
	{"# a\n\n3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w - - 0 1 # mate in two\n\n4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w - - 0 1 // draw\n", "0 *\n0 *"},
	{"3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w\n红胜\n4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w\n和棋\n", "0 *\n0 *"},
	{"3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w\n炮五进五\n4ka3/4a4/9/9/9/2R6/9/4B4/9/3K5 w\n车七进三\n", "turn 1 炮五进五 2:1\n1 *"},
	{"1. 炮二平五 马８进７\n……………\n2. 马二进三 车９平８\n", "4 *"},
	{"1. 炮二平五 马８进７\n————————\n2. 马二进三 车９平８\n", "4 *"},
	{tagged + "1. h2e2 h9g7 *\n-----\nThis game was played at home. Red was better.\n", "2 *"},
	{tagged + "1. h2e2 h9g7\n====\n2. h0g2 i9h9 1-0\n", "4 red"},
	{"1. 炮二平五 马８进７\n#####\n2. 马二进三 车９平８\n", "4 *"},
	{tagged + "1. h2e2 h9g7 ----- 2. h0g2 i9h9 1-0\n", "2 *, turn 3 ----- 6:14"},
	{"1. 炮二平五 马８进７\n- - - - -\n2. 马二进三 车９平８\n", "4 *"},
	{tagged + "1. h2e2 h9g7\n***\n2. h0g2 i9h9 *\n", "4 *"},
	{"1. 炮二平五 马８进７\n=====中局=====\n2. 马二进三 车９平８\n", "4 *"},
	{"1. 炮二平五 马８进７\n~~~~~~\n2. 马二进三 车９平８\n红胜\n", "4 red"},
	{"1. 炮二平五 马８进７\n______\n2. 马二进三 车９平８\n", "4 *"},
	{"\u202a1. 炮二平五\u202c \u200f马８进７\u200e 2. 马\u00ad二进三 车\u200b９平８\u2066\n", "4 *"},
	{"[Variant \"Xiangqi\"]\n\u200e[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. h2\u200be2 h9g7️ *\u200e", "2 *"},
	{"\ufeff\ufeff1. h2e2 h9g7", "2 *"},
	{"[Variant \"Xiangqi\"]\n[Result \"1-0\u200e\"]\n\n1. h2e2 h9g7 1\u20600", "2 red"},
	{"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR\u200e w\n", "0 *"},
	{"<html><head><title>棋谱</title><style>p{color:red}</style><script>var a=\"{\";</script></head><body><table><tr><td>1.</td><td>炮二平五</td><td>马８进７</td></tr><tr><td>2.</td><td>马二进三</td><td>车９平８</td></tr></table></body></html>", "4 *"},
	{"<pre>\n[Variant \"Xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. h2e2 h9g7 *\n</pre>", "2 *"},
	{"红方：甲<br>黑方：乙<br>结果：红胜<br>1. 炮二平五 马８进７<br>", "2 red 甲–乙"},
	{"<p>&#28846;二平五 &#39532;８进７</p>", "2 *"},
	{"<!DOCTYPE html>\n<html><body><p>Hello there</p></body></html>", "text error.text.page"},
	{"<div>1. <b>炮二平五</b> 马８进７</div>\n<div>2. 车二进一</div>", "2 *, turn 3 车二进一 2:9"},
	{"<P>1. h2e2 h9g7</P>\r\n<P>2. h0g2&nbsp;i9h9</P>", "4 *"},
	{"; by tool\n[Variant \"Xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. h2e2 h9g7 *", "2 *"},
	{"```pgn\n[Variant \"Xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. h2e2 h9g7 *\n```\n", "2 *"},
	{"% a\r\n[Variant \"Xiangqi\"]\r\n[Red \"A\"]\r\n[Black \"B\"]\r\n[Result \"*\"]\r\n\r\n1. h2e2 h9g7\r\n% b 2. h0g2\r\n2. h0g2 i9h9 *\r\n", "4 *"},
	{"game 1\n[Variant \"Xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. h2e2 h9g7 *\n\ngame 2\n[Variant \"Xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. h2e2 h9g7 2. h0g2 *\n", "2 *\n3 *"},
	{"> 1. 炮二平五 马８进７\n> 2. 马二进三 车９平８\n", "4 *"},
	{"1. 炮二平五 马８进７\n前进进三\n", "2 *, turn 3 前进进三 2:1"},
	{"[Variant \"xiangqi\"]\n[FEN \"4k4/9/9/4P4/4P4/4P4/9/9/9/3K5 w\"]\n\n1. 兵五进一 将5平6 *", "2 *"},
	{"[Variant \"xiangqi\"]\n[FEN \"4k4/9/9/4P4/4P4/4P4/9/9/9/3K5 w\"]\n\n1. 兵五平六 将5平6 *", "2 *"},
	{"[Variant \"xiangqi\"]\n[FEN \"4k4/9/9/4P4/4P4/4P4/9/9/9/3K5 w\"]\n\n1. P5.6 k5.6 *", "2 *"},
	{"1. 炮二平五 马8进7; 2. 马二进三 车9平8; 3. 车一平二 马2进3", "6 *"},
	{"| 1 | 炮二平五 | 马８进７ |\n|---|---|---|\n| 2 | 马二进三 | 车９平８ |\n", "4 *"},
	{"1. 炮二平五 马８进７ 红胜\n1. 兵七进一 卒７进１ 黑胜\n", "2 red\n2 black"},
	{"第一局\n1. 炮二平五 马８进７ 2. 马二进三\n\n第二局\n1. 兵七进一 卒７进１ 黑胜\n", "3 *\n2 black"},
	{tagged + "1. h2e2 h9g7 (1... b9c7 2. h0g2 2. h0g2 i9h9 *", "2 * (1), variation 6:14 error.record.variation.open"},
	{"1. 炮二平五 马８进７ 2. 马二进三 车９平８ 红方先胜", "4 *"},
	{tagged + "1. h2e2 h9g7 (-- h0g2) 2. h0g2 *", "3 *"},
}

// fileReadings are the readings of the files of testdata/readings.
var fileReadings = map[string]string{
	"book-punct.txt":           "6 draw 甲–乙",
	"deep-nesting.pgn":         "4 * (34)",
	"empty.pgn":                "text error.text.empty",
	"html-paste.txt":           "6 *",
	"marks-zh.pgn":             "12 *",
	"nobox.pgn":                "12 *",
	"null-move.pgn":            "1 *, turn 2 -- 6:9",
	"percent-only.pgn":         "2 *",
	"pos-hash.txt":             "0 *\n0 *\n0 *",
	"puzzles-numbered.txt":     "0 *\n0 *\n0 *",
	"rem-1.txt":                "6 *",
	"rule-pgn.pgn":             "4 red",
	"semicolon-escape-nag.pgn": "8 black (2)",
	"unclosed-brace.pgn":       "3 *, comment 6:38 error.record.comment",
	"zip-named.pgn":            "file error.file.archive",
}

// Annotations between turns are kept: signs as glyphs, words as comments.
func TestWhatIsSaidIsKept(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1. 炮二平五□ 马８进７！？ 2. 马二进三△红优 车９平８✓", "1. h3e3 $7 h10g8 $5 2. h1g3 $140 {红优} i10h10 {✓} *"},
		{"1. 炮二平五 马８进７ （红优） 2. 马二进三将军 将 车９平８ 均势", "1. h3e3 h10g8 {红优} 2. h1g3 i10h10 {均势} *"},
		{"1. h2e2 h9g7\nWhite wins easily.\n2. h0g2 = i9h9+- *", "1. h3e3 h10g8 {White wins easily.} 2. h1g3 $10 i10h10 $18 *"},
		{"1. 炮二平五 马８进７ 红胜 2. 马二进三 黑胜", "1. h3e3 h10g8 2. {红胜} h1g3 black"},
		{"# 开局\n1. 炮二平五 // 中炮\n马８进７ ; 屏风马\n", "{开局} 1. h3e3 {中炮} h10g8 {屏风马} *"},
		{"3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w （红先胜）", "{红先胜} *"},
		{"第3题\n3ak4/9/4b4/9/9/9/9/3NC4/4A4/4K4 w ; red to win", "{red to win} *"},
		{tagged + "1. h2e2 {[%csl Ga0,Rb9] [%cal Gh2e2]} h9g7 (1... b9c7 {[%cal Yb9c7]}) *", "1. h3e3 {[%csl Ga1,Rb10] [%cal Gh3e3]} h10g8 (1... b10c8 {[%cal Yb10c8]}) *"},
		{tagged + "1. h3e3 {[%csl Ga1,Rb10]} h10g8 *", "1. h3e3 {[%csl Ga1,Rb10]} h10g8 *"},
		{tagged + "1. 炮二平五 {[%csl Ga0]} 马８进７ {[%cal Rb9c7]} *", "1. h3e3 {[%csl Ga1]} h10g8 {[%cal Rb10c8]} *"},
	} {
		m, err := match.Parse(catalog.Named, c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if _, turns, _ := strings.Cut(m.Record(), "\n\n"); strings.Join(strings.Fields(turns), " ") != c.want {
			t.Errorf("%s is kept as %s, want %s", c.text, turns, c.want)
		}
		iccs, err := match.Export(m, notation.AsICCS)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := match.Parse(catalog.Named, iccs); err != nil || back.Tree().Movetext("") != m.Tree().Movetext("") {
			t.Errorf("%s reads otherwise (%v) from\n%s", c.text, err, iccs)
		}
	}
}

// A file that is no record is named by its kind.
func TestContainersAreNamed(t *testing.T) {
	for data, want := range map[string]string{
		"PK\x03\x04\x14\x00": "archive", "\x1f\x8b\x08\x00": "archive", "7z\xbc\xaf\x27\x1c": "archive", "Rar!\x1a\x07\x00": "archive",
		"%PDF-1.4\n": "document", "PK\x03\x04\x14\x00[Content_Types].xml": "document", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1": "document", `{\rtf1 1. h2e2}`: "document",
		"\x89PNG\r\n\x1a\n": "picture", "\xff\xd8\xff\xe0": "picture", "GIF89a": "picture", "MZ\x90\x00": "program", "\x00\x01\x02\x03\x04": "data",
	} {
		if got := reading([]byte(data)); got != "file error.file."+want {
			t.Errorf("%q is %q, want %s", data, got, want)
		}
	}
	for _, nothing := range []string{"", " \r\n", "\ufeff", "\u200b\n", "\xff\xfe", "　", "% x\n", "-----"} {
		if got := reading([]byte(nothing)); got != "text error.text.empty" {
			t.Errorf("%q is %q", nothing, got)
		}
	}
	for _, text := range []string{"hello", "<3", "1. e4 e5 2. Nf3"} {
		if got := reading([]byte(text)); got != "text error.record.unknown" {
			t.Errorf("%q is %q", text, got)
		}
	}
}
