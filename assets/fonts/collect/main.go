// Command collect writes the characters the fonts must hold to standard
// output: `collect regular` or `collect bold`. subset.sh calls it.
package main

import (
	"fmt"
	"os"

	"yanyi/assets/fonts"
)

func main() {
	lists := map[string]func() []rune{"regular": fonts.Regular, "bold": fonts.Bold}
	if len(os.Args) != 2 || lists[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: collect regular|bold")
		os.Exit(2)
	}
	fmt.Print(string(lists[os.Args[1]]()))
}
