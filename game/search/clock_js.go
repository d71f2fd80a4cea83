package search

import "syscall/js"

// clock is a steady clock's milliseconds. Package time would cost the page some
// 50 KB for the same number.
func clock() int64 { return int64(js.Global().Get("performance").Call("now").Float()) }

// allTime is how many milliseconds the strongest level thinks about a turn in the page.
const allTime = 5000
