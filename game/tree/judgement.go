package tree

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Judgement is a computer's evaluation of the position after a turn. The zero Judgement is none.
type Judgement struct {
	// Scores are in hundredths: one, from the first seat's side, of two; or the share of each
	// seat. With Mate the one is turns to the mate, less than 0 where the first seat is mated.
	Scores [3]int32
	Seats  uint8 // how many scores there are: 1, or one of each seat
	Mate   bool
	Depth  uint16 // 0 if unknown
}

// Bounds of a judgement that is read.
const (
	mostScore = 1000000
	mostDepth = 999
)

// String is a judgement as in [%eval …]: "0.35", "-1.2,18", "#-3", "0.6/0.4", "0.5/0.3/0.2".
func (j Judgement) String() string {
	var words []string
	for _, s := range j.Scores[:j.Seats] {
		words = append(words, hundredths(s))
	}
	text := strings.Join(words, "/")
	if j.Mate {
		text = "#" + strconv.Itoa(int(j.Scores[0]))
	}
	if j.Depth > 0 {
		text += "," + strconv.Itoa(int(j.Depth))
	}
	return text
}

// hundredths writes a number with one decimal or two.
func hundredths(n int32) string {
	text := strconv.FormatFloat(float64(n)/100, 'f', -1, 64)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return text
}

func parseJudgement(text string) (j Judgement, ok bool) {
	text, depth, deep := strings.Cut(text, ",")
	if deep {
		n, err := strconv.ParseUint(depth, 10, 16)
		if err != nil || n > mostDepth {
			return Judgement{}, false
		}
		j.Depth = uint16(n)
	}
	if mate, ok := strings.CutPrefix(text, "#"); ok {
		n, err := strconv.Atoi(mate)
		j.Mate, j.Seats, j.Scores[0] = true, 1, int32(n)
		return j, err == nil && n >= -mostDepth && n <= mostDepth
	}
	words := strings.Split(text, "/")
	if len(words) > len(j.Scores) {
		return Judgement{}, false
	}
	for i, word := range words {
		x, err := strconv.ParseFloat(word, 64)
		if x *= 100; err != nil || !(x >= -mostScore && x <= mostScore) {
			return Judgement{}, false
		}
		j.Scores[i] = int32(x+mostScore+0.5) - mostScore
	}
	j.Seats = uint8(len(words))
	return j, true
}

// Time is a time in a record, or none.
type Time struct {
	Told bool
	Span time.Duration
}

// String is a time as [%clk …] holds it: H:MM:SS with as many decimals as it takes.
func (t Time) String() string {
	d := t.Span
	s := fmt.Sprintf("%d:%02d:%02d", d/time.Hour, d/time.Minute%60, d/time.Second%60)
	if ms := d % time.Second / time.Millisecond; ms > 0 {
		s += strings.TrimRight(fmt.Sprintf(".%03d", ms), "0")
	}
	return s
}

// parseTime reads H:MM:SS, M:SS or S, to the millisecond.
func parseTime(text string) (t Time, ok bool) {
	parts := strings.Split(strings.TrimSpace(text), ":")
	if len(parts) > 3 {
		return Time{}, false
	}
	last := len(parts) - 1
	s, err := strconv.ParseFloat(parts[last], 64)
	if err != nil || !(s >= 0 && s < 60) {
		return Time{}, false
	}
	t = Time{Told: true, Span: time.Duration(s*1000+0.5) * time.Millisecond}
	unit := time.Minute
	for i := last - 1; i >= 0; i-- {
		n, err := strconv.ParseUint(parts[i], 10, 8)
		if err != nil || i > 0 && n > 59 {
			return Time{}, false
		}
		t.Span += time.Duration(n) * unit
		unit *= 60
	}
	return t, t.Span < 256*time.Hour
}
