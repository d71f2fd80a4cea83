package session

import (
	"testing"

	"yanyi/game"
	"yanyi/render/art"
)

// The stored state of the figures is read as it was written; unreadable data counts as none.
func TestSignsAreReadAsWritten(t *testing.T) {
	fresh := readSigns("")
	if fresh[game.Knight] != art.Plainest || fresh[game.King] != art.Plainest {
		t.Errorf("at first: %v", fresh)
	}
	faded := fresh
	faded[game.Knight], faded[game.Rook] = 1, 0
	if text := writeSigns(faded); text != "R0 N1" || readSigns(text) != faded {
		t.Errorf("%q is %v", text, readSigns(text))
	}
	if got := readSigns("Q9 x1 N 77 R-1"); got != fresh {
		t.Errorf("nonsense is %v", got)
	}
}
