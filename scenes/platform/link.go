package platform

import "yanyi/game/link"

// maxRecord bounds input from outside: far more than the longest match, far less than a
// harmful size.
const maxRecord = 1 << 20

// Pack makes a record short enough for an address. It belongs behind "#r=", or "#s="
// where it is to be studied: no server sees it there.
func Pack(record string) string { return link.PackText(record) }
