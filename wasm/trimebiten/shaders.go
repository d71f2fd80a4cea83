package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// compiler is the program that compiles the shaders, which is built in the copy.
//
//go:embed compile.go
var compiler string

// compile compiles the shaders that every picture is drawn with, so that the page need not
// do it whenever it starts, and needs no compiler. It runs before anything is cut.
func compile(out, copied string) error {
	const here, into = "internal/yanyi", "internal/builtinshader/programs.go"
	source := filepath.Join(copied, filepath.FromSlash(here), "main.go")
	if err := os.Mkdir(filepath.Dir(source), 0o755); err != nil {
		return err
	}
	_, text, _ := strings.Cut(compiler, "\n") // the first line keeps it out of this program
	if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
		return err
	}
	made, err := inCopy(out, here)
	if err != nil {
		return fmt.Errorf("compiling the shaders: %w", err)
	}
	if err := os.RemoveAll(filepath.Dir(source)); err != nil {
		return err
	}
	licence, err := licence(filepath.Join(copied, "internal", "builtinshader", "shader.go"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(copied, filepath.FromSlash(into)), append([]byte(notice+licence), made...), 0o644)
}

// inCopy runs a program of the copy on this machine, and returns its output.
func inCopy(out, program string) ([]byte, error) {
	run := exec.Command("go", "run", "-mod=readonly", "-modfile="+filepath.Join(out, "go.mod"), engine+"/"+program)
	run.Env = append(os.Environ(), "GOWORK=off")
	var said bytes.Buffer
	run.Stderr = &said
	made, err := run.Output()
	if err != nil {
		return nil, fmt.Errorf("%w: %s", err, bytes.TrimSpace(said.Bytes()))
	}
	return made, nil
}

// licence is the licence at the head of one of the engine's files.
func licence(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	head, _, ends := strings.Cut(string(text), "\n\n")
	if !ends || !strings.HasPrefix(head, "// Copyright") {
		return "", fmt.Errorf("%w: %s has no licence", errChanged, file)
	}
	return head + "\n\n", nil
}

// shaderCuts reduce the shaders to the compiled ones.
var shaderCuts = []cut{
	{"internal/shaderir/program.go", compiled},
	{"internal/shaderir/type.go", func(text string) (string, error) {
		before, _, found := strings.Cut(text, "func descendantLocalVars(")
		if !found {
			return "", fmt.Errorf("%w: no descendantLocalVars", errChanged)
		}
		return before, nil
	}},
	{"internal/builtinshader/shader.go", sourceless},
	{"internal/colormshader/shader.go", sourceless},
	{"internal/atlas/shader.go", ready},
	{"internal/graphicsdriver/opengl/shader.go", func(text string) (string, error) {
		text, err := replaced(text, nil, "\tvar vssrc, fssrc string\n\tif vs, fs, ok := ", "\tvs, err :=", "\tvssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n\n\tvs, err :=")
		text, err = replaced(text, err, "\tversion := s.graphics.context.glslVersion()\n", "\n", "")
		return replaced(text, err, imports+"internal/shaderir/glsl\"\n", imports+"internal/shaderprecomp\"\n", "")
	}},
	{"internal/graphicsdriver/opengl/context.go", func(text string) (string, error) {
		text, err := replaced(text, nil, imports+"internal/shaderir/glsl\"", "\n", "")
		return replaced(text, err, "func (c *context) glslVersion() glsl.GLSLVersion {", "\n}\n", "")
	}},
	{"shader.go", builtin},
}

const imports = "\t\"" + engine + "/"

// compiled keeps the part of a program that draws with it.
func compiled(text string) (string, error) {
	head, _, rest, err := between(text, "import (\n", ")\n")
	if err != nil {
		return "", err
	}
	for _, needed := range []string{"\tUniformNames []string\n", "\tUniforms     []Type\n", "func (p *Program) FilterUniformVariables(uniforms []uint32) {\n", "\t\tuniforms[i] *= factor\n"} {
		if !strings.Contains(rest, needed) {
			return "", fmt.Errorf("%w: no %q", errChanged, needed)
		}
	}
	return head + program, nil
}

const program = `// Program is a shader that was compiled when the page was built.
type Program struct {
	UniformNames     []string
	Uniforms         []Type
	UniformFactors   []uint32
	Vertex, Fragment string
}

// FilterUniformVariables replaces uniform variables with 0 when they are not used.
func (p *Program) FilterUniformVariables(uniforms []uint32) {
	for i, factor := range p.UniformFactors {
		uniforms[i] *= factor
	}
}
`

// sourceless leaves of a package of shaders its names.
func sourceless(text string) (string, error) {
	text, err := replaced(text, nil, "import (\n", ")\n", "")
	text, err = replaced(text, err, "var (\n\tshaders ", ")\n", "")
	text, err = replaced(text, err, "var tmpl = template.Must(", "`))\n", "")
	before, _, found := strings.Cut(text, "// ShaderSource returns the ")
	if err == nil && !found {
		err = fmt.Errorf("%w: no ShaderSource", errChanged)
	}
	return before, err
}

// ready takes the shaders that each picture needs as they are.
func ready(text string) (string, error) {
	text, err := replaced(text, nil, "\tvar wg errgroup.Group\n", "\tNearestFilterShader =", "\tNearestFilterShader =")
	for name, program := range map[string]string{"nearest": "Programs[builtinshader.FilterNearest][builtinshader.AddressUnsafe]", "linear": "Programs[builtinshader.FilterLinear][builtinshader.AddressUnsafe]", "clear": "Clear"} {
		text, err = replaced(text, err, "NewShader("+name+"IR", ", ", "NewShader(builtinshader."+program+", ")
	}
	text, err = replaced(text, err, "\t\"fmt\"\n", "", "")
	text, err = replaced(text, err, "\t\"golang.org/x/sync/errgroup\"\n", "\n", "")
	return replaced(text, err, imports+"internal/legacyshader\"\n", "", "")
}

// builtin makes the compiled shaders, and no others.
func builtin(text string) (string, error) {
	text, err := replaced(text, nil, "\t\tvar src []byte\n", "\t\tvar name string\n", "\t\tif useColorM {\n\t\t\tpanic(errNoCompiler)\n\t\t}\n\t\tvar name string\n")
	text, err = replaced(text, err, "\t\ts, err := newShader(src, name)\n", "\t\tshader = s\n", "\t\tshader = &Shader{shader: ui.NewShader(builtinshader.Programs[filter][address], name)}\n")
	text, err = replaced(text, err, "\t\tif useColorM {\n\t\t\tname += \"-colorm\"\n", "\t\t}\n", "")
	text, err = replaced(text, err, "\n\t// unit is the unit", "unit legacyshader.Unit\n", "")
	text, err = replaced(text, err, "\treturn s.unit == legacyshader.Texels\n", "", "\treturn false\n")
	text, err = replaced(text, err, "\treturn newShader(src, \"\")\n", "", "\treturn nil, errNoCompiler\n")
	text, err = replaced(text, err, "func newShader(src []byte, name string) (*Shader, error) {\n", "\n}\n", "var errNoCompiler = errors.New(\"ebiten: the page has no shader compiler (wasm/trimebiten)\")\n")
	text, err = replaced(text, err, imports+"internal/colormshader\"\n", imports+"internal/legacyshader\"\n", "")
	return replaced(text, err, "\t\"fmt\"\n", "", "\t\"errors\"\n")
}
