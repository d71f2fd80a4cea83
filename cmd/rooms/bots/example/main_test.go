package main

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/rooms/roomstest"
	"yanyi/game/room"
)

// TestPlaysAWholeGame lets the example play against computers on level 1, for two and for three.
func TestPlaysAWholeGame(t *testing.T) {
	s := roomstest.Open(t)
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	for variant, seats := range map[string][]room.Place{"qice": {{Level: 1}, {}}, "chibi": {{Level: 1}, {Level: 1}, {}}} {
		code, _ := s.Create(t, &room.Setup{Variant: variant, Seats: seats})
		if result, err := play(ctx, s.URL, code); err != nil || result == "" {
			t.Errorf("%s: %q, %v", variant, result, err)
		}
	}
	if _, err := play(ctx, s.URL, "ABCDEF"); err == nil || err.Error() != "there is no such room" {
		t.Errorf("of a room that is none it says %v", err)
	}
}

// TestIsShort keeps the example one: at most a hundred lines.
func TestIsShort(t *testing.T) {
	text, err := os.ReadFile("main.go")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(text), "\n"); n > 100 {
		t.Errorf("it has %d lines", n)
	}
}
