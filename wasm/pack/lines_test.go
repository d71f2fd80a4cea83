package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A program without its line tables runs as before: it collects garbage, defers and recovers. A
// panic's trace has function names and no lines.
func TestLinesAreDropped(t *testing.T) {
	dir := t.TempDir()
	whole := filepath.Join(dir, "whole.wasm")
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", whole, "./testdata/fault")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	size := len(program)
	before := bytes.Count(program, []byte{0})
	if err := dropLines(program); err != nil {
		t.Fatal(err)
	}
	if dropped := bytes.Count(program, []byte{0}) - before; len(program) != size || dropped < size/100 {
		t.Errorf("%d of %d bytes are dropped", dropped, size)
	}
	short := filepath.Join(dir, "short.wasm")
	if err := os.WriteFile(short, program, 0o600); err != nil {
		t.Fatal(err)
	}
	was, is := runFault(t, whole), runFault(t, short)
	for _, want := range []string{"sum: 20100", "recovered: runtime error: index out of range [3] with length 0", "main.broken(", "main.main.func1("} {
		if !strings.Contains(was, want) || !strings.Contains(is, want) {
			t.Errorf("%q is not in both traces:\n%s\n%s", want, was, is)
		}
	}
	if !strings.Contains(was, "main.go:") || strings.Contains(is, "main.go:") {
		t.Errorf("with lines:\n%s\nwithout:\n%s", was, is)
	}
}

// runFault is a program's output up to its panic.
func runFault(t *testing.T, program string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), program)
	node.Env = []string{"PATH=" + os.Getenv("PATH")}
	out, err := node.CombinedOutput()
	if err == nil {
		t.Fatalf("the program makes no fault:\n%s", out)
	}
	return string(out)
}

// A file of another layout is refused and left unchanged.
func TestProgramsOfAnotherLayoutAreRefused(t *testing.T) {
	for name, program := range map[string]string{
		"nothing":    "",
		"text":       "<!doctype html>",
		"no tables":  "\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01x",
		"breaks off": "\x00asm\x01\x00\x00\x00\x0b\x09\x01\x00\x41\x00\x0b\x40" + lineMagic,
		"passive":    "\x00asm\x01\x00\x00\x00\x0b\x07\x01\x01\x41\x00\x0b\x01x",
	} {
		was := []byte(program)
		if err := dropLines([]byte(program)); err == nil || !bytes.Equal(was, []byte(program)) {
			t.Errorf("%s: no error, or changed", name)
		}
	}
}
