package main

import (
	"yanyi/assets"
	"yanyi/assets/locale"
)

// loaderKeys are the texts the loader says before the game can speak itself.
var loaderKeys = []string{
	"app.tagline", "ui.loading", "ui.retry",
	"error.load", "error.load.help", "error.webgl", "error.webgl.help", "error.wasm",
	"error.policy", "error.policy.help", "error.paused", "ui.goon",
	"error.unexpected", "error.reload", "error.details", "ui.update", "ui.close",
}

// loaderTexts are those texts by language tag and key.
func loaderTexts() map[string]map[string]string {
	texts := map[string]map[string]string{}
	for _, l := range locale.Langs() {
		texts[l.Tag()] = map[string]string{}
		for _, key := range loaderKeys {
			texts[l.Tag()][key] = l.T(key)
		}
	}
	return texts
}

// licences goes with the page because the fonts and the engine inside the program
// must not travel without theirs.
func licences(engine []byte) []byte {
	return []byte("Yanyi is free software under the MIT licence.\n\nThe fonts in it:\n\n" + assets.FontLicence +
		"\n\nEbitengine, of which the page holds a copy with parts left out (wasm/trimebiten):\n\n" + string(engine))
}
