package embed_test

import (
	"testing"

	"yanyi/render/windowtest"
)

// tests are run and leave nothing behind.
type tests struct{ *testing.M }

// after ends what tests have shared.
var after = func() {}

func (t tests) Run() int {
	defer func() { after() }()
	return t.M.Run()
}

// TestMain runs the tests inside a window, where images can be drawn and read.
func TestMain(m *testing.M) { windowtest.Main(tests{m}) }
