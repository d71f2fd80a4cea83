package locale

import (
	"strings"
	"testing"
)

// heard collects the calls of OnMissing while f runs.
func heard(f func()) []string {
	var list []string
	OnMissing = func(what string) { list = append(list, what) }
	defer func() { OnMissing = nil }()
	f()
	return list
}

func TestTFillsPlaceholders(t *testing.T) {
	for _, c := range []struct {
		l    Lang
		key  string
		args []Arg
		want string
	}{
		{ZhHans, "ui.copy", nil, "复制"},
		{ZhHant, "ui.saved", nil, "已儲存"},
		{En, "ui.computer.level", []Arg{{"level", "Level 4"}}, "Computer · Level 4"},
		{ZhHans, "home.last.status", []Arg{Num("n", 12), {"status", "轮到你"}}, "第 12 轮 · 轮到你"},
		{En, "home.status.allied", []Arg{{"b", "Shu"}, {"a", "Wu"}}, "Wu and Shu allied"},
		{En, "home.status.allied", []Arg{{"a", "{b}"}, {"b", "Shu"}}, "{b} and Shu allied"},
	} {
		if got := c.l.T(c.key, c.args...); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.l, c.key, got, c.want)
		}
	}
}

func TestMissingIsShownAndReported(t *testing.T) {
	var shown string
	list := heard(func() { shown = En.T("no.such.key", Num("n", 1)) })
	if shown != "no.such.key" || len(list) != 1 || list[0] != "no.such.key" {
		t.Errorf("shown %q, heard %q", shown, list)
	}
	list = heard(func() { shown = En.T("home.status.allied", Arg{"a", "Wu"}) })
	if shown != "Wu and {b} allied" || len(list) != 1 || list[0] != "home.status.allied {b}" {
		t.Errorf("shown %q, heard %q", shown, list)
	}
	if En.T("no.such.key") != "no.such.key" {
		t.Error("without a listener a missing key is still shown")
	}
}

func TestCount(t *testing.T) {
	for _, c := range []struct {
		key  string
		n    int
		want string
	}{
		{"library.count", 1, "One game"},
		{"library.count", 3, "3 games"},
		{"num.4", 1, "4"},
	} {
		if got := En.Count(c.key, c.n); got != c.want {
			t.Errorf("%s %d: %q, want %q", c.key, c.n, got, c.want)
		}
	}
	if got := ZhHant.T("why.power.none", Num("n", 1)); got != "加能炮須恰越兩子，其間只有一子。" {
		t.Errorf("a sentence that counts one says %q", got)
	}
	args := make([]Arg, 1, 4)
	args[0] = Arg{"side", "Wu"}
	if got := En.Count("event.result.points", 2, args...); !strings.Contains(got, "2") || !strings.Contains(got, "Wu") {
		t.Errorf("got %q", got)
	}
	if args[:2][1].Name != "" {
		t.Error("Count wrote into its caller's arguments")
	}
}

func TestLookupDoesNotAllocate(t *testing.T) {
	T("ui.copy")
	if n := testing.AllocsPerRun(100, func() { T("ui.copy"); En.T("rules.yanyi.01.text"); T("no.such.key") }); n != 0 {
		t.Errorf("%g allocations", n)
	}
}

func TestUse(t *testing.T) {
	defer Use(Current())
	for _, l := range Langs() {
		if Use(l); Current() != l || T("ui.copy") != l.T("ui.copy") {
			t.Errorf("using %s speaks %s", l, Current())
		}
	}
}

func TestDetect(t *testing.T) {
	for _, c := range []struct {
		tags string
		want Lang
	}{
		{"zh-CN", ZhHans}, {"zh", ZhHans}, {"zh-SG", ZhHans}, {"zh_CN.UTF-8", ZhHans},
		{"zh-TW", ZhHant}, {"zh-HK", ZhHant}, {"zh-MO", ZhHant}, {"zh-Hant", ZhHant},
		{"zh-Hant-CN", ZhHant}, {"zh-Hans-HK", ZhHans}, {"zh_TW.UTF-8", ZhHant}, {"ZH-hant", ZhHant},
		{"en-GB", En}, {"de", En}, {"", En}, {"C", En}, {"zha", En},
		{"de zh-TW en", ZhHant}, {"fr en zh", En},
	} {
		if got := Detect(strings.Fields(c.tags)...); got != c.want {
			t.Errorf("%q: %s, want %s", c.tags, got, c.want)
		}
	}
}

func TestTagsParseAsThemselves(t *testing.T) {
	for _, l := range Langs() {
		if got, ok := Parse(l.Tag()); !ok || got != l {
			t.Errorf("%s reads as %s, %t", l, got, ok)
		}
	}
}

// A file that arrives late adds its texts; a damaged one, or one with existing keys, adds
// nothing.
func TestBringing(t *testing.T) {
	if lacking := Lacking(); len(lacking) > 0 {
		t.Fatalf("the program lacks %v", lacking)
	}
	before := len(Keys())
	t.Cleanup(func() {
		d := whole()
		delete(d.texts, "late.c")
		delete(d.brought, "late.json")
		d.keys = d.keys[:before]
	})
	for _, bad := range []string{"", "{", `{"late.a": {"en": "A"}, "rules.x": 3}`, `{"late.b": {"en": "B"}, "ui.retry": {"en": "once more"}}`} {
		if err := Bring("late.json", bad); err == nil {
			t.Errorf("%q is brought", bad)
		}
	}
	if Has("late.a") || Has("late.b") || len(Keys()) != before {
		t.Error("damaged files have left something")
	}
	if err := Bring("late.json", `{"late.c": {"zh-Hans": "丙", "zh-Hant": "丙", "en": "C"}}`); err != nil || En.T("late.c") != "C" {
		t.Errorf("late.c is %q, %v", En.T("late.c"), err)
	}
}
