package main

import (
	"path/filepath"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli"
	"yanyi/game/darkchess"
	"yanyi/game/weights"
)

// Learning from selfplay's output is deterministic, and the net's file has a row for each input.
func TestLearnWritesANet(t *testing.T) {
	file := filepath.Join(t.TempDir(), "positions.txt")
	if _, errs, code := tune(t, "", "selfplay", "-variant", "anqi", "-games", "2", "-nodes", "30", "-out", file); code != cli.ExitDone {
		t.Fatalf("selfplay ends with %d, tells %q", code, errs)
	}
	var nets [2]string
	for i := range nets {
		out, errs, code := tune(t, "", "learn", "-variant", "anqi", "-in", file, "-check", file)
		if code != cli.ExitDone || !strings.Contains(errs, "examples ") || !strings.Contains(errs, " to check, error 0.") {
			t.Fatalf("learn ends with %d, tells %q", code, errs)
		}
		nets[i] = out
	}
	if nets[0] != nets[1] {
		t.Error("the same file teaches two nets")
	}
	table, err := weights.Parse(nets[0])
	if err != nil {
		t.Fatal(err)
	}
	shape := darkchess.Variants()[0].(weights.Taught).Net()
	for _, name := range append(shape.Inputs, "bias", "units") {
		table.Row(name, 1+shape.Units)
	}
	if err := table.Err(); err != nil {
		t.Error(err)
	}
}

func TestLearnReadsStrictly(t *testing.T) {
	for _, c := range []struct {
		id, text, want string
		code           int
	}{
		{"xiangqi", "", "xiangqi has no net", cli.ExitUsage},
		{"anqi", "start\t2,0,1\t8\n1\n1\n1\n1\n1\nstart\t2,0,1", "line 7: 2 fields", cli.ExitFault},
		{"anqi", "start\t2,0,3\t8", `"2,0,3" is no result`, cli.ExitFault},
		{"anqi", "", "line 1: 1 fields", cli.ExitFault},
		{"anqi", "1/7/7/1,wR,3,wK,1/9/1,sR,5/7/7/1 s ws - spent 0 u=-,w=-,s=-\t1,0,2\t90", "no position", cli.ExitFault},
	} {
		_, errs, code := tune(t, c.text, "learn", "-variant", c.id, "-in", "-")
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("%s %q: code %d, %q, want %s", c.id, c.text, code, errs, c.want)
		}
	}
	if _, errs, code := tune(t, "", "learn", "-variant", "anqi", "-in", "no such file"); code != cli.ExitFault || !strings.Contains(errs, "no such file") {
		t.Errorf("code %d, %q", code, errs)
	}
}
