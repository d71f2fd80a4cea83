//go:build ignore

// Prints the output of Ebitengine's compiler for its own shaders.
package main

import (
	"encoding/json"
	"os"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

func main() {
	var told []any
	tell := func(source []byte) {
		ir, _, err := legacyshader.CompileShader(source)
		if err != nil {
			panic(err)
		}
		vertex, fragment := glsl.Compile(ir, glsl.GLSLVersionES300)
		read := make([]uint32, 0)
		for _, t := range ir.Uniforms {
			for range t.DwordCount() {
				read = append(read, uint32(len(read)+1))
			}
		}
		ir.FilterUniformVariables(read)
		told = append(told, map[string]any{"Names": ir.UniformNames, "Types": ir.Uniforms, "Read": read, "Vertex": vertex, "Fragment": fragment})
	}
	tell([]byte(builtinshader.ClearShaderSource))
	for filter := builtinshader.FilterNearest; filter <= builtinshader.FilterPixelated; filter++ {
		for address := builtinshader.AddressUnsafe; address <= builtinshader.AddressRepeat; address++ {
			tell(builtinshader.ShaderSource(filter, address))
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(told); err != nil {
		panic(err)
	}
}
