package main

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"text/template"
)

var errChanged = errors.New("the engine has changed here: look at it anew")

// cuts are what is changed. Each fails where the engine is not as it was.
var cuts = []cut{
	{"internal/debug/caller.go", func(text string) (string, error) {
		text, err := emptied(text, "func FirstCaller() (file string, line int, callerType CallerType) {", "\treturn \"\", 0, CallerTypeNone\n")
		return without(text, err, "var (\n", ")\n", "import (\n", ")\n")
	}},
	{"internal/vmguest/vmguest.go", func(text string) (string, error) {
		for _, name := range []string{"AppendPostTickHook", "RegisterTextInputHandlers", "RegisterAudioReadHandler"} {
			var err error
			if text, err = emptied(text, "func "+name+"(", ""); err != nil {
				return "", err
			}
		}
		return text, nil
	}},
	{"internal/builtinshader/shader.go", written},
	{"internal/colormshader/shader.go", written},
	{"internal/ui/ui_js.go", follows},
}

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
	if !strings.HasSuffix(begins, "{") { // what is left of its head
		head, _, _ := strings.Cut(inside, "{\n")
		begins += head + "{"
	}
	return before + begins + "\n" + body + "}\n" + after, nil
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

// filters and addresses are how many of each a shader package knows.
const filters, addresses = 3, 3

// written writes out what a shader package's template makes of each filter and address.
func written(text string) (string, error) {
	before, source, after, err := between(text, "var tmpl = template.Must(template.New(\"tmpl\").Parse(`", "`))\n")
	if err != nil {
		return "", err
	}
	list, err := sources(source)
	if err != nil {
		return "", err
	}
	after, err = emptied(after, "func ShaderSource(filter Filter, address Address) []byte {", "\treturn []byte(sources[filter][address])\n")
	if err != nil {
		return "", err
	}
	before, err = without(before, nil, "import (\n", ")\n", "var (\n\tshaders ", ")\n")
	return before + "var sources = [FilterCount][AddressCount]string" + list + "\n" + after, err
}

// sources is the table of all that a template makes, as Go writes it.
func sources(source string) (string, error) {
	t, err := template.New("").Parse(source)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("{\n")
	for filter := range filters {
		b.WriteString("\t{\n")
		for address := range addresses {
			var made bytes.Buffer
			if err := t.Execute(&made, choice(filter, address)); err != nil {
				return "", err
			}
			b.WriteString("\t\t" + strconv.Quote(made.String()) + ",\n")
		}
		b.WriteString("\t},\n")
	}
	b.WriteString("}\n")
	return b.String(), nil
}

// choice is what a template is told, as the package tells it.
func choice(filter, address int) map[string]int {
	return map[string]int{
		"Filter": filter, "FilterNearest": 0, "FilterLinear": 1, "FilterPixelated": 2,
		"Address": address, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2,
	}
}
