package cli

import (
	"bufio"
	"io"
	"os"
	"strings"

	"yanyi/game"
	"yanyi/game/catalog"
)

// VariantFlags are the flags that say which game a command is about.
func (c *Call) VariantFlags() {
	c.variant = c.Flags.String("variant", "", "the variant's `id`, such as yanyi; arena list names them")
	c.options = c.Flags.String("options", "", "the variant's options as `key=value,…`")
}

// NamesVariant reports whether the flags name a variant.
func (c *Call) NamesVariant() bool { return *c.variant != "" }

// Variant is the variant that the flags name, and its options.
func (c *Call) Variant() (game.Variant, game.Options, error) {
	v, ok := catalog.Named(*c.variant)
	switch {
	case ok:
	case *c.variant == "":
		return nil, nil, c.Misused("-variant is needed; arena list names them")
	default:
		return nil, nil, c.Misused("no variant %q; arena list names them", *c.variant)
	}
	o := game.Options{}
	for _, pair := range strings.Split(*c.options, ",") {
		key, value, ok := strings.Cut(pair, "=")
		if ok {
			o[key] = value
		} else if pair != "" {
			return nil, nil, c.Misused("option %q is not key=value", pair)
		}
	}
	if err := v.Info().CheckOptions(o); err != nil {
		return nil, nil, c.Misused("%v", err)
	}
	return v, o, nil
}

// ParseVariant reads the flags of a command that takes nothing else, and their variant.
func (c *Call) ParseVariant() (game.Variant, game.Options, error) {
	if err := c.ParseFlags(); err != nil {
		return nil, nil, err
	}
	return c.Variant()
}

// Read is the text of a file; "-" is the standard input.
func (c *Call) Read(name string) (string, error) {
	if name == "-" {
		text, err := io.ReadAll(c.In)
		return string(text), err
	}
	text, err := os.ReadFile(name)
	return string(text), err
}

// WriteTo has a file, or the standard output if it has no name, written.
func (c *Call) WriteTo(name string, write func(*bufio.Writer) error) error {
	if name == "" {
		return write(c.Out)
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer file.Close()
	w := bufio.NewWriter(file)
	if err := write(w); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return file.Close()
}
