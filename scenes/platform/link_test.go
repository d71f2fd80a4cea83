package platform

import (
	"errors"
	"strings"
	"testing"
)

func TestRecordsGoThroughLinks(t *testing.T) {
	for _, record := range []string{"", "[Variant \"yanyi\"]\n\n1. p6-p7 马6进5 *\n", strings.Repeat("1. e4 e5 ", 5000)} {
		packed := Pack(record)
		if strings.ContainsAny(packed, "+/=# ?&") {
			t.Errorf("%q does not belong into an address", packed)
		}
		got, err := Unpack(packed)
		if err != nil || got != record {
			t.Errorf("%.20q came back as %.20q, %v", record, got, err)
		}
	}
	if long := strings.Repeat("1. e4 e5 ", 5000); len(Pack(long)) > len(long)/20 {
		t.Error("packing does not make it short")
	}
}

func TestDamagedLinksAreErrors(t *testing.T) {
	whole := Pack(strings.Repeat("马6进5 ", 100))
	for name, packed := range map[string]string{
		"not base64": "%%%", "cut off": whole[:len(whole)/2], "empty": "", "other data": "AAAA",
		"a bomb": Pack(strings.Repeat("x", maxRecord+1)),
	} {
		if text, err := Unpack(packed); !errors.Is(err, errLink) {
			t.Errorf("%s: %.20q, %v", name, text, err)
		}
	}
	if _, err := Unpack(Pack(strings.Repeat("x", maxRecord))); err != nil {
		t.Error(err)
	}
}

func FuzzUnpack(f *testing.F) {
	f.Add("")
	f.Add(Pack("1. e4 e5"))
	f.Fuzz(func(t *testing.T, packed string) {
		text, err := Unpack(packed)
		if err != nil {
			return
		}
		if again, err := Unpack(Pack(text)); err != nil || again != text {
			t.Errorf("%q came back as %q, %v", text, again, err)
		}
	})
}

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
