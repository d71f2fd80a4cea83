// Package command reads the window's command line: an address's parameters as flags, a record.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// Line is a command line that has been understood.
type Line struct {
	Given  map[string]string // values by the flags' names
	Record string            // the file of a record to open, "" for none
}

// errAsked says that the program was only asked about itself, and has answered.
var errAsked = errors.New("asked and answered")

// Read reads the program's own command line. It ends the program where that only asks, or
// cannot be understood.
func Read() (given map[string]string, record string) {
	l, err := Parse(os.Args[1:], os.Stdout)
	switch {
	case errors.Is(err, errAsked):
		os.Exit(0)
	case err != nil:
		fmt.Fprintf(os.Stderr, "yanyi: %v\nyanyi -h tells of every flag what it takes.\n", err)
		os.Exit(2)
	}
	return l.Given, l.Record
}

// Parse reads a command line. What it asks is answered to out.
func Parse(args []string, out io.Writer) (*Line, error) {
	flags := Flags()
	set := flag.NewFlagSet("yanyi", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	for _, f := range flags {
		set.String(f.Name, "", f.About)
	}
	asked := set.Bool("version", false, "")
	err := set.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, helpText())
		return nil, errAsked
	case err != nil:
		return nil, err
	case *asked:
		fmt.Fprintln(out, ownVersion())
		return nil, errAsked
	case set.NArg() > 1:
		return nil, fmt.Errorf("%q is too much behind the record %q: flags come before it, and there is only one", set.Arg(1), set.Arg(0))
	}
	l := &Line{Given: map[string]string{}, Record: set.Arg(0)}
	set.Visit(func(f *flag.Flag) {
		if f.Name != "version" {
			l.Given[f.Name] = f.Value.String()
		}
	})
	return l, l.examine(flags)
}

// examine reports the first value that its flag does not take, and what does not go together.
func (l *Line) examine(flags []Flag) error {
	for _, f := range flags {
		if !l.has(f.Name) {
			continue
		}
		if err := f.takes(l, l.Given[f.Name]); err != nil {
			return fmt.Errorf("-%s %q: %w", f.Name, l.Given[f.Name], err)
		}
	}
	if err := l.agree(flags); err != nil {
		return err
	}
	return l.load()
}

// helpText is what -h answers.
func helpText() string {
	var b strings.Builder
	fmt.Fprintf(&b, "yanyi is %d uncommon chesses for people and computers, in a window.\n\n", len(ids()))
	b.WriteString("usage: yanyi [flags] [record.pgn]       in the sources: go run ./cmd/yanyi …\n\n")
	b.WriteString("Without flags it begins with its first page. A record, in a file, is opened and kept\nin the library.\n\n")
	for _, f := range Flags() {
		fmt.Fprintf(&b, "  -%s %s\n", f.Name, f.Takes)
		fold(&b, f.About)
		if f.Values != nil {
			fold(&b, "values: "+strings.Join(f.Values, ", "))
		} else {
			fold(&b, "values: "+f.Form)
		}
		b.WriteString(indent + "example: yanyi " + f.Example + "\n")
	}
	b.WriteString("  -version\n" + indent + "tells which version this is\n")
	b.WriteString("  -h\n" + indent + "tells this\n")
	return b.String()
}

const (
	indent = "        "
	width  = 88 // of a line of the help
)

// fold writes a text in lines of the help's width.
func fold(b *strings.Builder, text string) {
	line := indent
	for i, word := range strings.Fields(text) {
		switch {
		case i > 0 && len([]rune(line))+1+len([]rune(word)) > width:
			b.WriteString(line + "\n")
			line = indent + "  " + word
		case i > 0:
			line += " " + word
		default:
			line += word
		}
	}
	b.WriteString(line + "\n")
}
