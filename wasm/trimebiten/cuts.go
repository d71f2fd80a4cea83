package main

import (
	"errors"
	"fmt"
	"strings"
)

var errChanged = errors.New("the engine has changed here: look at it anew")

// cuts are the changes. Each fails where the engine has changed.
var cuts = []cut{
	{"internal/debug/caller.go", func(text string) (string, error) {
		text, err := emptied(text, "func FirstCaller() (file string, line int, callerType CallerType) {", "\treturn \"\", 0, CallerTypeNone\n")
		return without(text, err, "var (\n", ")\n", "import (\n", ")\n")
	}},
	// The guest of another program: with it come gob, and the whole of net.
	{"internal/ui/ui_other.go", func(text string) (string, error) {
		text, err := replaced(text, nil, "\tvmguest.MarkGuest(false)\n", "", "")
		return replaced(text, err, imports+"internal/vmguest\"\n", "", "")
	}},
	{"exp/textinput/textinput.go", func(text string) (string, error) {
		text, err := replaced(text, nil, "\tif vmguest.IsGuest() {\n", "\t}\n", "")
		return replaced(text, err, imports+"internal/vmguest\"\n", "", "")
	}},
	// Pictures of the graphics memory, and of the screen, at a key that a variable names.
	{"imagedumper.go", func(text string) (string, error) {
		text, err := emptied(text, "func (i *imageDumper) update() error {", "\treturn nil\n")
		if err != nil {
			return "", err
		}
		text, err = emptied(text, "func (i *imageDumper) dump(screen *Image, transparent bool) error {", "\treturn nil\n")
		return replaced(text, err, imports+"internal/debug\"\n", "", "")
	}},
	{"internal/graphicscommand/image_js.go", func(text string) (string, error) {
		text, err := emptied(text, "func DumpImages(", "\treturn \"\", nil\n")
		return replaced(text, err, "\t\"archive/zip\"\n", "", "")
	}},
	// The names of keys, as text for settings and for variables that name a key.
	{"keys.go", func(text string) (string, error) {
		text, err := emptied(text, "func (k *Key) UnmarshalText(text []byte) error {", "\treturn nil\n")
		if err != nil {
			return "", err
		}
		text, err = emptied(text, "func (k Key) MarshalText() ([]byte, error) {", "\treturn nil, nil\n")
		if err != nil {
			return "", err
		}
		text, err = emptied(text, "func (k Key) String() string {", "\treturn \"\"\n")
		text, err = without(text, err, "func keyNameToKeyCode(", "\n}\n")
		return replaced(text, err, "\t\"fmt\"\n\t\"strings\"\n", "", "")
	}},
	{"internal/ui/keys.go", func(text string) (string, error) {
		text, err := emptied(text, "func (k Key) String() string {", "\treturn \"\"\n")
		return replaced(text, err, "import (\n", ")\n", "")
	}},
	// The names of keys in the browser are a table of texts, not a statement for each.
	{"internal/ui/keys_js.go", func(text string) (string, error) {
		before, rows, after, err := between(text, "var uiKeyToJSCode = map[Key]js.Value{\n", "\n}\n")
		if err != nil {
			return "", err
		}
		rows = strings.NewReplacer("js.ValueOf(", "", "),", ",").Replace(rows)
		return before + "var keyNames = map[Key]string{\n" + rows + "\n}\n" + keyTable + after, nil
	}},
	// Gamepads of phones that are no browsers.
	{"internal/gamepaddb/gamepaddb.go", func(text string) (string, error) {
		text, err := emptied(text, "func addAndroidDefaultMappings(id string) bool {", "\treturn false\n")
		return replaced(text, err, "\t\"encoding/hex\"\n", "", "")
	}},
	// A log without readers.
	{"internal/thread/thread.go", func(text string) (string, error) {
		text, err := emptied(text, "func logDiscardedCall() {", "")
		text, err = replaced(text, err, "\t\"fmt\"\n\t\"log/slog\"\n", "", "")
		return replaced(text, err, imports+"internal/debug\"\n", "", "")
	}},
	{"internal/atlas/gpuresources.go", func(text string) (string, error) {
		text, err := replaced(text, nil, "\t\"log/slog\"\n", "", "")
		return text + silence, err
	}},
	{"internal/ui/ui_js.go", follows},
}

// gone are files and folders left out after all cuts: code that needs them does not compile.
var gone = []string{
	"internal/shader", "internal/legacyshader", "internal/shaderprecomp", "internal/graphics/shader.go",
	"internal/shaderir/check.go", "internal/shaderir/glsl", "internal/shaderir/hlsl", "internal/shaderir/msl", "internal/shaderir/pssl",
	"internal/vmguest", "internal/vmprotocol", "exp/textinput/textinput_vmguest.go",
}

// silence stands in for a log.
const silence = `
// slog says nothing.
var slog silent

type silent struct{}

func (silent) Debug(string, ...any) {}

func (silent) Error(string, ...any) {}
`

// keyTable makes the browser's values of the names of keys.
const keyTable = `
var uiKeyToJSCode = func() map[Key]js.Value {
	codes := map[Key]js.Value{}
	for key, name := range keyNames {
		codes[key] = js.ValueOf(name)
	}
	return codes
}()
`

// between splits a text before a beginning and after the next end behind it.
func between(text, begin, end string) (before, inside, after string, err error) {
	before, rest, found := strings.Cut(text, begin)
	inside, after, ends := strings.Cut(rest, end)
	if !found || !ends {
		return "", "", "", fmt.Errorf("%w: no %q", errChanged, begin)
	}
	return before, inside, after, nil
}

// emptied gives a function another body.
func emptied(text, begins, body string) (string, error) {
	before, inside, after, err := between(text, begins, "\n}\n")
	if err != nil {
		return "", err
	}
	if !strings.HasSuffix(begins, "{") { // the rest of its head
		head, _, _ := strings.Cut(inside, "{\n")
		begins += head + "{"
	}
	return before + begins + "\n" + body + "}\n" + after, nil
}

// replaced replaces text between these marks.
func replaced(text string, err error, begin, end, other string) (string, error) {
	if err != nil {
		return "", err
	}
	before, _, after, err := between(text, begin, end)
	return before + other + after, err
}

// without leaves out parts that begin and end so.
func without(text string, err error, ends ...string) (string, error) {
	for i := 0; i < len(ends) && err == nil; i += 2 {
		var before, after string
		before, _, after, err = between(text, ends[i], ends[i+1])
		text = before + after
	}
	return text, err
}
