package library_test

import (
	"os"
	"testing"

	"yanyi/scenes/stage"
)

// TestMain runs the tests inside a window, where images can be drawn and read.
func TestMain(m *testing.M) {
	code := 1
	if err := stage.Run(func() error {
		code = m.Run()
		return nil
	}); err != nil {
		panic(err)
	}
	os.Exit(code)
}
