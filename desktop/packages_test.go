//go:build packages

package main

import (
	"archive/zip"
	"bytes"
	"debug/macho"
	"debug/pe"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/tc-hib/winres"

	current "yanyi/assets/release"
)

// packed builds the packages of one system from the sources here.
func packed(t *testing.T, system string) map[string][]byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "packages")
	if _, err := os.Stat("go.mod"); err != nil {
		t.Chdir("..")
	}
	if err := run(out, system); err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(out)
	if err != nil {
		t.Fatal(err)
	}
	made := map[string][]byte{}
	for _, f := range files {
		if made[f.Name()], err = os.ReadFile(filepath.Join(out, f.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return made
}

// unzipped is a file of an archive.
func unzipped(t *testing.T, data []byte, name string) []byte {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	f, err := r.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// desk is a screen without a monitor, whose picture lies in a file.
type desk struct{ display, picture string }

// newDesk starts one.
func newDesk(t *testing.T) *desk {
	t.Helper()
	dir := t.TempDir()
	told, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24", "-fbdir", dir, "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{tell}
	if err := x.Start(); err != nil {
		t.Fatalf("Xvfb: %v; make deps installs it", err)
	}
	tell.Close()
	t.Cleanup(func() { x.Process.Kill(); x.Wait() })
	number := make([]byte, 8)
	n, err := told.Read(number)
	if err != nil {
		t.Fatal(err)
	}
	return &desk{":" + strings.TrimSpace(string(number[:n])), filepath.Join(dir, "Xvfb_screen0")}
}

// look is what the screen shows, as the X window dump that Xvfb keeps: how many colours,
// and its pixels.
func (d *desk) look(t *testing.T) (colours int, pixels []byte) {
	t.Helper()
	dump, err := os.ReadFile(d.picture)
	if err != nil {
		t.Fatal(err)
	}
	head, colors := binary.BigEndian.Uint32(dump), binary.BigEndian.Uint32(dump[19*4:])
	pixels = dump[head+12*colors:]
	seen := map[uint32]bool{}
	for i := 0; i+4 <= len(pixels); i += 4 {
		seen[binary.LittleEndian.Uint32(pixels[i:])&0xffffff] = true
	}
	return len(seen), pixels
}

// await waits until the screen is as wanted.
func (d *desk) await(t *testing.T, what string, wanted func(colours int, pixels []byte) bool) []byte {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(250 * time.Millisecond) {
		if colours, pixels := d.look(t); wanted(colours, pixels) {
			return pixels
		}
	}
	t.Fatalf("after a minute: not %s", what)
	return nil
}

// differ is how many pixels of two pictures are not the same.
func differ(a, b []byte) (n int) {
	for i := 0; i+4 <= len(a); i += 4 {
		if !bytes.Equal(a[i:i+3], b[i:i+3]) {
			n++
		}
	}
	return n
}

// unpack unpacks the Linux archive and returns the folder of the program.
func unpack(t *testing.T, archive []byte) string {
	t.Helper()
	files, modes := untar(t, archive)
	dir := t.TempDir()
	for name, data := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, os.FileMode(modes[name])); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "yanyi-"+current.Version+"-linux-amd64")
}

// The Linux archive starts from its folder with an empty home, without Go anywhere; a
// second start hands over its record, which the window then shows and the library keeps. The
// same sources make the same bytes.
func TestTheLinuxPackageStarts(t *testing.T) {
	made := packed(t, "linux/amd64")
	folder := unpack(t, made["yanyi-"+current.Version+"-linux-amd64.tar.gz"])
	home, err := os.MkdirTemp("", "home") // short, for the socket's sake
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(home) })
	d := newDesk(t)
	start := func(args ...string) *exec.Cmd {
		c := exec.Command("./yanyi", args...)
		c.Dir = folder
		c.Env = []string{"HOME=" + home, "PATH=/nowhere", "DISPLAY=" + d.display, "LIBGL_ALWAYS_SOFTWARE=1", "PULSE_SERVER=none"}
		return c
	}
	if out, err := start("-version").CombinedOutput(); err != nil || !strings.HasPrefix(string(out), "yanyi "+current.Version+";") {
		t.Fatalf("-version: %s (%v)", out, err)
	}
	game := start("-lang", "en")
	var said bytes.Buffer
	game.Stdout, game.Stderr = &said, &said
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- game.Wait() }()
	t.Cleanup(func() { game.Process.Kill() })
	first := d.await(t, "a window that draws", func(colours int, _ []byte) bool { return colours > 200 })
	record := filepath.Join(home, "given.yanyi")
	if err := os.WriteFile(record, []byte("[Variant \"xiangqi\"]\n\n1. h3e3 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := start(record).CombinedOutput(); err != nil {
		t.Fatalf("the second start: %v\n%s", err, out)
	}
	d.await(t, "the record shown", func(colours int, now []byte) bool { return colours > 200 && differ(first, now) > 100_000 })
	kept := func(int, []byte) bool {
		texts, _ := filepath.Glob(filepath.Join(home, ".local/share/yanyi/game*.txt"))
		for _, path := range texts {
			if text, err := os.ReadFile(path); err == nil && strings.Contains(string(text), "h3e3") {
				return true
			}
		}
		return false
	}
	running(t, ended, &said)
	d.await(t, "the record kept", kept)
	running(t, ended, &said)
	if place, err := os.ReadFile(filepath.Join(home, ".local/share/yanyi/window.txt")); err != nil || !strings.Contains(string(place), `"w":1280,"h":800`) {
		t.Errorf("the window's place is kept as %s (%v)", place, err)
	}
	again := packed(t, "linux/amd64")
	for name, data := range made {
		if !bytes.Equal(data, again[name]) {
			t.Errorf("%s: built anew it has other bytes", name)
		}
	}
}

// running ends the test where the program has ended.
func running(t *testing.T, ended chan error, said *bytes.Buffer) {
	t.Helper()
	select {
	case err := <-ended:
		t.Fatalf("the program ended: %v\n%s", err, said.String())
	default:
	}
}

// The Windows archive's program opens no console, and has icon, version and manifest.
func TestTheWindowsPackageIsDressed(t *testing.T) {
	base := "yanyi-" + current.Version + "-windows-amd64"
	exe := unzipped(t, packed(t, "windows/amd64")[base+".zip"], base+"/yanyi.exe")
	f, err := pe.NewFile(bytes.NewReader(exe))
	if err != nil {
		t.Fatal(err)
	}
	head, ok := f.OptionalHeader.(*pe.OptionalHeader64)
	if !ok || head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI || f.Machine != pe.IMAGE_FILE_MACHINE_AMD64 || f.Section(".rsrc") == nil {
		t.Fatalf("the headers say %+v, %+v", f.FileHeader, f.OptionalHeader)
	}
	rs, err := winres.LoadFromEXE(bytes.NewReader(exe))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rs.GetIcon(winres.ID(1)); err != nil {
		t.Errorf("icon: %v", err)
	}
	found := map[string]bool{}
	rs.Walk(func(kind, _ winres.Identifier, _ uint16, data []byte) bool {
		found[fmt.Sprint(kind)] = len(data) > 0
		if kind == winres.RT_VERSION {
			wide := ""
			for _, r := range current.Version {
				wide += string(r) + "\x00"
			}
			found["version"] = bytes.Contains(data, []byte(wide))
		}
		return true
	})
	for _, want := range []string{fmt.Sprint(winres.RT_MANIFEST), fmt.Sprint(winres.RT_GROUP_ICON), "version"} {
		if !found[want] {
			t.Errorf("it lacks resource %s: %v", want, found)
		}
	}
}

// The Mac's archive has a program for its processor.
func TestTheMacPackageIsForItsProcessor(t *testing.T) {
	base := "yanyi-" + current.Version + "-macos-arm64"
	program := unzipped(t, packed(t, "darwin/arm64")[base+".zip"], base+"/Yanyi.app/Contents/MacOS/yanyi")
	f, err := macho.NewFile(bytes.NewReader(program))
	if err != nil {
		t.Fatal(err)
	}
	if f.Cpu != macho.CpuArm64 || f.Type != macho.TypeExec {
		t.Errorf("it is a %v for %v", f.Type, f.Cpu)
	}
}
