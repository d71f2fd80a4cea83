//go:build js

package main

import (
	"fmt"
	"syscall/js"

	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
)

// lend lets the test's scripts use network, attention and address, as the global lent.
func lend(m *platform.Machine) {
	can := m.Abilities()
	lent := js.Global().Get("Object").New()
	offer := func(name string, do func(words []string) any) {
		lent.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			var words []string
			for _, a := range args {
				words = append(words, a.String())
			}
			return do(words)
		}))
	}
	lendNet(can.Net, offer)
	offer("mark", func(w []string) any { can.Attention.Mark(w[0]); return nil })
	offer("looked", func([]string) any { return can.Attention.Looked() })
	offer("ask", func([]string) any { can.Attention.Ask(); return nil })
	offer("notify", func(w []string) any { can.Attention.Notify(w[0]); return nil })
	offer("address", func(w []string) any { can.Address(w[0], w[1], len(w) > 2); return nil })
	offer("reseated", func([]string) any { return can.Reseated() })
	js.Global().Set("lent", lent)
}

func lendNet(n machine.Net, offer func(name string, do func(words []string) any)) {
	var wire machine.Wire
	heard := 0
	offer("site", func([]string) any { return n.Site() })
	offer("fetch", func(w []string) any {
		answer := n.Fetch(w[0], w[1])
		go func() {
			reply := <-answer
			tell("reply", fmt.Sprint(reply.Status, " ", len(reply.Body), " ", reply.Body[:min(len(reply.Body), 20)], " ", reply.Err != nil))
		}()
		return nil
	})
	offer("dial", func(w []string) any {
		heard = 0
		wire = n.Dial(w[0])
		wire.Listen(func() { heard++ })
		return nil
	})
	offer("send", func(w []string) any { wire.Send(w[0]); return nil })
	offer("take", func([]string) any {
		text, ok := wire.Receive()
		return fmt.Sprint(len(text), " ", text[:min(len(text), 20)], " ", ok)
	})
	offer("heard", func([]string) any { return heard })
	offer("open", func([]string) any { return wire.Open() })
	offer("ended", func([]string) any { return wire.Ended() })
	offer("end", func([]string) any { wire.Close(); return nil })
}
