package host_test

import (
	"testing"

	"yanyi/scenes/host"
)

func TestCodesAreReadAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"k7qxmb": "K7QXMB", " K7Q XMB ": "K7QXMB", "K7Q-XMB": "K7QXMB",
		"https://a.test/?lang=en&room=K7QXMB#seat=abc": "K7QXMB", "https://a.test/?room=K7QXMB&lang=en": "K7QXMB",
		"": "", "K7QXM": "", "K7QXMI": "", "hello world": "",
	} {
		if code, _, ok := host.ReadCode(text); ok != (want != "") || ok && code != want {
			t.Errorf("%q: %q, %t", text, code, ok)
		}
	}
}
