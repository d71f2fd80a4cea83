package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"image/png"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
)

// told is a page's metadata as link previews and crawlers read it.
type told struct {
	lang, title, canonical string
	meta                   map[string]string   // by property or name
	alternates             map[string]string   // by language
	locales                []string            // the others'
	data                   []map[string]any    // structured
	attributes             map[string]string   // of the page
	scripts                []string            // that run
	images                 map[string][]string // by id
}

// read reads a page of a site.
func (s site) read(t *testing.T, name string) *told {
	t.Helper()
	if s[name] == nil {
		t.Fatalf("no %s", name)
	}
	root, err := html.Parse(bytes.NewReader(s[name]))
	if err != nil {
		t.Fatal(name, err)
	}
	p := &told{meta: map[string]string{}, alternates: map[string]string{}, attributes: map[string]string{}, images: map[string][]string{}}
	for n := range root.Descendants() {
		if n.Type == html.ElementNode {
			p.note(t, n)
		}
	}
	return p
}

func (p *told) note(t *testing.T, n *html.Node) {
	t.Helper()
	at := map[string]string{}
	for _, a := range n.Attr {
		at[a.Key] = a.Val
	}
	switch n.Data {
	case "html":
		p.lang, p.attributes = at["lang"], at
	case "title":
		if n.Parent.Data == "head" {
			p.title = n.FirstChild.Data
		}
	case "meta":
		name := at["property"] + at["name"]
		if name == "og:locale:alternate" {
			p.locales = append(p.locales, at["content"])
		} else if name != "theme-color" && p.meta[name] != "" {
			t.Errorf("%s is there twice", name)
		}
		p.meta[name] = at["content"]
	case "link":
		if at["rel"] == "canonical" {
			p.canonical = at["href"]
		} else if at["hreflang"] != "" {
			p.alternates[at["hreflang"]] = at["href"]
		}
	case "script":
		if at["type"] != "application/ld+json" {
			p.scripts = append(p.scripts, at["src"])
			return
		}
		var data map[string]any
		if err := json.Unmarshal([]byte(n.FirstChild.Data), &data); err != nil {
			t.Errorf("structured data: %v", err)
		}
		p.data = append(p.data, data)
	case "img":
		p.images[at["id"]] = append(p.images[at["id"]], at["src"])
	}
}

// Every variant has a page that opens it, one for everybody and one for each language, with
// metadata for link previews and crawlers.
func TestGamesHavePages(t *testing.T) {
	s := example(t, true)
	titles := map[string]string{}
	for _, v := range catalog.All() {
		folder := "g/" + v.Info().ID + "/"
		p := s.read(t, folder+"index.html")
		wantShared(t, s, p, folder)
		for _, l := range locale.Langs() {
			in := s.read(t, folder+l.Tag()+"/index.html")
			wantShared(t, s, in, folder+l.Tag()+"/")
			if in.lang != l.Tag() || in.attributes["data-speak"] != l.Tag() || !strings.Contains(in.title, l.T("game."+v.Info().ID+".name")) || !strings.Contains(in.meta["description"], l.T("game."+v.Info().ID+".tagline")) {
				t.Errorf("%s in %s: %q, %q, %q", folder, l.Tag(), in.lang, in.title, in.meta["description"])
			}
			if p.alternates[l.Tag()] != exampleHome+folder+l.Tag()+"/" || in.alternates[l.Tag()] != p.alternates[l.Tag()] {
				t.Errorf("%s: its page in %s is %q", folder, l.Tag(), p.alternates[l.Tag()])
			}
		}
		if p.attributes["data-game"] != v.Info().ID || p.attributes["data-speak"] != "" || p.alternates["x-default"] != exampleHome+folder {
			t.Errorf("%s: %v, %v", folder, p.attributes, p.alternates)
		}
		if other := titles[p.title]; other != "" {
			t.Errorf("%s is called as %s is: %s", folder, other, p.title)
		}
		titles[p.title] = folder
		if n := len(s[folder+"index.html.br"]); n == 0 || n > 4000 {
			t.Errorf("%s weighs %d bytes", folder, n)
		}
	}
}

// wantShared checks the metadata of Open Graph and schema.org.
func wantShared(t *testing.T, s site, p *told, folder string) {
	t.Helper()
	where := exampleHome + folder
	for name, want := range map[string]string{
		"og:url": where, "og:title": p.title, "og:description": p.meta["description"], "og:type": "website",
		"og:image:width": "1200", "og:image:height": "630", "twitter:card": "summary_large_image",
	} {
		if p.meta[name] != want || want == "" {
			t.Errorf("%s: %s is %q, want %q", folder, name, p.meta[name], want)
		}
	}
	if p.canonical != where || len(p.scripts) != 3 || len(p.locales) != 2 || slices.Contains(p.locales, p.meta["og:locale"]) || p.meta["og:image:alt"] == "" {
		t.Errorf("%s: %+v", folder, p)
	}
	file, ok := strings.CutPrefix(p.meta["og:image"], exampleHome)
	if !ok || s[file] == nil {
		t.Fatalf("%s: no picture %s", folder, p.meta["og:image"])
	}
	if len(p.data) != 1 || p.data[0]["url"] != where || p.data[0]["@context"] != "https://schema.org" || p.data[0]["description"] == "" {
		t.Errorf("%s: structured data %v", folder, p.data)
	}
}

func TestTheMainPageIsShared(t *testing.T) {
	p := example(t, false).read(t, "index.html")
	wantShared(t, example(t, false), p, "")
	if len(p.alternates) != 1+len(locale.Langs()) || p.alternates["en"] != exampleHome+"?lang=en" {
		t.Errorf("%v", p.alternates)
	}
	if embedded := example(t, false).read(t, "embed/index.html"); embedded.meta["robots"] != "noindex" || embedded.meta["og:image"] != "" {
		t.Errorf("the embedded page: %v", embedded.meta)
	}
}

// Pictures have the size of link previews and are no larger than a page.
func TestPicturesOfGames(t *testing.T) {
	s := example(t, false)
	for _, v := range catalog.All() {
		data := s[pictureOf(v)]
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil || len(data) > 90_000 {
			t.Fatalf("%s: %d bytes, %v", v.Info().ID, len(data), err)
		}
		if size := img.Bounds().Size(); size.X != 1200 || size.Y != 630 {
			t.Errorf("%s: %v", v.Info().ID, size)
		}
	}
}

// Crawlers get a sitemap of all pages if the site's address is known.
func TestSitemap(t *testing.T) {
	s := example(t, false)
	var m struct {
		URL []struct {
			Loc string `xml:"loc"`
		} `xml:"url"`
	}
	if err := xml.Unmarshal(s["sitemap.xml"], &m); err != nil {
		t.Fatal(err)
	}
	if want := 1 + len(catalog.All())*(1+len(locale.Langs())); len(m.URL) != want {
		t.Errorf("%d pages, want %d", len(m.URL), want)
	}
	for _, u := range m.URL {
		if file, ok := strings.CutPrefix(u.Loc, exampleHome); !ok || s[file+"index.html"] == nil {
			t.Errorf("no page %s", u.Loc)
		}
	}
}

// Without the site's address pages use relative links.
func TestASiteThatMayLieAnywhere(t *testing.T) {
	b := pages{site: site{"x": nil}}
	if got := b.address("g/yanyi.png", 3); got != "../../../g/yanyi.png" {
		t.Errorf("seen from a game's page in a language: %s", got)
	}
	for text, want := range map[string]string{"": "", "https://a.org": "https://a.org/", "http://a.org/b/": "http://a.org/b/"} {
		if got, err := siteAddress(text); got != want || err != nil {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"a.org", "ftp://a.org", "https://a.org/?x", "https://", "https://a.org/#x"} {
		if got, err := siteAddress(text); err == nil {
			t.Errorf("%q: %q", text, got)
		}
	}
}
