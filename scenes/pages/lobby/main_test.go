package lobby_test

import (
	"testing"

	"yanyi/render/windowtest"
)

func TestMain(m *testing.M) { windowtest.Main(m) }
