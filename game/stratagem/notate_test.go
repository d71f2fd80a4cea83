package stratagem

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
)

// simplified is the copy deck's simplified Chinese, by key.
func simplified(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../../assets/locales/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no locales (%v)", err)
	}
	texts := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var deck map[string]struct {
			Hans string `json:"zh-Hans"`
		}
		if err := json.Unmarshal(data, &deck); err != nil {
			t.Fatal(err)
		}
		for key, text := range deck {
			texts[key] = text.Hans
		}
	}
	return texts
}

// spell writes a phrase as the interface does.
func spell(p *position, texts map[string]string, phrase game.Phrase) string {
	text, ok := texts[phrase.Key]
	if !ok {
		return "<" + phrase.Key + ">"
	}
	for _, a := range phrase.Args {
		value := ""
		switch a.Kind {
		case game.ArgSquare:
			value = p.v.tables.board.Name(a.Square)
		case game.ArgPiece:
			value = texts["piece.xiangqi."+strings.ToLower(string(a.Piece.Kind().Letter()))+".word"]
		case game.ArgNumber:
			value = strconv.Itoa(a.N)
		case game.ArgPhrase:
			value = spell(p, texts, *a.Phrase)
		}
		text = strings.ReplaceAll(text, "{"+a.Name+"}", value)
	}
	return text
}

func TestNotate(t *testing.T) {
	texts := simplified(t)
	for _, c := range []struct{ id, text, turn, want string }{
		{"xiangqi", "start", "h3e3", "炮二平五"},
		{"xiangqi", "start", "h1g3", "马二进三"},
		{"xiangqi", "start", "e1e2", "王五进一"},
		{"xiangqi", lineStart[:len(lineStart)-1] + "b", "h8e8", "炮8平5"},
		{"xiangqi", lineStart[:len(lineStart)-1] + "b", "a10a9", "车1进1"},
		{"xiangqi", "5k3/9/9/4R4/9/9/4R4/9/9/3K5 w", "e7d7", "前车平六"},
		{"xiangqi", "5k3/9/9/4R4/9/9/4R4/9/9/3K5 w", "e4e5", "后车进一"},
		{"xiangqi", "3k5/9/2P6/2P6/2P6/9/9/9/9/4K4 w", "c7b7", "中兵平八"},
		{"xiangqi", "4k4/9/2P3P2/2P3P2/9/9/9/9/9/3K5 w", "c8c9", "前七进一"},
		{"xiangqi", "3k5/9/9/9/9/9/9/9/9/R3K4 w", "a1a10", "车九进九 将"},
		{"xiangqi", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "b1b10", "车八进九 将死"},
		{"huanfang", "3k5/9/9/9/9/4r4/9/9/2N6/4K4 w", "e1~c2", "换马"},
		{"huanfang", "3k5/9/9/9/9/4r4/9/9/9/R3K3R w", "e1~a1", "换九路车"},
		{"qiji", "3k5/9/9/9/9/9/9/9/R8/4K4 b cap=a2", "+/d10d9", "移标一，王4进1"},
		{"qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RN/", "a9a10=N", "兵九进一升马"},
		{"qiji", "P8/3k5/9/9/9/9/9/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/", "-^R/e2e3", "移标三升车，王五进一"},
		{"weiwo", "P4k3/9/9/9/9/9/9/9/9/3K5 w last=a10 pool=N/", "d1d2^N", "王六进一升马"},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a9", "车九进七兑车"},
		{"qice", "3k5/9/9/9/9/2n1p4/9/9/9/9/R3K4 w stale=c6,e6", "x/e1e2", "扫，王五进一"},
		{"qice", "4k4/9/9/9/9/9/9/9/R8/3K5/9 w tiles=0,0,9,0,0,0,0,0/0,0,0,0,0,0,0,0", "a3e1", "车九退二平五 将"},
	} {
		p := read(t, c.id, c.text)
		turn, err := game.Find(&p.v.info, p, c.turn)
		if err != nil {
			t.Errorf("%s %s: %v", c.id, c.text, err)
			continue
		}
		if got := spell(p, texts, p.Notate(turn)); got != c.want {
			t.Errorf("%s %s %s is spelled %s, want %s", c.id, c.text, c.turn, got, c.want)
		}
	}
}
