package main

import (
	"bytes"
	"compress/gzip"
	"crypto/md5"
	"fmt"
	"strings"

	current "yanyi/assets/release"
)

// needed are the libraries that the program finds when it starts.
const needed = "libc6 (>= 2.31), libgl1, libegl1, libx11-6, libxcursor1, libxi6, libxinerama1, libxrandr2, libxrender1, libxext6"

// deb is a Debian package. (nfpm makes them too, with a hundred modules more.)
func deb(t target, p *parts, shared []file) []byte {
	files := []file{
		{name: "usr/games/yanyi", data: p.program, run: true},
		{name: "usr/share/doc/yanyi/changelog.gz", data: gzipped(debianChanges(p.changes))},
		{name: "usr/share/doc/yanyi/copyright", data: append(append(bytes.Clone(p.licence), '\n'), p.licences...)},
	}
	for _, f := range shared {
		f.name = "usr/" + f.name
		files = append(files, f)
	}
	var sizes int
	var md5s bytes.Buffer
	for i := range files {
		sizes += (len(files[i].data) + 1023) / 1024
		fmt.Fprintf(&md5s, "%x  %s\n", md5.Sum(files[i].data), files[i].name)
	}
	control := fmt.Sprintf(`Package: yanyi
Version: %s
Architecture: %s
Maintainer: %s <yanyi@localhost>
Installed-Size: %d
Depends: %s
Recommends: libasound2t64 | libasound2
Section: games
Priority: optional
Description: uncommon chesses for people and computers
 Three Kingdoms for three players in six editions, xiangqi with stratagems,
 and chess on ten by ten, with lessons, puzzles, a coach and studies.
`, current.Version, t.arch, author, sizes, needed)
	return ar([]file{
		{name: "debian-binary", data: []byte("2.0\n")},
		{name: "control.tar.gz", data: tarGz(".", []file{{name: "control", data: []byte(control)}, {name: "md5sums", data: md5s.Bytes()}}, p.when)},
		{name: "data.tar.gz", data: tarGz(".", files, p.when)},
	}, p.when)
}

// debianChanges is the changelog as Debian's tools read it.
func debianChanges(changes []byte) []byte {
	var b bytes.Buffer
	for _, r := range releases(changes) {
		fmt.Fprintf(&b, "yanyi (%s) unstable; urgency=medium\n\n  * %s\n\n -- %s <yanyi@localhost>  %s\n\n",
			r.version, strings.Join(r.lines, "\n  * "), author, r.day.Format("Mon, 02 Jan 2006 15:04:05 -0700"))
	}
	return b.Bytes()
}

func gzipped(data []byte) []byte {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	must(err)
	_, err = z.Write(data)
	must(err)
	must(z.Close())
	return b.Bytes()
}
