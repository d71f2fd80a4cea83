package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html/template"
	"maps"
	"path"
	"strings"
	texttemplate "text/template"

	"yanyi/assets"
	"yanyi/assets/endgames"
	"yanyi/assets/locale"
	"yanyi/assets/puzzles"
	"yanyi/game/catalog"
	"yanyi/game/endgame"
	"yanyi/wasm"
)

// fileInfo is what the loader knows of a file before it requests it.
type fileInfo struct {
	Hash    string `json:"hash"`              // part of its name, see hashed
	Size    int    `json:"size,omitempty"`    // bytes
	Gz      int    `json:"gz,omitempty"`      // bytes of the .gz, 0 if there is none
	Scripts int    `json:"scripts,omitempty"` // number of scripts that hold the .gz in base64
}

// partSize is how many packed bytes one script under parts/ carries: the step of the progress
// bar where it comes from scripts. A multiple of three keeps the base64 without padding.
const partSize = 240_000

// assemble makes all files of the site but the compressed forms of the small
// ones. home is the site's address, "" if it is not known. With squeeze the programs come as .gz too, and in scripts.
func assemble(src *built, home string, squeeze bool) (site, error) {
	s, files := site{}, map[string]fileInfo{}
	fetched := maps.Clone(src.programs)
	maps.Copy(fetched, texts())
	for name, data := range fetched {
		info := s.add(name, data)
		if squeeze {
			packed := gz(data)
			s[hashed(name, info.Hash)+".gz"] = packed
			info.Gz, info.Scripts = len(packed), s.addParts(name, info.Hash, packed)
		}
		files[name] = info
	}
	files["worker.js"] = s.add("worker.js", worker(src.exec))
	files["sound.js"] = s.add("sound.js", src.sound)
	files["loader.js"] = s.add("loader.js", loader(files, s.addBoards(src.boards)))
	files["check.js"] = s.add("check.js", source("check.js"))
	files["wasm_exec.js"] = s.add("wasm_exec.js", src.exec)
	s.addPictures()
	s["screen-wide.png"], s["screen-phone.png"] = assets.ScreenWide, assets.ScreenPhone
	s.addKit()
	s["licences.txt"] = licences(src.licence)
	s["rooms.json"] = []byte("{\"v\":1}\n") // there are none, says the site, until its owner says otherwise
	if err := s.addPages(files, home); err != nil {
		return nil, err
	}
	s.addVersion(files)
	s.addOffline(files)
	return s, nil
}

// texts are the files fetched on demand: a game's puzzles and endgames, and the texts not embedded.
func texts() map[string][]byte {
	all := map[string][]byte{}
	for _, v := range catalog.All() {
		if text := puzzles.Of(v.Info().ID); text != "" {
			all["puzzles/"+v.Info().ID+".txt"] = []byte(text)
		}
	}
	for _, id := range endgame.Games {
		all["endgames/"+id+".txt"] = []byte(endgames.Of(id))
	}
	for _, f := range assets.Locales() {
		if f.Late() {
			all["texts/"+f.Name+".txt"] = []byte(f.Text) // as a text it is compressed on every host
		}
	}
	return all
}

// add adds a file under the name that carries its hash.
func (s site) add(name string, data []byte) fileInfo {
	info := fileInfo{Hash: hash(data), Size: len(data)}
	s[hashed(name, info.Hash)] = data
	return info
}

// hashed is the name of a file with a hash: an old and a new version lie side by side, and the
// content of a name never changes. fetch.js and offline.js derive the same from name and hash.
func hashed(name, hash string) string {
	ext := path.Ext(name)
	return strings.TrimSuffix(name, ext) + "." + hash + ext
}

// addParts adds the scripts that carry a packed program.
func (s site) addParts(name, hash string, packed []byte) (n int) {
	for len(packed) > 0 {
		part := packed[:min(partSize, len(packed))]
		packed = packed[len(part):]
		s[hashed(fmt.Sprintf("parts/%s.%d.js", name, n), hash)] = fmt.Appendf(nil, "yanyi.part(%q)\n", base64.StdEncoding.EncodeToString(part))
		n++
	}
	return n
}

// worker puts wasm_exec.js into worker.js.
func worker(exec []byte) []byte {
	return bytes.Replace(source("worker.js"), []byte("/* wasm_exec.js */"), exec, 1)
}

// loader joins the scripts of the page behind their data.
func loader(files map[string]fileInfo, boards string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "(() => {\n\"use strict\";\nconst FILES = %s;\nconst TEXTS = %s;\nconst BOARDS = %q;\n\n", asJSON(files), asJSON(loaderTexts()), boards)
	for _, name := range []string{"game.js", "fetch.js", "boards.js", "channel.js", "engine.js", "ratio.js", "still.js", "gestures.js", "loader.js", "net.js", "attention.js", "wakelock.js", "mirror.js", "update.js"} {
		b.Write(source(name))
		b.WriteByte('\n')
	}
	b.WriteString("})();\n")
	return b.Bytes()
}

// page is the data of page.html.
type page struct {
	Title, Name, Description string
	Base                     string // where the site's files lie, seen from the page
	Lang                     string
	Embed                    bool
	Small                    bool     // without drawings of its own
	Game, Speak              string   // what it opens, and in which language; "" for neither
	Sharing                  *sharing // nil for a page without links to it
	Style                    template.CSS
	Ridges, Seal             template.HTML
	Check, Exec, Loader      string // names of the scripts
	Program                  string // fetched beside them; "" in frames, some of which may fetch nothing
	NoScript, Missing, Old   []sentence
}

// installed is the data of the manifest.
type installed struct {
	page
	Shortcuts []shortcut
}

// shortcut is a way into the installed page from where its icon is.
type shortcut struct{ Name, URL string }

// shortcuts are the game played last, the day's puzzle, and the first game's set-up.
func shortcuts() []shortcut {
	both := func(key string) string { return locale.ZhHans.T(key) + " · " + locale.En.T(key) }
	return []shortcut{
		{both("home.continue"), "./?continue=1"},
		{both("puzzle.today"), "./?puzzle=today"},
		{both("home.new"), "./?game=" + catalog.All()[0].Info().ID},
	}
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

func (s site) addPages(files map[string]fileInfo, home string) error {
	name, english := locale.ZhHans.T("app.name"), locale.En.T("app.name")
	p := page{
		Title:       name + " · " + english,
		Name:        name + " " + english,
		Lang:        locale.ZhHans.Tag(),
		Description: locale.ZhHans.T("app.tagline") + " · " + locale.En.T("app.tagline"),
		Style:       template.CSS(source("style.css")),
		Ridges:      template.HTML(ridgesSVG()),
		Seal:        template.HTML(s["icon.svg"]),
		Check:       hashed("check.js", files["check.js"].Hash),
		Exec:        hashed("wasm_exec.js", files["wasm_exec.js"].Hash),
		Loader:      hashed("loader.js", files["loader.js"].Hash),
		Program:     hashed("yanyi.wasm", files["yanyi.wasm"].Hash),
		NoScript:    inAllLanguages("error.script"),
		Missing:     inAllLanguages("error.load"),
		Old:         inAllLanguages("error.wasm"),
	}
	all := pages{site: s, home: home, page: p}
	if err := all.addGames(); err != nil {
		return err
	}
	p.Sharing = all.homeSharing()
	if err := s.addPage("index.html", p); err != nil {
		return err
	}
	manifest, err := texttemplate.New("").Parse(string(source("manifest.webmanifest")))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := manifest.Execute(&b, installed{p, shortcuts()}); err != nil {
		return err
	}
	s["manifest.webmanifest"] = b.Bytes()
	p.Base, p.Embed, p.Sharing, p.Program = "../", true, nil, ""
	return s.addPage("embed/index.html", p)
}

func (s site) addPage(at string, p page) error {
	t, err := template.New("").Parse(string(source("page.html")))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, p); err != nil {
		return err
	}
	s[at] = b.Bytes()
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

// loaderKeys are the texts the loader says before the game can speak itself.
var loaderKeys = []string{
	"app.tagline", "ui.loading", "ui.retry",
	"error.load", "error.load.help", "error.webgl", "error.webgl.help", "error.wasm",
	"error.policy", "error.policy.help", "error.paused", "ui.goon",
	"error.unexpected", "error.reload", "error.details", "ui.update", "ui.close",
}

// loaderTexts are those texts by language tag and key.
func loaderTexts() map[string]map[string]string {
	texts := map[string]map[string]string{}
	for _, l := range locale.Langs() {
		texts[l.Tag()] = map[string]string{}
		for _, key := range loaderKeys {
			texts[l.Tag()][key] = l.T(key)
		}
	}
	return texts
}

// licences goes with the page: the fonts and the engine must not travel without theirs.
func licences(engine []byte) []byte {
	return []byte("Yanyi is free software under the MIT licence.\n\nThe fonts in it:\n\n" + assets.FontLicence +
		"\n\nEbitengine, of which the page holds a copy with parts left out (wasm/trimebiten):\n\n" + string(engine))
}
