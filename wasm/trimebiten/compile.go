//go:build ignore

// trimebiten puts this program into its copy of Ebitengine, whose internal packages it
// imports, and runs it on the machine that builds the page. It compiles the shaders that
// draw every picture and prints, as Go source, the results that the page needs.

package main

import (
	"bytes"
	"fmt"
	"go/format"
	"log"
	"os"
	"reflect"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
)

// program is a compiled shader with its form for a browser.
type program struct {
	*shaderir.Program
	vertex, fragment string
}

func main() {
	log.SetFlags(0)
	plain := compile([]byte(builtinshader.ClearShaderSource))
	var b bytes.Buffer
	fmt.Fprintf(&b, "package builtinshader\n\nimport %q\n\n", reflect.TypeOf(shaderir.Program{}).PkgPath())
	fmt.Fprintf(&b, "var uniformNames = %#v\n\nvar uniforms = %#v\n\nconst vertex = %q\n\n", plain.UniformNames, plain.Uniforms, plain.vertex)
	fmt.Fprintf(&b, "// Clear clears.\nvar Clear = &shaderir.Program%s\n\n", plain.literal(plain))
	fmt.Fprintln(&b, "// Programs are the shaders that draw images.\nvar Programs = [FilterCount][AddressCount]*shaderir.Program{")
	for filter := range builtinshader.Filter(builtinshader.FilterCount) {
		fmt.Fprintln(&b, "{")
		for address := range builtinshader.Address(builtinshader.AddressCount) {
			fmt.Fprintln(&b, compile(builtinshader.ShaderSource(filter, address)).literal(plain)+",")
		}
		fmt.Fprintln(&b, "},")
	}
	fmt.Fprintln(&b, "}")
	text, err := format.Source(b.Bytes())
	if err != nil {
		log.Fatal(err)
	}
	os.Stdout.Write(text)
}

// compile compiles a shader as Ebitengine does when it starts.
func compile(source []byte) program {
	ir, _, err := legacyshader.CompileShader(source)
	if err != nil {
		log.Fatalf("%v in\n%s", err, source)
	}
	p := program{Program: ir}
	p.vertex, p.fragment = glsl.Compile(ir, glsl.GLSLVersionES300)
	return p
}

// literal is the program as Go writes it. The uniforms and the vertex shader are written once.
func (p program) literal(plain program) string {
	if !reflect.DeepEqual(p.UniformNames, plain.UniformNames) || !reflect.DeepEqual(p.Uniforms, plain.Uniforms) || p.vertex != plain.vertex {
		log.Fatalf("this shader has other uniforms, or another vertex shader, than the one that clears:\n%s", p.FragmentSource)
	}
	return fmt.Sprintf("{UniformNames: uniformNames, Uniforms: uniforms, UniformFactors: %#v, Vertex: vertex, Fragment: %q}", p.factors(), p.fragment)
}

// factors are 1 for each number among the uniforms that the program reads, 0 for others.
func (p program) factors() []uint32 {
	n := 0
	for _, t := range p.Uniforms {
		n += t.DwordCount()
	}
	factors := make([]uint32, n)
	for i := range factors {
		factors[i] = 1
	}
	p.FilterUniformVariables(factors)
	return factors
}
