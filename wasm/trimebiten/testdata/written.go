//go:build ignore

// Prints the page's data of the shaders.
package main

import (
	"encoding/json"
	"os"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
)

func main() {
	var told []any
	tell := func(p *shaderir.Program) {
		read := make([]uint32, len(p.UniformFactors))
		for i := range read {
			read[i] = uint32(i + 1)
		}
		p.FilterUniformVariables(read)
		told = append(told, map[string]any{"Names": p.UniformNames, "Types": p.Uniforms, "Read": read, "Vertex": p.Vertex, "Fragment": p.Fragment})
	}
	tell(builtinshader.Clear)
	for filter := builtinshader.FilterNearest; filter <= builtinshader.FilterPixelated; filter++ {
		for address := builtinshader.AddressUnsafe; address <= builtinshader.AddressRepeat; address++ {
			tell(builtinshader.Programs[filter][address])
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(told); err != nil {
		panic(err)
	}
}
