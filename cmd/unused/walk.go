package main

import "go/types"

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
