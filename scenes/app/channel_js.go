package app

import (
	"yanyi/scenes/embed"
	"yanyi/scenes/shell"
)

// channel is the way to the page around this one, nil if there is none of the
// origin.
func channel(on shell.Host, origin string) embed.Channel {
	if m, ok := on.(machine); ok {
		if c := m.Channel(origin); c != nil {
			return c
		}
	}
	return nil
}
