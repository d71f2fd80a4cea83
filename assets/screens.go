package assets

import _ "embed"

// Pictures of the program, for the page's installers. No program that does not name them
// carries them.
var (
	//go:embed readme.png
	ScreenWide []byte // 1280 × 800
	//go:embed readme-phone.png
	ScreenPhone []byte // 390 × 844
)
