package platform

import "strings"

// isWeb keeps links to the web: other schemes may start programs.
func isWeb(address string) bool {
	return strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}

// withQuery is an address with more parameters, which are written as in addresses.
func withQuery(address, query string) string {
	if strings.Contains(address, "?") {
		return address + "&" + query
	}
	return address + "?" + query
}
