package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"yanyi/wasm/module"
)

// soundModule is the library that opens the sound device. In a browser it makes a script from a
// text of its own, which careful hosts forbid: the site carries that script as a file.
const soundModule = "github.com/ebitengine/oto/v3"

// processor finds the text in the library's source.
var processor = regexp.MustCompile("(?s)fmt\\.Sprintf\\(`(\nclass OtoWorkletProcessor .*?\n)`, bufferSizeInBytes/4/channelCount, channelCount\\)")

// The sound that package sound asks for: one channel, buffers as large as the library's.
const (
	soundFrames   = 8192 / 4
	soundChannels = 1
)

// readSound returns the script of the very library that the program is built with.
func readSound() ([]byte, error) {
	dir, err := module.Dir(soundModule)
	if err != nil {
		return nil, err
	}
	path := filepath.Join(dir, "driver_js.go")
	code, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	text := processor.FindSubmatch(code)
	if text == nil {
		return nil, fmt.Errorf("%s: the sound device's script is not where it was", path)
	}
	return fmt.Appendf(nil, string(text[1]), soundFrames, soundChannels), nil
}
