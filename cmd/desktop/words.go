package main

import (
	"regexp"
	"strings"
	"time"

	"yanyi/assets/locale"
)

// Names and identifiers of the program.
const (
	name     = "Yanyi"
	id       = "org.yanyi.yanyi" // in software catalogues and on macOS
	mimeType = "application/x-yanyi-record"
	author   = "Yanyi contributors"
)

// chess are the types of records of chess (*.pgn), by their two names.
var chess = []string{"application/vnd.chess-pgn", "application/x-chess-pgn"}

// languages are the tags that desktops know the languages by.
var languages = []struct {
	tag string
	locale.Lang
}{{"zh_CN", locale.ZhHans}, {"zh_TW", locale.ZhHant}}

// summary is what the program is, in one line.
func summary(l locale.Lang) string { return l.T("app.tagline") }

// release is an entry of the changelog.
type release struct {
	version string
	day     time.Time
	lines   []string
}

var entryHead = regexp.MustCompile(`(?m)^## (\S+) · (\S+)$`)

// releases reads the changelog.
func releases(changes []byte) (list []release) {
	heads := entryHead.FindAllSubmatch(changes, -1)
	for i, body := range entryHead.Split(string(changes), -1)[1:] {
		day, err := time.Parse(time.DateOnly, string(heads[i][2]))
		must(err) // a test of assets/release holds the form
		r := release{version: string(heads[i][1]), day: day}
		for line := range strings.Lines(body) {
			if text, ok := strings.CutPrefix(strings.TrimSpace(line), "- "); ok {
				r.lines = append(r.lines, strings.ReplaceAll(text, "`", ""))
			}
		}
		list = append(list, r)
	}
	return list
}
