package main

import (
	"slices"
	"testing"

	"golang.org/x/tools/go/packages"
)

// Findings without an allowance are reported, and so are allowances that are unused or lack a
// reason.
func TestAllowances(t *testing.T) {
	found := []finding{{"a.B", "a/a.go:3", "is idle"}, {"a.C", "a/a.go:1", "is idle"}, {"b.D", "b/b.go:2", "is idle"}, {"b.E", "b/b.go:9", "is idle"}}
	got := judge(found, allowed("# a remark\n\na.B tests look at it\nb.* words\nc.F long gone\na.G\n"))
	slices.Sort(got)
	want := []string{
		"a/a.go:1: a.C is idle",
		"cmd/unused/allowed.txt: a.G is used: take it out",
		"cmd/unused/allowed.txt: c.F is used: take it out",
	}
	if !slices.Equal(got, want) {
		t.Errorf("it says %q, want %q", got, want)
	}
	if got := judge(found[:1], allowed("a.B")); len(got) != 2 {
		t.Errorf("an allowance without a reason leaves %q", got)
	}
}

// A function is unused if no target that contains its file reaches it.
func TestIdleEverywhere(t *testing.T) {
	here, both := finding{"a.Here", "a/here.go:1", ""}, finding{"a.Both", "a/both.go:1", ""}
	files := []map[string]bool{{"a/here.go": true, "a/both.go": true}, {"a/both.go": true}}
	for _, c := range []struct {
		found [][]finding
		want  []finding
	}{
		{[][]finding{{here, both}, nil}, []finding{here}},
		{[][]finding{{both}, {both}}, []finding{both}},
		{[][]finding{nil, {both}}, nil},
	} {
		if got := everywhere(c.found, files); !slices.Equal(got, c.want) {
			t.Errorf("of %v idle are %v, want %v", c.found, got, c.want)
		}
	}
}

// A package's own names count as used if other packages use them, mention them in their names,
// or need them for interfaces.
func TestIdleExports(t *testing.T) {
	e := newExports()
	for _, p := range loaded(t) {
		e.add(p)
	}
	var names []string
	for _, f := range e.idle() {
		names = append(names, f.name)
	}
	slices.Sort(names)
	if want := []string{"sample/lib.Alone", "sample/lib.Thing.Tested"}; !slices.Equal(names, want) {
		t.Errorf("idle are %v, want %v", names, want)
	}
}

// loaded is two packages, one of which uses the other.
func loaded(t *testing.T) []*packages.Package {
	t.Helper()
	const lib = `package lib

type Thing struct{}

func (Thing) Used()          {}
func (Thing) Tested()        {}
func (Thing) String() string { return "" }

func New() Thing { return Thing{} }
func Alone()     {}

type Stringer interface{ String() string }
`
	const user = `package user

import "yanyi/sample/lib"

func use(lib.Stringer) { use(lib.New()); lib.New().Used() }

var _ = use
`
	const test = `package lib

var _ = func() { Alone(); Thing{}.Tested() }
`
	return check(t, map[string]string{"lib": lib, "user": user}, test)
}
