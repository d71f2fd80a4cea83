//go:build js

package platform

import "syscall/js"

// settled lets one of two functions run once, when a promise is kept or when it is broken.
func settled(promise js.Value, kept, broken func(js.Value)) {
	var yes, no js.Func
	once := func(do func(js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			yes.Release()
			no.Release()
			do(args[0])
			return nil
		})
	}
	yes, no = once(kept), once(broken)
	promise.Call("then", yes, no)
}
