package platform

import "testing"

func TestAddressesTakeParameters(t *testing.T) {
	for address, want := range map[string]string{
		"https://example.org/yanyi/":         "https://example.org/yanyi/?view=b",
		"https://example.org/yanyi/?lang=en": "https://example.org/yanyi/?lang=en&view=b",
	} {
		if got := withQuery(address, "view=b"); got != want {
			t.Errorf("%s becomes %s", address, got)
		}
	}
}
