package host

import (
	"errors"
	"strings"
)

var errNotWeb = errors.New("not a web address")

// isWeb keeps OpenURL to the web: other schemes may start programs.
func isWeb(address string) bool {
	return strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}
