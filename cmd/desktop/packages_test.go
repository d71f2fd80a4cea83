//go:build packages

package main

import (
	"archive/zip"
	"bytes"
	"crypto/md5"
	"crypto/sha256"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/tc-hib/winres"

	current "yanyi/assets/release"
)

// all are the packages of every system, built once from the sources.
var all = sync.OnceValues(func() (map[string][]byte, error) { return packed("") })

// made are all packages.
func made(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := all()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// packed builds the packages of some systems.
func packed(only string) (map[string][]byte, error) {
	dir, err := os.MkdirTemp("", "packages")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if _, err := os.Stat("go.mod"); err != nil {
		if err := os.Chdir("../.."); err != nil { // all of these tests run there
			return nil, err
		}
	}
	out := filepath.Join(dir, "out")
	if err := run(out, only); err != nil {
		return nil, err
	}
	files, err := os.ReadDir(out)
	if err != nil {
		return nil, err
	}
	made := map[string][]byte{}
	for _, f := range files {
		if made[f.Name()], err = os.ReadFile(filepath.Join(out, f.Name())); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// There is one package for every system, two for Linux, and only the correct checksums besides.
func TestThePackagesAreAllThere(t *testing.T) {
	v, files := current.Version, made(t)
	want := []string{"SHA256SUMS"}
	for _, arch := range []string{"amd64", "arm64"} {
		want = append(want, "yanyi-"+v+"-linux-"+arch+".tar.gz", "yanyi_"+v+"_"+arch+".deb", "yanyi-"+v+"-windows-"+arch+".zip", "yanyi-"+v+"-macos-"+arch+".zip")
	}
	slices.Sort(want)
	if names := slices.Sorted(maps.Keys(files)); !slices.Equal(names, want) {
		t.Fatalf("there are %v, not %v", names, want)
	}
	sums := string(files["SHA256SUMS"])
	if n := strings.Count(sums, "\n"); n != len(want)-1 {
		t.Errorf("there are %d checksums", n)
	}
	for _, name := range want[1:] {
		t.Logf("%-36s %10d bytes", name, len(files[name]))
		if len(files[name]) < 5<<20 || !strings.Contains(sums, fmt.Sprintf("%x  %s\n", sha256.Sum256(files[name]), name)) {
			t.Errorf("%s: %d bytes, and the checksums say\n%s", name, len(files[name]), sums)
		}
	}
}

// A package built again is equal byte for byte.
func TestAPackageBuiltAnewIsTheSame(t *testing.T) {
	was := made(t)
	again, err := packed("linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range again {
		if name != "SHA256SUMS" && !bytes.Equal(was[name], data) {
			t.Errorf("%s has other bytes", name)
		}
	}
}

// machines are the ELF machine types of processors.
var machines = map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}

// isFor checks the processor of a Linux program.
func isFor(t *testing.T, arch string, program []byte) {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(program))
	if err != nil {
		t.Fatal(err)
	}
	if f.Machine != machines[arch] {
		t.Errorf("%s: it is for %v", arch, f.Machine)
	}
}

// The Debian packages are consistent: their fields, the program's processor, and the checksum of
// every file.
func TestTheDebianPackagesHoldTogether(t *testing.T) {
	for arch := range machines {
		names, members := unar(t, made(t)["yanyi_"+current.Version+"_"+arch+".deb"])
		if !slices.Equal(names, []string{"debian-binary", "control.tar.gz", "data.tar.gz"}) || string(members["debian-binary"]) != "2.0\n" {
			t.Fatalf("%s: it holds %v", arch, names)
		}
		control, _ := untar(t, members["control.tar.gz"])
		data, modes := untar(t, members["data.tar.gz"])
		fields, kilobytes := debianFields(t, string(control["./control"])), 0
		for name, want := range map[string]string{"Package": "yanyi", "Version": current.Version, "Architecture": arch, "Section": "games", "Priority": "optional"} {
			if fields[name] != want {
				t.Errorf("%s: %s is %q, want %q", arch, name, fields[name], want)
			}
		}
		if !strings.Contains(fields["Depends"], "libc6 (>=") || fields["Maintainer"] == "" || !strings.Contains(fields["Description"], "\n") {
			t.Errorf("%s: the fields are %q", arch, fields)
		}
		var sums []string
		for name, file := range data {
			kilobytes += (len(file) + 1023) / 1024
			sums = append(sums, fmt.Sprintf("%x  %s\n", md5.Sum(file), strings.TrimPrefix(name, "./")))
		}
		listed := slices.Sorted(strings.Lines(string(control["./md5sums"])))
		if slices.Sort(sums); !slices.Equal(sums, listed) || fields["Installed-Size"] != strconv.Itoa(kilobytes) {
			t.Errorf("%s: %d kB, not %s; the checksums are\n%s", arch, kilobytes, fields["Installed-Size"], control["./md5sums"])
		}
		for _, name := range []string{"share/applications/org.yanyi.yanyi.desktop", "share/mime/packages/org.yanyi.yanyi.xml", "share/metainfo/org.yanyi.yanyi.metainfo.xml", "share/doc/yanyi/copyright", "share/doc/yanyi/changelog.gz"} {
			if len(data["./usr/"+name]) == 0 {
				t.Errorf("%s lacks %s", arch, name)
			}
		}
		if modes["./usr/games/yanyi"] != 0o755 {
			t.Errorf("%s: the program has mode %o", arch, modes["./usr/games/yanyi"])
		}
		isFor(t, arch, data["./usr/games/yanyi"])
	}
}

// debianFields are those of a control file.
func debianFields(t *testing.T, text string) map[string]string {
	t.Helper()
	fields, last := map[string]string{}, ""
	for line := range strings.Lines(text) {
		if name, value, ok := strings.Cut(line, ": "); ok && !strings.HasPrefix(line, " ") {
			last, fields[name] = name, strings.TrimSuffix(value, "\n")
		} else if strings.HasPrefix(line, " ") && last != "" {
			fields[last] += "\n" + strings.TrimSpace(line)
		} else {
			t.Errorf("no field: %q", line)
		}
	}
	return fields
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

// desk is a virtual screen whose picture is in a file.
type desk struct{ display, picture string }

// newDesk starts a virtual screen.
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

// look reads the screen from the X window dump that Xvfb keeps: the number of colours and the
// pixels.
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

// await waits until the screen meets a condition.
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

// differ is the number of pixels in which two pictures differ.
func differ(a, b []byte) (n int) {
	for i := 0; i+4 <= len(a); i += 4 {
		if !bytes.Equal(a[i:i+3], b[i:i+3]) {
			n++
		}
	}
	return n
}

// guest is a user without Go: the user nobody if the tests run as root, which may change users,
// otherwise the current user.
type guest struct {
	home   string
	folder string // of the program
	as     *syscall.SysProcAttr
}

// newGuest gives a guest an empty home with the unpacked Linux archive.
func newGuest(t *testing.T, archive []byte) *guest {
	t.Helper()
	dir, err := os.MkdirTemp("", "guest") // short, for the socket's path
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	g := &guest{home: filepath.Join(dir, "home"), folder: filepath.Join(dir, "yanyi-"+current.Version+"-linux-amd64")}
	if err := errors.Join(os.Chmod(dir, 0o755), os.Mkdir(g.home, 0o700)); err != nil {
		t.Fatal(err)
	}
	files, modes := untar(t, archive)
	for name, data := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, data, os.FileMode(modes[name]))); err != nil {
			t.Fatal(err)
		}
	}
	if os.Getuid() == 0 {
		const nobody = 65534
		g.as = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
		if err := os.Chown(g.home, nobody, nobody); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// start is the command that starts the program on a screen from its folder.
func (g *guest) start(d *desk, args ...string) *exec.Cmd {
	c := exec.Command("./yanyi", args...)
	c.Dir, c.SysProcAttr = g.folder, g.as
	c.Env = []string{"HOME=" + g.home, "PATH=/nowhere", "DISPLAY=" + d.display, "LIBGL_ALWAYS_SOFTWARE=1", "PULSE_SERVER=none"}
	return c
}

// The Linux archive starts from its folder for a user with an empty home and without Go; a
// second start hands its record to the first window, which shows it and saves it to the library.
func TestTheLinuxPackageStarts(t *testing.T) {
	archive := made(t)["yanyi-"+current.Version+"-linux-amd64.tar.gz"]
	arm, _ := untar(t, made(t)["yanyi-"+current.Version+"-linux-arm64.tar.gz"])
	isFor(t, "arm64", arm["yanyi-"+current.Version+"-linux-arm64/yanyi"])
	d, g := newDesk(t), newGuest(t, archive)
	if out, err := g.start(d, "-version").CombinedOutput(); err != nil || !strings.HasPrefix(string(out), "yanyi "+current.Version+";") {
		t.Fatalf("-version: %s (%v)", out, err)
	}
	game := g.start(d, "-lang", "en")
	var said bytes.Buffer
	game.Stdout, game.Stderr = &said, &said
	if err := game.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- game.Wait() }()
	t.Cleanup(func() { game.Process.Kill() })
	first := d.await(t, "a window that draws", func(colours int, _ []byte) bool { return colours > 200 })
	record := filepath.Join(g.folder, "given.yanyi")
	if err := os.WriteFile(record, []byte("[Variant \"xiangqi\"]\n\n1. h3e3 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := g.start(d, record).CombinedOutput(); err != nil {
		t.Fatalf("the second start: %v\n%s", err, out)
	}
	d.await(t, "the record shown", func(colours int, now []byte) bool { return colours > 200 && differ(first, now) > 100_000 })
	kept := func(int, []byte) bool {
		texts, _ := filepath.Glob(filepath.Join(g.home, ".local/share/yanyi/game*.txt"))
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
	d.await(t, "the window's place kept", func(int, []byte) bool {
		place, err := os.ReadFile(filepath.Join(g.home, ".local/share/yanyi/window.txt"))
		return err == nil && strings.Contains(string(place), `"w":1280,"h":800`)
	})
}

// running ends the test if the program has ended.
func running(t *testing.T, ended chan error, said *bytes.Buffer) {
	t.Helper()
	select {
	case err := <-ended:
		t.Fatalf("the program ended: %v\n%s", err, said.String())
	default:
	}
}

// The programs of the Windows archives open no console and have icon, version and manifest.
func TestTheWindowsPackagesAreDressed(t *testing.T) {
	for arch, machine := range map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64} {
		base := "yanyi-" + current.Version + "-windows-" + arch
		exe := unzipped(t, made(t)[base+".zip"], base+"/yanyi.exe")
		f, err := pe.NewFile(bytes.NewReader(exe))
		if err != nil {
			t.Fatal(err)
		}
		head, ok := f.OptionalHeader.(*pe.OptionalHeader64)
		if !ok || head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI || f.Machine != machine || f.Section(".rsrc") == nil {
			t.Fatalf("%s: the headers say %+v, %+v", arch, f.FileHeader, f.OptionalHeader)
		}
		dressedWith(t, arch, exe)
	}
}

// dressedWith compares the resources of a Windows program with the expected ones.
func dressedWith(t *testing.T, arch string, exe []byte) {
	t.Helper()
	rs, err := winres.LoadFromEXE(bytes.NewReader(exe))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rs.GetIcon(winres.ID(1)); err != nil {
		t.Errorf("%s: icon: %v", arch, err)
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
			t.Errorf("%s lacks resource %s: %v", arch, want, found)
		}
	}
}

// The Mac archives contain a bundle with a program for their processor, its description and its
// icon. The bundle claims no document type, for documents would not be opened.
func TestTheMacPackagesAreBundles(t *testing.T) {
	for arch, cpu := range map[string]macho.Cpu{"amd64": macho.CpuAmd64, "arm64": macho.CpuArm64} {
		base := "yanyi-" + current.Version + "-macos-" + arch
		archive, bundle := made(t)[base+".zip"], base+"/Yanyi.app/Contents/"
		f, err := macho.NewFile(bytes.NewReader(unzipped(t, archive, bundle+"MacOS/yanyi")))
		if err != nil {
			t.Fatal(err)
		}
		if f.Magic != macho.Magic64 || f.Cpu != cpu || f.Type != macho.TypeExec {
			t.Errorf("%s: it is a %v for %v", arch, f.Type, f.Cpu)
		}
		list := unzipped(t, archive, bundle+"Info.plist")
		facts := plistKeys(t, list)
		if facts["CFBundleExecutable"] != "yanyi" || facts["CFBundleShortVersionString"] != current.Version || facts["UTTypeIdentifier"] != "org.yanyi.record" || bytes.Contains(list, []byte("CFBundleDocumentTypes")) {
			t.Errorf("%s: the description says %v", arch, facts)
		}
		iconsIn(t, unzipped(t, archive, bundle+"Resources/yanyi.icns"))
	}
}
