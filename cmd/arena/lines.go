package main

import (
	"yanyi/cmd/arena/uci"
	"yanyi/cmd/internal/cli"
)

// speak lets an interface play against the search.
func speak(c *cli.Call) error {
	c.VariantFlags()
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	return uci.Converse(v, o, c.In, c.Out)
}
