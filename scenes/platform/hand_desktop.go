//go:build !js

package platform

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"yanyi/scenes/machine"
)

// hand saves a file where the user says; without a dialog, in the folder for such files.
func hand(f machine.File) <-chan machine.Handed {
	answer := make(chan machine.Handed, 1)
	go func() { answer <- handed(f, savers()) }()
	return answer
}

func handed(f machine.File, savers []saver) machine.Handed {
	folder := downloads()
	if strings.HasPrefix(f.Type, "image/") {
		folder = Pictures()
	}
	where, err := askWhere(savers, filepath.Join(folder, f.Name))
	switch {
	case errors.Is(err, errOff):
		return machine.Handed{Off: true}
	case err == nil:
		return machine.Handed{Where: where, Err: os.WriteFile(where, f.Data, 0o644)}
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return machine.Handed{Err: err}
	}
	where, err = keepFile(folder, f.Name, string(f.Data))
	return machine.Handed{Where: where, Err: err}
}
