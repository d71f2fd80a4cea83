//go:build !js

package app

import (
	"yanyi/scenes/embed"
	"yanyi/scenes/shell"
)

// channel is that of a host which has one, such as a test's; a window has none.
func channel(on shell.Host, _ string) embed.Channel {
	c, _ := on.(embed.Channel)
	return c
}
