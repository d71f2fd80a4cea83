// Package module finds the folders of the libraries that the page is made from, and
// fetches those that this machine has never seen.
package module

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// version is one version of a module, as the go command prints it.
type version struct {
	Path, Version, Dir string
	Error              any // a text of `go mod download`, a struct of `go list`
	Replace            *version
}

// errNoGo tells the reader to install Go.
var errNoGo = errors.New("there is no go command: install Go (https://go.dev/dl/) and put it on the PATH")

// Dir is the folder of a module that the module in the current folder requires. A missing
// module is downloaded. An error is one line, which ends with advice.
func Dir(path string) (string, error) {
	m, err := ask("list", "-e", "-mod=readonly", "-m", "-json", path)
	switch {
	case err != nil:
		return "", err
	case m.dir() != "":
		return m.dir(), nil
	case m.Version == "":
		return "", fmt.Errorf("go.mod does not require %s: run this in the root of its repository", path)
	}
	got, err := ask("mod", "download", "-json", path)
	if err == nil && got.dir() == "" {
		err = errors.New("the go command does not say where it put it")
	}
	if err != nil {
		return "", fmt.Errorf("%s is not on this machine and cannot be downloaded: %w; "+
			"connect to the network, or set GOPROXY to a server within reach, and try again", m.name(), err)
	}
	return got.dir(), nil
}

// dir is the folder of the module's files, or of its replacement's.
func (v *version) dir() string {
	if v.Dir == "" && v.Replace != nil {
		return v.Replace.Dir
	}
	return v.Dir
}

// name is the module and its version, that of its replacement where there is one.
func (v *version) name() string {
	if v.Replace != nil {
		return v.Replace.name()
	}
	return strings.TrimSpace(v.Path + " " + v.Version)
}

// ask asks the go command about one module.
func ask(args ...string) (*version, error) {
	c := exec.Command("go", args...)
	c.Env = environment()
	var said bytes.Buffer
	c.Stderr = &said
	out, err := c.Output()
	if errors.Is(err, exec.ErrNotFound) {
		return nil, errNoGo
	}
	v := &version{}
	if len(out) > 0 {
		if err := json.Unmarshal(out, v); err != nil {
			return nil, fmt.Errorf("go %s answers %.80q", args[0], out)
		}
	}
	if why, ok := v.Error.(string); ok && why != "" {
		return nil, errors.New(line(why))
	}
	if err != nil {
		return nil, errors.New(line(said.String()))
	}
	return v, nil
}

// environment is the program's own without variables that would let the go command look for
// modules outside the module cache: a vendor folder has only the compiled packages, a
// workspace forbids another file in place of go.mod.
func environment() []string {
	var flags []string
	for _, f := range strings.Fields(os.Getenv("GOFLAGS")) {
		if name := strings.TrimLeft(f, "-"); !strings.HasPrefix(name, "mod=") && !strings.HasPrefix(name, "modfile=") {
			flags = append(flags, f)
		}
	}
	return append(os.Environ(), "GOWORK=off", "GOFLAGS="+strings.Join(flags, " "))
}

// line is the output of the go command, on one line.
func line(text string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(text, "go: ", "")), " ")
}
