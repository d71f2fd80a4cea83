//go:build !js

package platform

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Download keeps a text as a file among the reader's downloads.
func (m *Machine) Download(name, text string) (where string, err error) {
	return keepFile(downloads(), name, text)
}

// downloads is the folder where a reader looks for files: his downloads, else his own.
func downloads() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return os.TempDir()
	}
	dir := filepath.Join(home, "Downloads")
	if at, err := os.Stat(dir); err != nil || !at.IsDir() {
		return home
	}
	return dir
}

// mostAlike bounds how many files of one name there may be.
const mostAlike = 1000

// keepFile keeps a text as a file in a folder, with a number behind a name already used.
func keepFile(dir, name, text string) (where string, err error) {
	stem := strings.TrimSuffix(name, filepath.Ext(name))
	for n := 1; n < mostAlike; n++ {
		where = filepath.Join(dir, name)
		f, err := os.OpenFile(where, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			name = fmt.Sprintf("%s-%d%s", stem, n+1, filepath.Ext(name))
			continue
		}
		if err == nil {
			_, err = f.WriteString(text)
			err = errors.Join(err, f.Close())
		}
		return where, err
	}
	return "", fs.ErrExist
}
