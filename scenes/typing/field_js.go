package typing

import "syscall/js"

// look is the field's style beside Begin's and Place's: invisible, because the page drew it.
const look = `position: fixed; z-index: 1; display: none; margin: var(--top) 0 0 var(--left); padding: 0; border: 0; outline: 0;
	background: none; resize: none; overflow: hidden; white-space: pre; border-radius: 0; touch-action: manipulation;
	font-family: "LXGW WenKai", "Kaiti SC", STKaiti, KaiTi, BiauKai, "DFKai-SB", serif`

// makeField makes the page's text field. It is of the kind that takes in lines, so
// that a pasted record's last word of a line stays apart from the next line's first.
func makeField() {
	field = document.Call("createElement", "textarea")
	for name, value := range map[string]string{
		"id": "field", "rows": "1", "wrap": "off", "enterkeyhint": "done",
		"autocapitalize": "off", "autocomplete": "off", "spellcheck": "false", "translate": "no",
	} {
		field.Call("setAttribute", name, value)
	}
	field.Get("style").Set("cssText", look)
	document.Get("body").Call("append", field)

	on(field, "input", func(e js.Value) {
		if !e.Get("isComposing").Truthy() {
			holder.take()
		}
	})
	on(field, "compositionend", func(js.Value) { holder.take() })
	on(field, "keydown", func(e js.Value) { holder.key(e) })
	on(field, "beforeinput", func(e js.Value) {
		if kind := e.Get("inputType").String(); kind == "insertLineBreak" || kind == "insertParagraph" {
			e.Call("preventDefault") // phones have no key for it but this
			holder.ended, holder.entered = true, true
		}
	})
	on(field, "blur", func(js.Value) {
		if !document.Get("activeElement").Equal(field) { // else the whole window lost the keyboard
			holder.ended = true
		}
	})
}

// on handles an event of the field while the player writes in it.
func on(target js.Value, event string, do func(e js.Value)) {
	target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		if holder != nil {
			do(args[0])
		}
		return nil
	}), true)
}

// key ends the writing by its keys. By Tab the form goes on, so the game hears of that one.
func (p *Pen) key(e js.Value) {
	if e.Get("isComposing").Truthy() || e.Get("keyCode").Int() == 229 {
		return // the input method's
	}
	switch key := e.Get("key").String(); key {
	case "Tab":
		canvas().Call("focus")
		canvas().Call("dispatchEvent", js.Global().Get("KeyboardEvent").New("keydown", e))
		fallthrough
	case "Enter", "Escape":
		e.Call("preventDefault")
		p.ended, p.entered = true, key == "Enter"
	}
}

// canvas is the game's canvas, which has the keys outside of writing.
func canvas() js.Value { return document.Call("querySelector", "body > canvas") }

// A phone gives the keyboard only while a finger is being lifted, if the field asks
// for it then. The game sees the finger come down first and begins to write.
func init() {
	for event, down := range map[string]bool{"touchstart": true, "touchend": false, "touchcancel": false} {
		js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			touching = down
			if holder != nil && !holder.ended && !down && args[0].Get("target").Get("localName").String() == "canvas" {
				field.Call("focus")
			}
			return nil
		}), map[string]any{"capture": true, "passive": true})
	}
}
