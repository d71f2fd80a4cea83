//go:build !js && !windows && !darwin

package platform

import (
	"slices"
	"testing"
)

func TestDataFolder(t *testing.T) {
	t.Setenv("HOME", "/home/lu")
	for given, want := range map[string]string{
		"": "/home/lu/.local/share/yanyi", "/data": "/data/yanyi", "relative": "/home/lu/.local/share/yanyi",
	} {
		t.Setenv("XDG_DATA_HOME", given)
		if got, err := dataFolder(); err != nil || got != want {
			t.Errorf("%q: %s (%v), want %s", given, got, err, want)
		}
	}
	t.Setenv("XDG_DATA_HOME", "")
	t.Setenv("HOME", "")
	if dir, err := dataFolder(); err == nil {
		t.Errorf("without a home it is %s", dir)
	}
}

func TestLanguages(t *testing.T) {
	for _, c := range []struct {
		language, all, messages, lang string
		want                          []string
	}{
		{"", "", "", "zh_CN.UTF-8", []string{"zh_CN.UTF-8"}},
		{"zh_TW:en", "", "", "en_US.UTF-8", []string{"zh_TW", "en", "en_US.UTF-8"}},
		{"", "zh_HK", "de", "en", []string{"zh_HK"}},
		{"", "", "zh_SG", "en", []string{"zh_SG"}},
		{"", "", "", "", nil},
	} {
		t.Setenv("LANGUAGE", c.language)
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		if got := languages(); !slices.Equal(got, c.want) {
			t.Errorf("%+v: %q", c, got)
		}
	}
}
