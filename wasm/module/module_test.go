package module

import (
	"archive/zip"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const library = "example.org/drawing"

// dependent makes a module that requires the library, on a machine with an empty module cache whose
// only proxy is a folder with versions 1.2.3 and 1.2.4.
func dependent(t *testing.T, more string) {
	t.Helper()
	dir, proxy := t.TempDir(), t.TempDir()
	t.Chdir(dir)
	write(t, "go.mod", "module house\n\ngo 1.24\n\nrequire "+library+" v1.2.3\n"+more)
	for _, v := range []string{"v1.2.3", "v1.2.4"} {
		offer(t, filepath.Join(proxy, library, "@v"), v)
	}
	for name, value := range map[string]string{
		"GOMODCACHE": t.TempDir(), "GOPROXY": "file://" + filepath.ToSlash(proxy), "GOSUMDB": "off", "GOENV": "off",
		"GOFLAGS": "-modcacherw", "GOPRIVATE": "", "GONOPROXY": "", "GOWORK": "",
	} {
		t.Setenv(name, value)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// offer puts a version of the library into the folder of a proxy.
func offer(t *testing.T, folder, v string) {
	t.Helper()
	const mod = "module " + library + "\n"
	write(t, filepath.Join(folder, v+".info"), `{"Version":"`+v+`"}`)
	write(t, filepath.Join(folder, v+".mod"), mod)
	f, err := os.Create(filepath.Join(folder, v+".zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z := zip.NewWriter(f)
	for name, text := range map[string]string{"go.mod": mod, "LICENSE": v} {
		w, err := z.Create(library + "@" + v + "/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
}

// found is the licence in the library's folder, which identifies its version.
func found(t *testing.T) string {
	t.Helper()
	dir, err := Dir(library)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "LICENSE"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A missing library is downloaded once; afterwards no network is needed.
func TestALibraryThatIsNotThereIsDownloaded(t *testing.T) {
	dependent(t, "")
	if v := found(t); v != "v1.2.3" {
		t.Errorf("found %s", v)
	}
	t.Setenv("GOPROXY", "off")
	if v := found(t); v != "v1.2.3" {
		t.Errorf("found %s again", v)
	}
}

// If the library cannot be downloaded, one line names it, the reason and the remedy.
func TestALibraryOutOfReachIsSaidPlainly(t *testing.T) {
	for _, proxy := range []string{"off", "http://localhost:1"} {
		dependent(t, "")
		t.Setenv("GOPROXY", proxy)
		dir, err := Dir(library)
		if err == nil {
			t.Fatalf("found in %s", dir)
		}
		for _, want := range []string{library + " v1.2.3 is not on this machine", "cannot be downloaded", "connect to the network", "GOPROXY"} {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("GOPROXY=%s: %q does not say %q", proxy, err, want)
			}
		}
		if strings.Contains(err.Error(), "\n") {
			t.Errorf("GOPROXY=%s: several lines: %v", proxy, err)
		}
	}
}

// A replaced library is its replacement: another version, which is downloaded, or a folder.
func TestAReplacedLibraryIsItsReplacement(t *testing.T) {
	dependent(t, "replace "+library+" => "+library+" v1.2.4\n")
	if v := found(t); v != "v1.2.4" {
		t.Errorf("found %s", v)
	}
	dependent(t, "replace "+library+" => ./mine\n")
	write(t, "mine/go.mod", "module "+library+"\n")
	write(t, "mine/LICENSE", "mine")
	if v := found(t); v != "mine" {
		t.Errorf("found %s", v)
	}
}

// A vendor folder, a surrounding workspace, and flags for them do not change where the complete
// library is found.
func TestVendoredLibrariesAreFoundWhole(t *testing.T) {
	dependent(t, "")
	write(t, "vendor/modules.txt", "# "+library+" v1.2.3\n## explicit\n")
	write(t, "go.work", "go 1.24\n\nuse .\n")
	for _, flags := range []string{"-modcacherw", "-modcacherw -mod=vendor", "-modcacherw -mod=mod", "-modcacherw --modfile=no.mod"} {
		t.Setenv("GOFLAGS", flags)
		if v := found(t); v != "v1.2.3" {
			t.Errorf("GOFLAGS=%s: found %s", flags, v)
		}
	}
}

// A library that is not required, and a machine without Go, are reported as such.
func TestWhatElseIsMissingIsSaid(t *testing.T) {
	dependent(t, "")
	if dir, err := Dir("example.org/other"); err == nil || !strings.Contains(err.Error(), "example.org/other") {
		t.Errorf("what nobody requires is in %q (%v)", dir, err)
	}
	t.Setenv("PATH", t.TempDir())
	if dir, err := Dir(library); err == nil || !strings.Contains(err.Error(), "install Go") {
		t.Errorf("without a go command it is in %q (%v)", dir, err)
	}
}
