package main

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// kept are the files that make up the game; the others (icons, the embedded page,
// scripts for hosts that cannot be fetched from) are not needed without a network.
var kept = []string{"index.html", "check.js", "wasm_exec.js", "loader.js", "worker.js", "sound.js", "yanyi.wasm", "engine.wasm"}

// addOffline adds the service worker. Its build is named after the contents of all
// files it keeps, so that a change of any makes another build.
func (s site) addOffline() {
	files := map[string]fileInfo{}
	for _, name := range kept {
		files[name] = fileInfo{Hash: hash(s[name]), Size: len(s[name]), Gz: len(s[name+".gz"])}
	}
	var all strings.Builder
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintln(&all, name, files[name].Hash)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "const BUILD = %q;\nconst KEEP = %s;\n\n", hash([]byte(all.String())), asJSON(files))
	b.Write(source("offline.js"))
	s["offline.js"] = b.Bytes()
}
