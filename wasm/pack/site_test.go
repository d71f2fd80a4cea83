package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"

	"yanyi/assets"
	"yanyi/assets/endgames"
	"yanyi/assets/locale"
	"yanyi/assets/puzzles"
	"yanyi/game/catalog"
	"yanyi/game/endgame"
)

// exampleHome is the example's address.
const exampleHome = "https://example.org/yanyi/"

// example is a site with text files in place of programs, which a test may change.
func example(t *testing.T, squeeze bool) site {
	t.Helper()
	s, err := plainExample()
	if squeeze {
		s, err = squeezedExample()
	}
	if err != nil {
		t.Fatal(err)
	}
	return maps.Clone(s)
}

var (
	plainExample    = sync.OnceValues(func() (site, error) { return newExample(false) })
	squeezedExample = sync.OnceValues(func() (site, error) { return newExample(true) })
)

func newExample(squeeze bool) (site, error) {
	game := []byte(strings.Repeat("the game, which is longer than one script holds; ", 9000))
	for i := range game { // hard to compress, so that it needs several scripts
		game[i] ^= byte(i*i>>3) ^ byte(i>>7)*31
	}
	src := &built{
		programs: map[string][]byte{"yanyi.wasm": game, "engine.wasm": []byte(strings.Repeat("engine ", 99))},
		exec:     []byte("globalThis.Go = class {};"),
		sound:    []byte("registerProcessor('x', X);"),
		boards:   map[string][]byte{"some-boards": []byte("boards")},
	}
	s, err := assemble(src, exampleHome, squeeze)
	if err == nil && squeeze {
		s.compress(brotli.BestCompression)
	}
	return s, err
}

// at is the name, with its hash, of a file.
func (s site) at(t *testing.T, name string) string {
	t.Helper()
	ext := path.Ext(name)
	for full := range s {
		if ok, _ := path.Match(strings.TrimSuffix(name, ext)+".????????????"+ext, full); ok {
			return full
		}
	}
	t.Fatalf("no %s", name)
	return ""
}

func TestPagesNameOnlyFilesThatExist(t *testing.T) {
	s := example(t, false)
	links := regexp.MustCompile(`(?:src|href)="([^"]+)"`)
	for _, page := range []string{"index.html", "embed/index.html", "g/yanyi/index.html", "g/baige/en/index.html"} {
		found := links.FindAllStringSubmatch(string(s[page]), -1)
		if len(found) < 3 {
			t.Errorf("%s: only %d links", page, len(found))
		}
		for _, link := range found {
			at := path.Join(path.Dir(page), link[1])
			if whole, ok := strings.CutPrefix(link[1], exampleHome); ok {
				place, _, _ := strings.Cut(whole, "?")
				at = place + "index.html"
			}
			if s[at] == nil {
				t.Errorf("%s: no file %s", page, link[1])
			}
		}
	}
}

func TestPagesAreFilled(t *testing.T) {
	s := example(t, false)
	for _, page := range []string{"index.html", "embed/index.html"} {
		text := string(s[page])
		for _, want := range []string{"演弈", `id="seal"`, `id="ridges"`, "#AE3427", "touch-action: none"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s lacks %q", page, want)
			}
		}
		for _, key := range []string{"error.script", "error.load", "error.wasm"} {
			for _, l := range locale.Langs() {
				if !strings.Contains(text, l.T(key)) {
					t.Errorf("%s lacks %s in %s", page, key, l)
				}
			}
		}
		if strings.Contains(text, "ZgotmplZ") || strings.Contains(text, "{{") {
			t.Errorf("%s was not filled well", page)
		}
	}
}

// The file is for the site's owner to edit, so it has no compressed forms that could become
// stale.
func TestASiteSaysThatItHasNoRooms(t *testing.T) {
	s := example(t, true)
	if got := string(s["rooms.json"]); got != "{\"v\":1}\n" || s["rooms.json.gz"] != nil || s["rooms.json.br"] != nil {
		t.Errorf("%q", got)
	}
}

func TestManifest(t *testing.T) {
	s := example(t, false)
	var m struct {
		Name  string
		Icons []struct{ Src string }

		Screenshots []struct{ Src, Sizes string }
		Shortcuts   []struct{ Name, URL string }
	}
	if err := json.Unmarshal(s["manifest.webmanifest"], &m); err != nil {
		t.Fatal(err)
	}
	if m.Name != "演弈 · Yanyi" || len(m.Icons) != 4 {
		t.Errorf("%+v", m)
	}
	for _, icon := range m.Icons {
		if s[icon.Src] == nil {
			t.Errorf("no file %s", icon.Src)
		}
	}
	if len(m.Screenshots) != 2 || len(m.Shortcuts) != 3 {
		t.Errorf("%d pictures of it, %d shortcuts", len(m.Screenshots), len(m.Shortcuts))
	}
	for _, shot := range m.Screenshots {
		picture, err := png.DecodeConfig(bytes.NewReader(s[shot.Src]))
		if got := fmt.Sprintf("%dx%d", picture.Width, picture.Height); err != nil || got != shot.Sizes {
			t.Errorf("%s is %s (%v), not %s", shot.Src, got, err, shot.Sizes)
		}
	}
	for _, way := range m.Shortcuts {
		if !strings.HasPrefix(way.URL, "./?") || !strings.Contains(way.Name, " · ") {
			t.Errorf("shortcut %+v", way)
		}
	}
}

// Without a network all puzzles, endgames and lessons are available once the page was visited.
func TestPuzzlesAndLessonsAreKeptOffline(t *testing.T) {
	var keep map[string]fileInfo
	s := example(t, false)
	_, rest, _ := strings.Cut(string(s["offline.js"]), "const KEEP = ")
	list, _, _ := strings.Cut(rest, ";\n")
	if err := json.Unmarshal([]byte(list), &keep); err != nil {
		t.Fatal(err)
	}
	want := []string{"texts/lessons.json.txt", "texts/rules.json.txt", "texts/endgames.json.txt"}
	for _, id := range endgame.Games {
		want = append(want, "endgames/"+id+".txt")
	}
	for _, v := range catalog.All() {
		if puzzles.Of(v.Info().ID) != "" {
			want = append(want, "puzzles/"+v.Info().ID+".txt")
		}
	}
	for _, name := range want {
		if file := keep[name]; file.Size == 0 || s[hashed(name, file.Hash)] == nil {
			t.Errorf("%s is not kept", name)
		}
	}
}

// constant reads a JSON constant of the loader.
func constant(t *testing.T, s site, name string, into any) {
	t.Helper()
	_, rest, ok := strings.Cut(string(s[s.at(t, "loader.js")]), "const "+name+" = ")
	line, _, _ := strings.Cut(rest, ";\n")
	if !ok {
		t.Fatalf("no %s in the loader", name)
	}
	if err := json.Unmarshal([]byte(line), into); err != nil {
		t.Fatal(err)
	}
}

func TestLoaderKnowsTheFiles(t *testing.T) {
	for _, squeeze := range []bool{false, true} {
		s := example(t, squeeze)
		var files map[string]fileInfo
		constant(t, s, "FILES", &files)
		for _, name := range []string{"yanyi.wasm", "engine.wasm", "worker.js"} {
			f := files[name]
			at := hashed(name, f.Hash)
			if f.Hash != hash(s[at]) || f.Size != len(s[at]) || f.Gz != len(s[at+".gz"]) && name != "worker.js" {
				t.Errorf("%s: %+v", name, f)
			}
		}
		if f := files["yanyi.wasm"]; (f.Scripts > 1) != squeeze {
			t.Errorf("compressed %t: %+v", squeeze, f)
		}
	}
}

// The program is prefetched together with the scripts that start it, except in frames, some of
// which may fetch nothing.
func TestPagesFetchTheProgramAhead(t *testing.T) {
	s := example(t, false)
	var files map[string]fileInfo
	constant(t, s, "FILES", &files)
	program := hashed("yanyi.wasm", files["yanyi.wasm"].Hash)
	for at, want := range map[string]string{"index.html": program, "g/yanyi/index.html": "../../" + program, "embed/index.html": ""} {
		_, link, _ := strings.Cut(string(s[at]), `<link rel="preload" href="`)
		if got, _, _ := strings.Cut(link, `"`); got != want {
			t.Errorf("%s fetches %q ahead, want %q", at, got, want)
		}
	}
}

func TestLoaderSpeaksThreeLanguages(t *testing.T) {
	var texts map[string]map[string]string
	constant(t, example(t, false), "TEXTS", &texts)
	for _, l := range locale.Langs() {
		for _, key := range loaderKeys {
			want := l.T(key)
			if !locale.Has(key) || texts[l.Tag()][key] != want {
				t.Errorf("%s %s: %q", l, key, texts[l.Tag()][key])
			}
		}
	}
}

// The loader's texts contain every key it uses.
func TestLoaderAsksOnlyForTextsItHas(t *testing.T) {
	scripts := string(source("loader.js")) + string(source("update.js"))
	asked := regexp.MustCompile(`"((?:error|ui|app)\.[a-z.]+)"`).FindAllStringSubmatch(scripts, -1)
	if len(asked) < 8 {
		t.Errorf("only %d keys found", len(asked))
	}
	for _, a := range asked {
		if !slices.Contains(loaderKeys, a[1]) {
			t.Errorf("%s is not given to the loader", a[1])
		}
	}
}

func TestScriptsHoldThePackedProgram(t *testing.T) {
	s := example(t, true)
	var files map[string]fileInfo
	constant(t, s, "FILES", &files)
	for _, name := range programs {
		var packed []byte
		for i := range files[name].Scripts {
			text := string(s[hashed(fmt.Sprintf("parts/%s.%d.js", name, i), files[name].Hash)])
			text = strings.TrimSuffix(strings.TrimPrefix(text, `yanyi.part("`), "\")\n")
			part, err := base64.StdEncoding.DecodeString(text)
			if err != nil {
				t.Fatal(err)
			}
			packed = append(packed, part...)
		}
		if !bytes.Equal(packed, s[s.at(t, name)+".gz"]) {
			t.Errorf("%s: the scripts hold something else than the .gz", name)
		}
	}
}

func TestCompressedFilesUnpackToTheirOriginals(t *testing.T) {
	s := example(t, true)
	compressed := 0
	for name, data := range s {
		base := strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")
		if base == name {
			continue
		}
		compressed++
		if got := unpack(t, name, data); !bytes.Equal(got, s[base]) {
			t.Errorf("%s unpacks to something else", name)
		}
		if len(data) >= len(s[base]) && base != s.at(t, "yanyi.wasm") {
			t.Errorf("%s is no smaller", name)
		}
	}
	part := s.at(t, "parts/yanyi.wasm.0.js")
	for _, want := range []string{"index.html.br", s.at(t, "loader.js") + ".gz", s.at(t, "engine.wasm") + ".br", "icon.svg.br", part + ".gz"} {
		if s[want] == nil {
			t.Errorf("no %s", want)
		}
	}
	if s["icon-512.png.br"] != nil || s[part+".br"] != nil {
		t.Error("what is packed already was packed again")
	}
	if compressed < 15 {
		t.Errorf("only %d files", compressed)
	}
}

func unpack(t *testing.T, name string, data []byte) []byte {
	t.Helper()
	var r io.Reader = brotli.NewReader(bytes.NewReader(data))
	if strings.HasSuffix(name, ".gz") {
		z, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		r = z
	}
	got, err := io.ReadAll(r)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return got
}

func TestWorkerHoldsGosScript(t *testing.T) {
	s := example(t, false)
	text := string(s[s.at(t, "worker.js")])
	if !strings.Contains(text, "globalThis.Go = class {};") || strings.Contains(text, "/* wasm_exec.js */") {
		t.Error("wasm_exec.js is not in it")
	}
}

func TestIcons(t *testing.T) {
	s := example(t, false)
	for name, size := range map[string]int{"icon-32.png": 32, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512, "icon-mask.png": 512} {
		img := mustDecode(t, s[name])
		if b := img.Bounds(); b.Dx() != size || b.Dy() != size {
			t.Errorf("%s is %v", name, b)
		}
		// Between the two characters there is paste, at every size.
		r, g, _, a := img.At(size/2-size*2/10, size/2+size/200).RGBA()
		if a != 0xFFFF || r < 2*g {
			t.Errorf("%s: no seal red left of the middle (%x %x)", name, r>>8, g>>8)
		}
	}
	if _, _, _, a := mustDecode(t, s["icon-180.png"]).At(0, 0).RGBA(); a != 0xFFFF {
		t.Error("a phone's icon must not be transparent")
	}
}

func mustDecode(t *testing.T, data []byte) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestSealIsAlwaysTheSame(t *testing.T) {
	if !bytes.Equal(sealSVG(), sealSVG()) {
		t.Error("two seals differ")
	}
}

// The hash in a file's name is the hash of its content, so that two versions can coexist; only
// files requested by a fixed name keep it.
func TestNamesCarryHashes(t *testing.T) {
	s := example(t, true)
	carries := regexp.MustCompile(`^(?:yanyi|engine|loader|worker|wasm_exec|check|sound)\.([0-9a-f]{12})\.(?:js|wasm)$`)
	n := 0
	for name, data := range s {
		m := carries.FindStringSubmatch(name)
		if m == nil {
			continue
		}
		if n++; m[1] != hash(data) {
			t.Errorf("%s: its hash is %s", name, hash(data))
		}
	}
	if n != 7 {
		t.Errorf("%d files carry their hash", n)
	}
	for _, name := range []string{"index.html", "embed/index.html", "offline.js", "version.json", "manifest.webmanifest"} {
		if s[name] == nil {
			t.Errorf("no %s", name)
		}
	}
}

// packed is the number of files that the page requests on demand.
func packed() int { return len(texts()) }

// The puzzles of a variant are beside the page, unchanged, under the name that the loader
// requests.
func TestPuzzlesLieBesideThePage(t *testing.T) {
	s := example(t, true)
	at := s.at(t, "puzzles/xiangqi.txt")
	if string(s[at]) != puzzles.Of("xiangqi") || len(s[at]) == 0 || s[at+".br"] == nil {
		t.Errorf("%s has %d bytes", at, len(s[at]))
	}
	hash := strings.Split(at, ".")[1]
	if loader := string(s[s.at(t, "loader.js")]); !strings.Contains(loader, `"puzzles/xiangqi.txt":{"hash":"`+hash) {
		t.Error("the loader does not know them")
	}
}

// So are the endgames of a variant.
func TestEndgamesLieBesideThePage(t *testing.T) {
	s := example(t, true)
	at := s.at(t, "endgames/qiji.txt")
	if string(s[at]) != endgames.Of("qiji") || len(s[at]) == 0 || s[at+".br"] == nil {
		t.Errorf("%s has %d bytes", at, len(s[at]))
	}
	if loader := string(s[s.at(t, "loader.js")]); !strings.Contains(loader, `"endgames/qiji.txt":{"hash":"`) {
		t.Error("the loader does not know them")
	}
}

// The texts that the page's program lacks are there as well.
func TestLateTextsLieBesideThePage(t *testing.T) {
	s := example(t, true)
	for _, f := range assets.Locales() {
		if !f.Late() {
			continue
		}
		if at := s.at(t, "texts/"+f.Name+".txt"); string(s[at]) != f.Text || s[at+".br"] == nil || s[at+".gz"] == nil {
			t.Errorf("%s has %d bytes", at, len(s[at]))
		}
	}
}

// The list that announces a new version names files of this one.
func TestVersionNamesItsFiles(t *testing.T) {
	s := example(t, true)
	var names []string
	if err := json.Unmarshal(s["version.json"], &names); err != nil {
		t.Fatal(err)
	}
	if len(names) != 7+packed() || !slices.Contains(names, s.at(t, "loader.js")) {
		t.Errorf("it names %q", names)
	}
	for _, name := range names {
		if s[name] == nil {
			t.Errorf("no %s", name)
		}
	}
}

// The service worker caches existing files with their hashes; a change of any file makes another
// build.
func TestOfflineKeepsOneBuild(t *testing.T) {
	build := func(s site) (name string, files map[string]fileInfo) {
		t.Helper()
		text := string(s["offline.js"])
		if n, err := fmt.Sscanf(text, "const BUILD = %q;\n", &name); n != 1 {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(text, "const KEEP = ")
		line, _, _ := strings.Cut(rest, ";\n")
		if err := json.Unmarshal([]byte(line), &files); err != nil {
			t.Fatal(err)
		}
		return name, files
	}
	s := example(t, true)
	name, files := build(s)
	if len(files) != 8+packed() {
		t.Errorf("it keeps %v", files)
	}
	for file, info := range files {
		at := hashed(file, info.Hash)
		if file == "index.html" {
			at = file
		}
		if info.Hash != hash(s[at]) || info.Size != len(s[at]) || info.Size == 0 {
			t.Errorf("%s: %+v", file, info)
		}
		if info.Gz != 0 && info.Gz != len(s[at+".gz"]) {
			t.Errorf("%s: packed %d, the file has %d", file, info.Gz, len(s[at+".gz"]))
		}
	}
	for file := range files {
		other := maps.Clone(files)
		if file == "index.html" {
			s[file] = append(slices.Clone(s[file]), ' ')
		} else {
			other[file] = fileInfo{Hash: "0123456789ab", Size: 1}
		}
		s.addOffline(other)
		if next, _ := build(s); next == name {
			t.Errorf("another %s is the same build", file)
		} else {
			name = next
		}
	}
}
