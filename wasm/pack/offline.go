package main

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
)

// addVersion adds the list of the files that make up this version, apart from the
// page: an open page reads in it whether there is a new one (update.js).
func (s site) addVersion(files map[string]fileInfo) {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(files)) {
		names = append(names, hashed(name, files[name].Hash))
	}
	s["version.json"] = []byte(asJSON(names) + "\n")
}

// addOffline adds the service worker, which keeps those files and the page. Its build is named
// after them all, so that a change of any makes another build. The others (icons, the embedded
// page, scripts for hosts that cannot be fetched from) are not needed without a network.
func (s site) addOffline(files map[string]fileInfo) {
	keep := maps.Clone(files)
	keep["index.html"] = fileInfo{Hash: hash(s["index.html"]), Size: len(s["index.html"])}
	list := asJSON(keep)
	var b bytes.Buffer
	fmt.Fprintf(&b, "const BUILD = %q;\nconst KEEP = %s;\n\n", hash([]byte(list)), list)
	b.Write(source("offline.js"))
	s["offline.js"] = b.Bytes()
}
