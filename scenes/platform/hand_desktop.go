//go:build !js

package platform

import "yanyi/scenes/machine"

// hand writes a file among the reader's downloads, beside what is there.
func hand(f machine.File) <-chan machine.Handed {
	answer := make(chan machine.Handed, 1)
	go func() {
		where, err := keepFile(downloads(), f.Name, string(f.Data))
		answer <- machine.Handed{Where: where, Err: err}
	}()
	return answer
}
