package platform

import "testing"

func TestOrigins(t *testing.T) {
	for text, want := range map[string]bool{
		"https://example.org": true, "http://localhost:8080": true, "https://[::1]:80": true,
		"": false, "*": false, "null": false, "https://": false, "example.org": false, "https://*": false,
		"https://example.org/": false, "https://user@example.org": false, "file://x": false, "javascript://x": false,
	} {
		if got := isOrigin(text); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
}
