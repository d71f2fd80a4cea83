package render

import (
	"testing"

	"yanyi/render/windowtest"
)

// The drawings themselves are compared in package art, which needs no display.
func TestMain(m *testing.M) { windowtest.Main(m) }
