package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	current "yanyi/assets/release"
)

// sample is the parts of a package around a placeholder program.
func sample(t *testing.T) *parts {
	t.Helper()
	changes, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	return &parts{
		program: []byte("a program"), licences: []byte("licences\n"), licence: []byte("MIT\n"), changes: changes,
		when: time.Unix(1_790_000_000, 0).UTC(),
	}
}

// untar lists the files of an archive with their modes.
func untar(t *testing.T, data []byte) (files map[string][]byte, modes map[string]int64) {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	files, modes = map[string][]byte{}, map[string]int64{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files, modes
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Typeflag == tar.TypeReg {
			files[h.Name], err = io.ReadAll(r)
			modes[h.Name] = h.Mode
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// unar lists the members of a Debian package, in order.
func unar(t *testing.T, data []byte) (names []string, members map[string][]byte) {
	t.Helper()
	rest, ok := bytes.CutPrefix(data, []byte("!<arch>\n"))
	if !ok {
		t.Fatal("no archive")
	}
	members = map[string][]byte{}
	for len(rest) > 0 {
		name := strings.TrimSpace(string(rest[:16]))
		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))
		if err != nil || string(rest[58:60]) != "`\n" {
			t.Fatalf("%s: head %q (%v)", name, rest[:60], err)
		}
		names, members[name] = append(names, name), rest[60:60+size]
		rest = rest[60+size+size%2:]
	}
	return names, members
}

// A Linux archive contains the program, its desktop files and the licences; the Debian package
// contains the same at system paths.
func TestLinuxPackages(t *testing.T) {
	p := sample(t)
	made := packLinux(target{"linux", "amd64"}, p)
	base := "yanyi-" + current.Version + "-linux-amd64"
	files, modes := untar(t, made[base+".tar.gz"])
	for _, name := range []string{
		"yanyi", "install.sh", "README.txt", "LICENSE", "LICENCES.txt", "CHANGELOG.md", "share/applications/org.yanyi.yanyi.desktop",
		"share/metainfo/org.yanyi.yanyi.metainfo.xml", "share/mime/packages/org.yanyi.yanyi.xml",
		"share/icons/hicolor/48x48/apps/org.yanyi.yanyi.png", "share/icons/hicolor/256x256/apps/org.yanyi.yanyi.png",
		"share/icons/hicolor/scalable/apps/org.yanyi.yanyi.svg",
	} {
		if len(files[base+"/"+name]) == 0 {
			t.Errorf("the archive lacks %s", name)
		}
	}
	if modes[base+"/yanyi"] != 0o755 || modes[base+"/LICENSE"] != 0o644 {
		t.Errorf("modes are %v", modes)
	}
	names, members := unar(t, made["yanyi_"+current.Version+"_amd64.deb"])
	if !slices.Equal(names, []string{"debian-binary", "control.tar.gz", "data.tar.gz"}) {
		t.Fatalf("the Debian package holds %v", names)
	}
	control, _ := untar(t, members["control.tar.gz"])
	for _, line := range []string{"Package: yanyi\n", "Version: " + current.Version + "\n", "Architecture: amd64\n", "Depends: libc6"} {
		if !strings.Contains(string(control["./control"]), line) {
			t.Errorf("control lacks %q:\n%s", line, control["./control"])
		}
	}
	data, _ := untar(t, members["data.tar.gz"])
	for name, file := range data {
		path := strings.TrimPrefix(name, "./")
		if !strings.Contains(string(control["./md5sums"]), "  "+path+"\n") {
			t.Errorf("md5sums lacks %s of %d bytes", path, len(file))
		}
	}
	if string(data["./usr/games/yanyi"]) != "a program" {
		t.Error("the Debian package lacks the program")
	}
}

// dpkg, if installed, reads and unpacks the package.
func TestDebianReadsThePackage(t *testing.T) {
	dpkg, err := exec.LookPath("dpkg-deb")
	if err != nil {
		t.Log("there is no dpkg-deb here; the package is read by TestLinuxPackages")
		return
	}
	path := filepath.Join(t.TempDir(), "yanyi.deb")
	deb := packLinux(target{"linux", "arm64"}, sample(t))["yanyi_"+current.Version+"_arm64.deb"]
	if err := os.WriteFile(path, deb, 0o644); err != nil {
		t.Fatal(err)
	}
	for arg, want := range map[string]string{"--info": "Architecture: arm64", "--contents": "./usr/games/yanyi"} {
		if out, err := exec.Command(dpkg, arg, path).CombinedOutput(); err != nil || !strings.Contains(string(out), want) {
			t.Errorf("%s: %v\n%s", arg, err, out)
		}
	}
}

// The menu entry, the catalogue's description and the MIME type of records are well formed and
// consistent.
func TestDesktopsKnowTheProgram(t *testing.T) {
	entry := string(desktopEntry())
	for _, line := range []string{"Exec=yanyi %f\n", "Icon=org.yanyi.yanyi\n", "Name[zh_TW]=演弈\n", "MimeType=application/x-yanyi-record;application/vnd.chess-pgn;", "StartupWMClass=yanyi\n"} {
		if !strings.Contains(entry, line) {
			t.Errorf("the entry lacks %q:\n%s", line, entry)
		}
	}
	var about struct {
		ID       string   `xml:"id"`
		Summary  []string `xml:"summary"`
		Licence  string   `xml:"project_license"`
		Releases []struct {
			Version string   `xml:"version,attr"`
			Lines   []string `xml:"description>ul>li"`
		} `xml:"releases>release"`
	}
	if err := xml.Unmarshal(metainfo(sample(t).changes), &about); err != nil {
		t.Fatal(err)
	}
	if about.ID != id || len(about.Summary) != 3 || about.Licence == "" || len(about.Releases) < 3 || about.Releases[0].Version != current.Version || len(about.Releases[0].Lines) == 0 {
		t.Errorf("the description reads %+v", about)
	}
	var types struct {
		Type struct {
			Name string `xml:"type,attr"`
			Glob struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal(mimeInfo(), &types); err != nil || types.Type.Name != mimeType || types.Type.Glob.Pattern != "*.yanyi" {
		t.Errorf("the type reads %+v (%v)", types, err)
	}
}

// install.sh of an unpacked archive installs the program for one user with an empty home.
func TestTheArchiveInstallsForOneUser(t *testing.T) {
	files, modes := untar(t, packLinux(target{"linux", "amd64"}, sample(t))["yanyi-"+current.Version+"-linux-amd64.tar.gz"])
	dir, home := t.TempDir(), t.TempDir()
	top := ""
	for name, data := range files {
		path := filepath.Join(dir, name)
		top = filepath.Join(dir, strings.Split(name, "/")[0])
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, os.FileMode(modes[name])); err != nil {
			t.Fatal(err)
		}
	}
	install := func(args ...string) {
		t.Helper()
		c := exec.Command(filepath.Join(top, "install.sh"), args...)
		c.Env = []string{"HOME=" + home, "PATH=/usr/bin:/bin"}
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	install()
	entry, err := os.ReadFile(filepath.Join(home, ".local/share/applications/org.yanyi.yanyi.desktop"))
	if err != nil || !strings.Contains(string(entry), `Exec="`+home+`/.local/bin/yanyi" %f`) {
		t.Errorf("the entry is %s (%v)", entry, err)
	}
	if info, err := os.Stat(filepath.Join(home, ".local/bin/yanyi")); err != nil || info.Mode()&0o111 == 0 {
		t.Errorf("the program is %v (%v)", info, err)
	}
	install("-r")
	left := 0
	filepath.WalkDir(home, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.Contains(path, "yanyi") {
			left++
		}
		return err
	})
	if left > 0 {
		t.Errorf("removed, it leaves %d files", left)
	}
}

// A Mac bundle has its description with a value for each key, its icon and its program.
func TestMacPackages(t *testing.T) {
	made := packMac(target{"darwin", "arm64"}, sample(t))
	data := made["yanyi-"+current.Version+"-macos-arm64.zip"]
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		_, inside, _ := strings.Cut(f.Name, "/")
		if files[inside], err = io.ReadAll(in); err != nil {
			t.Fatal(err)
		}
		if inside == "Yanyi.app/Contents/MacOS/yanyi" && f.Mode()&0o111 == 0 {
			t.Error("the program cannot be run")
		}
	}
	facts := plistKeys(t, files["Yanyi.app/Contents/Info.plist"])
	for key, want := range map[string]string{
		"CFBundleExecutable": "yanyi", "CFBundleIdentifier": id, "CFBundleShortVersionString": current.Version, "CFBundleIconFile": "yanyi",
		"UTTypeDescription": "Yanyi record", "UTTypeIdentifier": "org.yanyi.record",
	} {
		if facts[key] != want {
			t.Errorf("%s is %q, want %q", key, facts[key], want)
		}
	}
	if list := files["Yanyi.app/Contents/Info.plist"]; bytes.Contains(list, []byte("CFBundleDocumentTypes")) {
		t.Error("it claims documents, which it would not open")
	}
	iconsIn(t, files["Yanyi.app/Contents/Resources/yanyi.icns"])
}

// iconsIn checks that the pictures of a macOS icon can be decoded.
func iconsIn(t *testing.T, icon []byte) {
	t.Helper()
	if len(icon) < 8 || string(icon[:4]) != "icns" || binary.BigEndian.Uint32(icon[4:]) != uint32(len(icon)) {
		t.Fatalf("the icon begins with %q", icon[:min(8, len(icon))])
	}
	for rest := icon[8:]; len(rest) > 0; rest = rest[binary.BigEndian.Uint32(rest[4:]):] {
		if _, err := png.Decode(bytes.NewReader(rest[8:binary.BigEndian.Uint32(rest[4:])])); err != nil {
			t.Errorf("%s: %v", rest[:4], err)
		}
	}
}

// plistKeys maps a property list's keys to the texts behind them.
func plistKeys(t *testing.T, list []byte) map[string]string {
	t.Helper()
	facts, key, in := map[string]string{}, "", ""
	for d := xml.NewDecoder(bytes.NewReader(list)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return facts
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			in = token.Name.Local
		case xml.EndElement:
			in = ""
		case xml.CharData:
			switch in {
			case "key":
				key = string(token)
			case "string":
				facts[key] = string(token)
			}
		}
	}
}

// Packing twice gives the same bytes; the checksums equal those of sha256sum.
func TestPackagesAreReproducible(t *testing.T) {
	p := sample(t)
	for _, tg := range []target{{"linux", "amd64"}, {"darwin", "amd64"}} {
		first, second := tg.pack(p), tg.pack(p)
		for name, data := range first {
			if !bytes.Equal(data, second[name]) {
				t.Errorf("%s differs", name)
			}
		}
	}
	got := string(sums(map[string][]byte{"b": []byte("hello\n"), "a": nil}))
	want := "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03  b\n"
	if got != want {
		t.Errorf("checksums are\n%s", got)
	}
	t.Setenv("SOURCE_DATE_EPOCH", "1790000000")
	if when, err := moment(); err != nil || !when.Equal(p.when) {
		t.Errorf("the moment is %v (%v)", when, err)
	}
}

// The licences of everything linked are included: of each module, and of code within a module
// that has its own licence.
func TestLicencesAreCollected(t *testing.T) {
	t.Chdir("../..")
	text, err := target{"linux", "amd64"}.licences()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"github.com/hajimehoshi/ebiten/v2", "Apache License", "github.com/ebitengine/purego", "golang.org/x/text", "Go's standard library", "SIL OPEN FONT LICENSE", "github.com/coder/websocket"} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("they lack %s", want)
		}
	}
	if bytes.Contains(text, []byte("nats-io")) || bytes.Contains(text, []byte("winres")) {
		t.Error("a licence of something that is not in the program is among them")
	}
}

// Unknown targets are refused with a list of the known ones.
func TestTargetsAreChosen(t *testing.T) {
	if list, err := choose("windows/arm64,linux/amd64"); err != nil || fmt.Sprint(list) != "[windows/arm64 linux/amd64]" {
		t.Errorf("%v, %v", list, err)
	}
	if _, err := choose("plan9/386"); err == nil || !strings.Contains(err.Error(), "linux/amd64") {
		t.Errorf("plan9/386: %v", err)
	}
	if list, err := choose(""); err != nil || len(list) != 6 {
		t.Errorf("all are %v (%v)", list, err)
	}
}
