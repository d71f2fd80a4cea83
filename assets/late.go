//go:build !js

package assets

import _ "embed"

var (
	//go:embed locales/rules.json
	rules string
	//go:embed locales/lessons.json
	lessons string
	//go:embed locales/endgames.json
	endgames string
)
