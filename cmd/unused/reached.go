package main

import (
	"encoding/json"
	"fmt"
	"go/types"
	"os"
	"os/exec"
	"strings"

	"golang.org/x/tools/go/packages"
)

// unreached is deadcode's output for a package: the functions that no program reaches.
type unreached struct {
	Path  string
	Funcs []struct {
		Name     string
		Position struct {
			File string
			Line int
		}
	}
}

// deadcode lists the functions that no program reaches if built for a target.
func deadcode(t target) (all []finding, err error) {
	cmd := exec.Command("go", "tool", "-n", "deadcode")
	tool, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	cmd = exec.Command(strings.TrimSpace(string(tool)), append([]string{"-json"}, t.packages...)...)
	cmd.Env, cmd.Stderr = append(os.Environ(), strings.Fields(t.env)...), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	var found []unreached
	if err := json.Unmarshal(out, &found); err != nil {
		return nil, err
	}
	for _, p := range found {
		for _, f := range p.Funcs {
			all = append(all, finding{
				strings.TrimPrefix(p.Path, module) + "." + f.Name,
				fmt.Sprintf("%s:%d", relative(f.Position.File), f.Position.Line),
				"is reached by no program",
			})
		}
	}
	return all, nil
}

// built is which files programs for a target are built of.
func built(all []*packages.Package) map[string]bool {
	files := map[string]bool{}
	for _, p := range all {
		if p.ForTest == "" {
			for _, f := range p.GoFiles {
				files[relative(f)] = true
			}
		}
	}
	return files
}

// helpers are the packages that nothing but tests imports.
func helpers(all []*packages.Package) map[string]bool {
	only := map[string]bool{}
	for _, p := range all {
		if p.Name != "main" {
			only[strings.TrimPrefix(p.PkgPath, module)] = true
		}
	}
	for again := true; again; {
		again = false
		for _, p := range all {
			if p.ForTest != "" || strings.HasSuffix(p.PkgPath, ".test") || p.Name != "main" && only[strings.TrimPrefix(p.PkgPath, module)] {
				continue
			}
			for path := range p.Imports {
				if name := strings.TrimPrefix(path, module); only[name] {
					delete(only, name)
					again = true
				}
			}
		}
	}
	return only
}

// walk calls see for each named type that is part of a type.
func walk(t types.Type, see func(*types.Named)) {
	switch t := t.(type) {
	case *types.Named:
		see(t)
		for a := range t.TypeArgs().Types() {
			walk(a, see)
		}
	case *types.Alias:
		walk(types.Unalias(t), see)
	case *types.Pointer:
		walk(t.Elem(), see)
	case *types.Slice:
		walk(t.Elem(), see)
	case *types.Array:
		walk(t.Elem(), see)
	case *types.Chan:
		walk(t.Elem(), see)
	case *types.Map:
		walk(t.Key(), see)
		walk(t.Elem(), see)
	case *types.Tuple:
		for v := range t.Variables() {
			walk(v.Type(), see)
		}
	case *types.Signature:
		walk(t.Params(), see)
		walk(t.Results(), see)
	case *types.Struct:
		for f := range t.Fields() {
			if f.Exported() {
				walk(f.Type(), see)
			}
		}
	case *types.Interface:
		for m := range t.Methods() {
			walk(m.Type(), see)
		}
	}
}
