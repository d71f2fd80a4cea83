package render

import (
	"testing"

	"yanyi/render/windowtest"
)

// TestMain runs the tests inside a window; package art compares its drawings without one.
func TestMain(m *testing.M) { windowtest.Main(m) }
