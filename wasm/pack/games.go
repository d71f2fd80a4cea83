package main

import (
	"encoding/xml"
	"fmt"
	"net/url"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
)

// Pages of games: g/ID/ opens a game at once, in the reader's language, and g/ID/LANG/ in a
// language. A link to one shows its board in chats, and describes it to search engines.

// sharing is a page's description for programs that do not run it.
type sharing struct {
	URL        string // "" where the site's address is not known
	Image      string
	ImageAlt   string
	Locale     string // as Open Graph writes it
	Others     []string
	Alternates []alternate
	Data       map[string]any // structured data, by schema.org
}

// alternate is the same page in a language.
type alternate struct{ Lang, URL string }

// anyLanguage marks the page that chooses the language by itself.
const anyLanguage = "x-default"

// spoken is how Open Graph and readers of screens call a language.
func spoken(l locale.Lang) string {
	return map[locale.Lang]string{locale.ZhHans: "zh_CN", locale.ZhHant: "zh_TW", locale.En: "en_US"}[l]
}

// address is a site's file from a page so deep below it; whole where the site's is known.
func (b *pages) address(file string, deep int) string {
	if b.home != "" {
		return b.home + file
	}
	return strings.Repeat("../", deep) + file
}

// pages makes the site's pages.
type pages struct {
	site site
	home string // the site's address with a slash at its end, "" if it is not known
	page page   // the main page, from which the others differ
}

// addGames adds the pages of all games, and the site's map.
func (b *pages) addGames() error {
	places := []string{""}
	for _, v := range catalog.All() {
		folder := "g/" + v.Info().ID + "/"
		b.site[pictureOf(v)] = gamePicture(v)
		if err := b.addGame(v, folder, nil); err != nil {
			return err
		}
		places = append(places, folder)
		for _, l := range locale.Langs() {
			if err := b.addGame(v, folder+l.Tag()+"/", &l); err != nil {
				return err
			}
			places = append(places, folder+l.Tag()+"/")
		}
	}
	if b.home != "" {
		b.site["sitemap.xml"] = b.sitemap(places)
	}
	return nil
}

func pictureOf(v game.Variant) string { return "g/" + v.Info().ID + ".png" }

// gamePicture is the picture of a game, with its names and lines.
func gamePicture(v game.Variant) []byte {
	text := func(l locale.Lang, what string) string { return l.T("game." + v.Info().ID + "." + what) }
	return picture(v, text(locale.ZhHans, "name"), text(locale.En, "name"), text(locale.ZhHans, "tagline"), text(locale.En, "tagline"))
}

// addGame adds the page of a game, in a language or without one in all.
func (b *pages) addGame(v game.Variant, folder string, in *locale.Lang) error {
	id := v.Info().ID
	text := func(l locale.Lang, what string) string { return l.T("game." + id + "." + what) }
	p := b.page
	p.Game, p.Small = id, true
	p.Base = strings.Repeat("../", strings.Count(folder, "/"))
	p.Ridges = ""
	main := locale.ZhHans
	if in != nil {
		main, p.Speak = *in, in.Tag()
		p.Title = text(main, "name") + " · " + main.T("app.name")
		p.Description = text(main, "tagline") + endOf(main) + text(main, "intro")
	} else {
		p.Title = text(main, "name") + " " + text(locale.En, "name") + " · " + p.Name
		p.Description = text(main, "tagline") + " · " + text(locale.En, "tagline")
	}
	p.Lang = main.Tag()
	p.Sharing = b.sharing(main, folder, pictureOf(v), p.Title)
	p.Sharing.Alternates = b.alternates("g/"+id+"/", folder)
	p.Sharing.Data = b.data(p, v, in)
	return b.site.addPage(folder+"index.html", p)
}

// endOf ends a sentence.
func endOf(l locale.Lang) string {
	if l == locale.En {
		return ". "
	}
	return "。"
}

// sharing is the description of a page in a folder.
func (b *pages) sharing(l locale.Lang, folder, picture, alt string) *sharing {
	s := &sharing{Image: b.address(picture, strings.Count(folder, "/")), ImageAlt: alt, Locale: spoken(l)}
	if b.home != "" {
		s.URL = b.home + folder
	}
	for _, other := range locale.Langs() {
		if other != l {
			s.Others = append(s.Others, spoken(other))
		}
	}
	return s
}

// alternates are the pages of a game in each language.
func (b *pages) alternates(game, from string) []alternate {
	deep := strings.Count(from, "/")
	list := []alternate{{anyLanguage, b.address(game, deep)}}
	for _, l := range locale.Langs() {
		list = append(list, alternate{l.Tag(), b.address(game+l.Tag()+"/", deep)})
	}
	return list
}

// data is a game's structured data.
func (b *pages) data(p page, v game.Variant, in *locale.Lang) map[string]any {
	languages := []string{}
	for _, l := range locale.Langs() {
		languages = append(languages, l.Tag())
	}
	data := map[string]any{
		"@context": "https://schema.org", "@type": []string{"VideoGame", "WebApplication"},
		"name": p.Title, "description": p.Description, "image": p.Sharing.Image,
		"inLanguage": languages, "isAccessibleForFree": true,
		"applicationCategory": "GameApplication", "operatingSystem": "Any", "gamePlatform": "Web browser",
		"genre": "Board game", "playMode": []string{"SinglePlayer", "MultiPlayer"},
		"numberOfPlayers": map[string]any{"@type": "QuantitativeValue", "minValue": 1, "maxValue": len(v.Info().Seats)},
		"offers":          map[string]any{"@type": "Offer", "price": 0, "priceCurrency": "USD"},
	}
	if in != nil {
		data["inLanguage"] = in.Tag()
	}
	if p.Sharing.URL != "" {
		data["url"] = p.Sharing.URL
	}
	return data
}

// homeSharing is the description of the main page.
func (b *pages) homeSharing() *sharing {
	v := catalog.All()[0]
	s := b.sharing(locale.ZhHans, "", pictureOf(v), b.page.Title)
	s.Alternates = []alternate{{anyLanguage, b.address("", 0)}}
	for _, l := range locale.Langs() {
		s.Alternates = append(s.Alternates, alternate{l.Tag(), b.address("?lang="+l.Tag(), 0)})
	}
	if b.home == "" {
		s.Alternates[0].URL = "./"
	}
	s.Data = map[string]any{"@context": "https://schema.org", "@type": "WebSite", "name": b.page.Name, "description": b.page.Description}
	if s.URL != "" {
		s.Data["url"] = s.URL
	}
	return s
}

// sitemap lists the pages for searchers.
func (b *pages) sitemap(places []string) []byte {
	var list strings.Builder
	for _, place := range places {
		list.WriteString("<url><loc>")
		if err := xml.EscapeText(&list, []byte(b.home+place)); err != nil {
			panic(err) // a builder takes everything
		}
		list.WriteString("</loc></url>\n")
	}
	return fmt.Appendf(nil, "%s<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n%s</urlset>\n", xml.Header, list.String())
}

// siteAddress checks the site's address and gives it the slash at its end.
func siteAddress(text string) (string, error) {
	if text == "" {
		return "", nil
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return "", fmt.Errorf("%q is not the address of a site, such as https://example.org/yanyi/", text)
	}
	return strings.TrimSuffix(u.String(), "/") + "/", nil
}
