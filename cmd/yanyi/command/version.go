package command

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"yanyi/assets/release"
)

// ownVersion is what -version answers, on one line.
func ownVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	return versionOf(info)
}

// versionOf describes a build: its version, its commit if known (go run does not provide it, and
// packages are built without), and the Go version.
func versionOf(info *debug.BuildInfo) string {
	version := release.Version
	if commit := setting(info, "vcs.revision"); commit != "" {
		version += " at " + commit[:min(12, len(commit))] + " of " + setting(info, "vcs.time")
	}
	if setting(info, "vcs.modified") == "true" {
		version += ", changed since"
	}
	parts := []string{"yanyi " + version}
	for _, m := range info.Deps {
		if strings.HasPrefix(m.Path, "github.com/hajimehoshi/ebiten/") {
			parts = append(parts, "Ebitengine "+m.Version)
		}
	}
	return strings.Join(append(parts, fmt.Sprintf("%s %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)), "; ")
}

// setting is one of a build's settings, "" if it is not known.
func setting(info *debug.BuildInfo, key string) string {
	for _, s := range info.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}
