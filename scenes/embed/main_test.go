package embed_test

import (
	"testing"

	"yanyi/render/windowtest"
)

// TestMain runs the tests inside a window, where images can be drawn and read.
func TestMain(m *testing.M) { windowtest.Main(m) }
