package main

import (
	"bytes"
	"compress/gzip"
	"path"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// packable are the kinds of files that get smaller.
var packable = []string{".html", ".js", ".wasm", ".svg", ".webmanifest", ".txt", ".xml"}

// compress adds a .br and a .gz beside every file that gains by it. The scripts
// under parts/ hold packed data in base64: a .gz makes up for that, a .br would
// gain nothing more. quality is that of the .br, up to 11.
func (s site) compress(quality int) {
	type job struct {
		from, to string
		pack     func([]byte) []byte
		result   []byte
	}
	var jobs []*job
	for name := range s {
		if !slices.Contains(packable, path.Ext(name)) {
			continue
		}
		if s[name+".gz"] == nil {
			jobs = append(jobs, &job{from: name, to: name + ".gz", pack: gz})
		}
		if path.Dir(name) != "parts" {
			jobs = append(jobs, &job{from: name, to: name + ".br", pack: func(data []byte) []byte { return br(data, quality) }})
		}
	}
	var wait sync.WaitGroup
	for _, j := range jobs {
		wait.Go(func() { j.result = j.pack(s[j.from]) })
	}
	wait.Wait()
	for _, j := range jobs {
		if len(j.result) < len(s[j.from]) {
			s[j.to] = j.result
		}
	}
}

func br(data []byte, quality int) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 24})
	w.Write(data) // a Buffer takes everything
	w.Close()
	return b.Bytes()
}

func gz(data []byte) []byte {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // errs on unknown levels only
	w.Write(data)
	w.Close()
	return b.Bytes()
}
