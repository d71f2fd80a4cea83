package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"fmt"
	"io"
	"path"
	"time"
)

// file is a file of a package.
type file struct {
	name string // slash-separated
	data []byte
	run  bool // it is a program
}

func (f *file) mode() int64 {
	if f.run {
		return 0o755
	}
	return 0o644
}

// must is for writing into memory, which does not fail.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// tarGz packs files, and the folders they lie in below top, into a compressed archive.
func tarGz(top string, files []file, when time.Time) []byte {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	must(err)
	w := tar.NewWriter(z)
	made := map[string]bool{}
	for i := range files {
		f := &files[i]
		addFolders(w, made, path.Dir(path.Join(top, f.name)), when)
		name := path.Join(top, f.name)
		if top == "." {
			name = "./" + name // as dpkg likes it
		}
		must(w.WriteHeader(&tar.Header{Name: name, Mode: f.mode(), Size: int64(len(f.data)), ModTime: when, Uname: "root", Gname: "root", Format: tar.FormatUSTAR}))
		_, err := w.Write(f.data)
		must(err)
	}
	must(w.Close())
	must(z.Close())
	return b.Bytes()
}

// addFolders adds a folder and those above it, once each.
func addFolders(w *tar.Writer, made map[string]bool, dir string, when time.Time) {
	if made[dir] {
		return
	}
	made[dir] = true
	if dir != "." {
		addFolders(w, made, path.Dir(dir), when)
	}
	must(w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: dir + "/", Mode: 0o755, ModTime: when, Uname: "root", Gname: "root", Format: tar.FormatUSTAR}))
}

// zipped packs files below top into an archive for Windows and macOS.
func zipped(top string, files []file, when time.Time) []byte {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) { return flate.NewWriter(out, flate.BestCompression) })
	for i := range files {
		f := &files[i]
		h := &zip.FileHeader{Name: path.Join(top, f.name), Method: zip.Deflate, Modified: when}
		h.SetMode(0o644)
		if f.run {
			h.SetMode(0o755)
		}
		to, err := w.CreateHeader(h)
		must(err)
		_, err = to.Write(f.data)
		must(err)
	}
	must(w.Close())
	return b.Bytes()
}

// ar packs files into an archive of the kind that Debian packages are.
func ar(files []file, when time.Time) []byte {
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for i := range files {
		f := &files[i]
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", f.name, when.Unix(), 0, 0, 0o100644, len(f.data))
		b.Write(f.data)
		if len(f.data)%2 == 1 {
			b.WriteByte('\n')
		}
	}
	return b.Bytes()
}
