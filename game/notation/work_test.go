package notation

import (
	"runtime"
	"strings"
	"testing"

	"yanyi/game"
)

// tokens are the elements of records and near misses.
var tokens = []string{
	"{}", "｛｝", "{", "}", "｛", "{a}", "{a} ", "(好)", "（好）", "（好", "(", ")", "()", "(a)", "({a})", "(h3e3)", "【", "[", "]", "[ ", "[]", "[a", "[a ", "[a b]\n", "[a \"b\"]", "[a \"b\"]\n",
	"[a \"", "\"", "\"\n", "1-0 [a \"b\"] ", "1-0 ", "1-0\n", "红胜 ", "红胜\n", "1. ", "1.", "1、", "1", "１．", "…", ".", "h3e3 ", "炮二平五 ", "炮二平五", "马8进7", "好", "好 ", "好\n", "a ", "a", "a b\n", "White is better ",
	";", ";\n", "; ", "a;", "%", "%\n", "-", "--- ", "---\n", "=", "= ", "□", "将", "!", "！", "$1 ", "$", "*", "* ", "*\n", "\u200b", "\ufeff", "\u00ad好", "<", "<p>", "<br>好", "<a", "<!--", "<!-- -->", "<script>", "<style></style>", "&nbsp;", "&", "&#9;",
	"：", "红方：", "红方：甲 ", "红方：甲\n", "a: b\n", ":", "#", "# ", "> ", "//", "// \n", "```\n", "|", "\n", " ", "\t", "\r\n", "　",
	"START{", "}END", "START{}END\n", "FORMAT\tWXF\n", "[DhtmlXQ", "[DhtmlXQ]", "[DhtmlXQ_a]", "[DhtmlXQ_a][/DhtmlXQ_a]", "[DhtmlXQ_move_0_1_2]7747[/DhtmlXQ_move_0_1_2]", "[DhtmlXQ_comment1]a[/DhtmlXQ_comment1]",
	"/", "9/9/9/9/9/9/9/9/9/9 w\n", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR", "position ", "startpos moves h3e3\n", "[%clk 1:00]", "{[%clk 1:00]}", "{[%", "[%a]", "{[%csl Ga1]} ",
	"\xff", "\xc4\xe3", "x/", "@", "0000 ", "-- ", "甲 先胜 乙\n", "第1回合", "一、", "resigns ", "Black resigns ", "pass ", "pass", "□好", "1□", "(0000A",
}

// reading is the amount of text scanned and memory allocated by a reader.
type reading struct{ bytes, allocated int }

func read(text string) (r reading) {
	looked = func(n int) { r.bytes += n }
	defer func() { looked = nil }()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for _, f := range Open([]byte(text), nil) {
		if f.Text != "" {
			var faults game.Faults
			Scan(f.Text, &faults)
		}
	}
	runtime.ReadMemStats(&after)
	r.allocated = int(after.TotalAlloc - before.TotalAlloc)
	return r
}

func repeated(head, token string, n int) string {
	return head + strings.Repeat(token, n/len(token))
}

// heads are texts that may precede the tokens.
var heads = []string{"", "1. h3e3 ", "[Variant \"xiangqi\"]\n\n1. h3e3 "}

// A text with any repeated content is scanned a fixed number of times, and not much more memory
// than its size is allocated.
func TestReadingIsLinear(t *testing.T) {
	const size = 1 << 14
	for _, head := range heads {
		for _, token := range tokens {
			r := read(repeated(head, token, size))
			if r.bytes > 60*size || r.allocated > 600*size {
				t.Errorf("%q and many %q: each byte is looked at %d times, and takes %d", head, token, r.bytes/size, r.allocated/size)
			}
		}
	}
}

// FuzzWork looks for tokens whose repetition takes more.
func FuzzWork(f *testing.F) {
	for _, token := range tokens {
		f.Add(token)
	}
	f.Fuzz(func(t *testing.T, token string) {
		const size = 1 << 14
		if token == "" || len(token) > 64 {
			return
		}
		for _, head := range heads {
			r := read(repeated(head, token, size))
			if r.bytes > 100*size || r.allocated > 600*size {
				t.Errorf("%q and many %q: each byte is looked at %d times, and takes %d", head, token, r.bytes/size, r.allocated/size)
			}
		}
	})
}
