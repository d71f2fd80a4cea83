package credits

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// Everything that the program is linked from is named, for the page and for windows.
func TestAllThatTheProgramIsMadeOfIsNamed(t *testing.T) {
	var named []string
	for _, w := range works() {
		if w.modules != "" {
			named = append(named, w.modules)
		}
		if w.name == "" || w.by == "" || w.licence == "" {
			t.Errorf("%+v is not told in full", w)
		}
	}
	for _, on := range []string{"js/wasm", "linux/amd64", "windows/amd64", "darwin/arm64"} {
		system, machine, _ := strings.Cut(on, "/")
		cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", "yanyi/cmd/yanyi")
		cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+machine, "CGO_ENABLED=0")
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, module := range strings.Fields(string(out)) {
			if !slices.ContainsFunc(named, func(of string) bool { return strings.HasPrefix(module, of) }) {
				t.Errorf("%s: %s is not named", on, module)
			}
		}
	}
}
