package mistakes

import (
	"testing"

	"yanyi/render/windowtest"
)

// TestMain runs the tests inside a window, where text can be measured and drawn.
func TestMain(m *testing.M) { windowtest.Main(m) }
