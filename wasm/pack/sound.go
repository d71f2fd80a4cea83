package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// soundModule is the library that opens the sound device. In a browser it makes the
// script that runs there from a text of its own, which careful hosts forbid: the site
// carries that script as a file.
const soundModule = "github.com/ebitengine/oto/v3"

// processor finds the text in the library's source.
var processor = regexp.MustCompile("(?s)fmt\\.Sprintf\\(`(\nclass OtoWorkletProcessor .*?\n)`, bufferSizeInBytes/4/channelCount, channelCount\\)")

// The sound that package sound asks for: one channel, buffers as large as the library
// makes them.
const (
	soundFrames   = 8192 / 4
	soundChannels = 1
)

// readSound returns the script of the very library that the program is built with.
func readSound() ([]byte, error) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", soundModule).Output()
	if err != nil {
		return nil, fmt.Errorf("go list -m %s: %w", soundModule, err)
	}
	path := filepath.Join(strings.TrimSpace(string(dir)), "driver_js.go")
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
