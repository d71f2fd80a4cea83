package main

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// repeatedTexts are the texts that cost most to read when repeated to one megabyte, once with a
// game before them.
var repeatedTexts = []string{
	"[Event \"a\"]\n\n1. h3e3 *\n\n", "startpos moves h3e3\n", "[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n",
	"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n", "\f", "红胜\n", "（好）", "h3e3 ", "{}",
}

// A megabyte of any repeated text allocates at most 100 MB from the file to the last output
// line: the file is split once.
func TestRepeatedTextsCostLittle(t *testing.T) {
	const size, most = 1 << 20, 100 << 20
	name := filepath.Join(t.TempDir(), "repeated.txt")
	for _, text := range repeatedTexts {
		for command, head := range map[string]string{"replay": "", "spell": "[Variant \"xiangqi\"]\n\n1. h3e3 "} {
			if err := os.WriteFile(name, []byte(head+strings.Repeat(text, size/len(text))), 0o600); err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			commandLine().Run([]string{command, name}, strings.NewReader(""), io.Discard, io.Discard)
			runtime.ReadMemStats(&after)
			if n := after.TotalAlloc - before.TotalAlloc; n > most {
				t.Errorf("%s of %q and many %q: %d MB", command, head, text, n>>20)
			}
		}
	}
}
