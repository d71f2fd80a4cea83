package qr_test

import (
	"strings"
	"testing"

	"rsc.io/qr/coding"

	"yanyi/scenes/qr"
)

// reference is the code of a text as another encoder makes it, of a version.
func reference(t *testing.T, text string, v coding.Version) *coding.Code {
	t.Helper()
	plan, err := coding.NewPlan(v, coding.M, 0)
	if err != nil {
		t.Fatal(err)
	}
	code, err := plan.Encode(coding.String(text))
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// Every length that fits has the code that another encoder gives it, module by module.
func TestCodesAreAsOfAnotherEncoder(t *testing.T) {
	link := strings.Repeat("https://example.org/yanyi/?room=K7QXMB#seat=iuOaT10Uk37PIZ29d7VGfw", 6)
	for n := range len(link) {
		text := link[:n]
		v := coding.Version(1)
		for coding.String(text).Bits(v) > 8*v.DataBytes(coding.M) {
			v++
		}
		got := qr.Encode(text)
		if (got == nil) != (v > 13) {
			t.Fatalf("%d bytes: a code %t, it takes version %d", n, got != nil, v)
		}
		if got == nil {
			continue
		}
		want := reference(t, text, v)
		if got.Size != want.Size {
			t.Fatalf("%d bytes: %d modules, want %d", n, got.Size, want.Size)
		}
		for y := range got.Size {
			for x := range got.Size {
				if got.Black(x, y) != want.Black(x, y) {
					t.Fatalf("%d bytes, version %d: module %d,%d is dark %t", n, v, x, y, got.Black(x, y))
				}
			}
		}
	}
}
