package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// program is the command that is packed.
const program = "./cmd/yanyi"

// target is a system and a processor.
type target struct{ os, arch string }

func (t target) String() string { return t.os + "/" + t.arch }

// targets are those that are packed for. None needs a C compiler: Ebitengine finds the
// systems' libraries when the program starts (purego).
var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
	{"darwin", "arm64"}, {"darwin", "amd64"},
}

// parts are what a package is made from.
type parts struct {
	program  []byte
	licences []byte
	when     time.Time
	licence  []byte // ours
	changes  []byte // CHANGELOG.md
}

// build builds the program, in a folder for such things.
func (t target) build(work string) (*parts, error) {
	to := filepath.Join(work, t.os+"-"+t.arch)
	flags := "-s -w -buildid="
	if t.os == "windows" {
		flags += " -H=windowsgui"
	}
	if _, err := t.goTool("build", "-trimpath", "-buildvcs=false", "-ldflags="+flags, "-o", to, program); err != nil {
		return nil, err
	}
	p := &parts{}
	var err error
	if p.program, err = os.ReadFile(to); err != nil {
		return nil, err
	}
	if p.licence, err = os.ReadFile("LICENSE"); err != nil {
		return nil, err
	}
	if p.changes, err = os.ReadFile("CHANGELOG.md"); err != nil {
		return nil, err
	}
	p.licences, err = t.licences()
	return p, err
}

// goTool runs the go command for the target, whatever the environment says of others.
func (t target) goTool(args ...string) ([]byte, error) {
	name := os.Getenv("GO")
	if name == "" {
		name = "go"
	}
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), "GOOS="+t.os, "GOARCH="+t.arch, "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=-mod=readonly",
		"GOAMD64=v1", "GOARM64=v8.0", "GOEXPERIMENT=")
	var said bytes.Buffer
	c.Stderr = &said
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args[:1], " "), err, said.String())
	}
	return out, nil
}

// pack makes the target's packages, by their names.
func (t target) pack(p *parts) map[string][]byte {
	switch t.os {
	case "windows":
		return packWindows(t, p)
	case "darwin":
		return packMac(t, p)
	}
	return packLinux(t, p)
}
