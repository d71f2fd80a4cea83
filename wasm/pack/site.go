package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html/template"
	"strings"
	texttemplate "text/template"

	"yanyi/assets/locale"
	"yanyi/wasm"
)

// fileInfo is what the loader knows of a file before it asks for it.
type fileInfo struct {
	Hash    string `json:"hash"`              // part of its address, so that caches keep it as long as it is the same
	Size    int    `json:"size,omitempty"`    // bytes
	Gz      int    `json:"gz,omitempty"`      // bytes of the .gz, 0 if there is none
	Scripts int    `json:"scripts,omitempty"` // number of scripts that hold the .gz in base64
}

// partSize is how many packed bytes one script under parts/ carries: the step
// of the progress bar where it comes from scripts. A multiple of three keeps
// the base64 without padding.
const partSize = 240_000

// assemble makes all files of the site but the compressed forms of the small
// ones. With squeeze the programs come as .gz too, and in scripts.
func assemble(src *built, squeeze bool) (site, error) {
	s := site{"wasm_exec.js": src.exec}
	files := map[string]fileInfo{}
	for name, data := range src.programs {
		s[name] = data
		info := fileInfo{Hash: hash(data), Size: len(data)}
		if squeeze {
			s[name+".gz"] = gz(data)
			info.Gz = len(s[name+".gz"])
			info.Scripts = s.addParts(name, s[name+".gz"])
		}
		files[name] = info
	}
	s["worker.js"] = worker(src.exec)
	files["worker.js"] = fileInfo{Hash: hash(s["worker.js"])}
	s["loader.js"] = loader(files)
	s.addPictures()
	s["licences.txt"] = licences()
	if err := s.addPages(); err != nil {
		return nil, err
	}
	s.addOffline()
	return s, nil
}

// addParts adds the scripts that carry a packed program.
func (s site) addParts(name string, packed []byte) (n int) {
	for len(packed) > 0 {
		part := packed[:min(partSize, len(packed))]
		packed = packed[len(part):]
		s[fmt.Sprintf("parts/%s.%d.js", name, n)] = fmt.Appendf(nil, "yanyi.part(%q)\n", base64.StdEncoding.EncodeToString(part))
		n++
	}
	return n
}

// worker puts wasm_exec.js into worker.js.
func worker(exec []byte) []byte {
	return bytes.Replace(source("worker.js"), []byte("/* wasm_exec.js */"), exec, 1)
}

// loader joins the scripts of the page and writes what they know before them.
func loader(files map[string]fileInfo) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "(() => {\n\"use strict\";\nconst FILES = %s;\nconst TEXTS = %s;\n\n", asJSON(files), asJSON(loaderTexts()))
	for _, name := range []string{"fetch.js", "channel.js", "engine.js", "loader.js"} {
		b.Write(source(name))
		b.WriteByte('\n')
	}
	b.WriteString("})();\n")
	return b.Bytes()
}

// page is what page.html is filled with.
type page struct {
	Title, Name, Description string
	Base                     string // where the site's files lie, seen from the page
	Embed                    bool
	Style                    template.CSS
	Ridges, Seal             template.HTML
	Exec, Loader             string // hashes
	NoScript, Missing, Old   []sentence
}

// sentence is a text in one language.
type sentence struct{ Lang, Text string }

// inAllLanguages is for words shown before a language can be chosen.
func inAllLanguages(key string) (list []sentence) {
	for _, l := range locale.Langs() {
		list = append(list, sentence{l.Tag(), l.T(key)})
	}
	return list
}

func (s site) addPages() error {
	name, english := locale.ZhHans.T("app.name"), locale.En.T("app.name")
	p := page{
		Title:       name + " · " + english,
		Name:        name + " " + english,
		Description: locale.ZhHans.T("app.tagline") + " · " + locale.En.T("app.tagline"),
		Style:       template.CSS(source("style.css")),
		Ridges:      template.HTML(ridgesSVG()),
		Seal:        template.HTML(s["icon.svg"]),
		Exec:        hash(s["wasm_exec.js"]),
		Loader:      hash(s["loader.js"]),
		NoScript:    inAllLanguages("error.script"),
		Missing:     inAllLanguages("error.load"),
		Old:         inAllLanguages("error.wasm"),
	}
	if err := s.addPage("index.html", p); err != nil {
		return err
	}
	manifest, err := texttemplate.New("").Parse(string(source("manifest.webmanifest")))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := manifest.Execute(&b, p); err != nil {
		return err
	}
	s["manifest.webmanifest"] = b.Bytes()
	p.Base, p.Embed = "../", true
	return s.addPage("embed/index.html", p)
}

func (s site) addPage(path string, p page) error {
	t, err := template.New("").Parse(string(source("page.html")))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, p); err != nil {
		return err
	}
	s[path] = b.Bytes()
	return nil
}

// source is a file of package wasm, which is embedded and so always there.
func source(name string) []byte {
	data, err := wasm.Sources.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return data
}

func asJSON(v any) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(err) // maps of strings and numbers always encode
	}
	return strings.TrimSpace(b.String())
}

// hash is short, but long enough to tell two builds apart.
func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}
