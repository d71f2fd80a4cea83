// Command packtexts writes the texts of the page's program as columns (package locale), and the
// overlay with which go build finds them. The Makefile calls it before it builds the page.
package main

import (
	"encoding/json"
	"flag"
	"log"
	"os"
	"path/filepath"

	"yanyi/assets/locale"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", "bin/texts", "`folder` to make, below this one: columns.txt and overlay.json")
	flag.Parse()
	if err := write(*out); err != nil {
		log.Fatal("packtexts: ", err)
	}
}

func write(out string) error {
	text, err := locale.Columns()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	columns, err := filepath.Abs(filepath.Join(out, "columns.txt"))
	if err != nil {
		return err
	}
	embedded, err := filepath.Abs("assets/locales/columns.txt")
	if err != nil {
		return err
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {embedded: columns}})
	if err != nil {
		return err
	}
	if err := os.WriteFile(columns, []byte(text), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "overlay.json"), overlay, 0o644)
}
