package platform

import "strings"

// isWeb keeps links to the web: other schemes may start programs.
func isWeb(address string) bool {
	return strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}

// isOrigin reports whether a text is a web origin, such as https://example.org or
// http://localhost:8080: a scheme and a host, nothing more.
func isOrigin(text string) bool {
	_, host, _ := strings.Cut(text, "://")
	return isWeb(text) && host != "" && !strings.ContainsAny(host, "/\\?#@* \t\r\n")
}
