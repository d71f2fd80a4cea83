package platform

import "testing"

func TestOnlyWebAddressesAreOpened(t *testing.T) {
	for address, want := range map[string]bool{
		"https://example.org/": true, "http://localhost:8080/": true,
		"file:///etc/passwd": false, "javascript:alert(1)": false, "calc.exe": false, "": false,
	} {
		if isWeb(address) != want {
			t.Errorf("%q: %t", address, !want)
		}
	}
}
