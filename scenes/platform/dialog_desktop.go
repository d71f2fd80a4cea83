//go:build !js

package platform

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// saver is a system program that asks where to save a file. (Libraries need cgo, or the same.)
type saver struct {
	program string
	args    []string // % in one stands for where the file is proposed to lie
	off     int      // the code it ends with when the reader thinks better of it
}

// errOff says that the reader thought better of it.
var errOff = errors.New("called off")

// errMute says that there is no program that asks.
var errMute = errors.New("no program for dialogs")

// askWhere lets the first of the programs that can ask where a file shall be saved.
func askWhere(savers []saver, proposed string) (path string, err error) {
	for _, s := range savers {
		program, err := exec.LookPath(s.program)
		if err != nil {
			continue
		}
		c := exec.Command(program)
		for _, arg := range s.args {
			c.Args = append(c.Args, strings.ReplaceAll(arg, "%", proposed))
		}
		c.Env = append(os.Environ(), "YANYI_FILE="+filepath.Base(proposed), "YANYI_FOLDER="+filepath.Dir(proposed))
		quietly(c)
		out, err := c.Output()
		path := strings.TrimRight(string(out), "\r\n")
		switch failed := (*exec.ExitError)(nil); {
		case err == nil && path == "", errors.As(err, &failed) && s.off != 0 && failed.ExitCode() == s.off:
			return "", errOff
		case err == nil && filepath.IsAbs(path):
			if filepath.Ext(path) == "" {
				path += filepath.Ext(proposed)
			}
			return path, nil
		}
	}
	return "", errMute
}
