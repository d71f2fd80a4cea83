package main

import (
	"bytes"
	"embed"
	"encoding/xml"
	"fmt"
	"strings"

	"yanyi/assets/locale"
	current "yanyi/assets/release"
)

// sources are the files of packages that are the same in each.
//
//go:embed files
var sources embed.FS

func source(name string) []byte {
	data, err := sources.ReadFile("files/" + name)
	must(err)
	return data
}

// packLinux makes an archive, to be unpacked anywhere, and a Debian package.
func packLinux(t target, p *parts) map[string][]byte {
	base := fmt.Sprintf("yanyi-%s-linux-%s", current.Version, t.arch)
	shared := share(p)
	archive := append([]file{
		{name: "yanyi", data: p.program, run: true},
		{name: "install.sh", data: source("install.sh"), run: true},
		{name: "README.txt", data: source("linux.txt")},
		{name: "LICENSE", data: p.licence}, {name: "LICENCES.txt", data: p.licences}, {name: "CHANGELOG.md", data: p.changes},
	}, shared...)
	return map[string][]byte{
		base + ".tar.gz": tarGz(base, archive, p.when),
		fmt.Sprintf("yanyi_%s_%s.deb", current.Version, t.arch): deb(t, p, shared),
	}
}

// share are the files by which desktops know a program, below share/.
func share(p *parts) []file {
	list := []file{
		{name: "share/applications/" + id + ".desktop", data: desktopEntry()},
		{name: "share/metainfo/" + id + ".metainfo.xml", data: metainfo(p.changes)},
		{name: "share/mime/packages/" + id + ".xml", data: mimeInfo()},
		{name: "share/icons/hicolor/scalable/apps/" + id + ".svg", data: svg()},
	}
	for _, pixels := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		icon := pngOf(seal(pixels, 1))
		list = append(list,
			file{name: fmt.Sprintf("share/icons/hicolor/%dx%d/apps/%s.png", pixels, pixels, id), data: icon},
			file{name: fmt.Sprintf("share/icons/hicolor/%dx%d/mimetypes/%s.png", pixels, pixels, strings.ReplaceAll(mimeType, "/", "-")), data: icon})
	}
	return list
}

// svg wraps the seal: its outlines belong to the pictures of the program, which are drawn.
func svg() []byte {
	const pixels = 512
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><image width="%d" height="%d" href="data:image/png;base64,%s"/></svg>`+"\n",
		pixels, pixels, pixels, pixels, base64Of(pngOf(seal(pixels, 1))))
}

// desktopEntry is the program's menu entry, with the types it opens.
func desktopEntry() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "[Desktop Entry]\nType=Application\nVersion=1.5\nName=%s\n", name)
	for _, l := range languages {
		fmt.Fprintf(&b, "Name[%s]=%s\n", l.tag, l.T("app.name"))
	}
	fmt.Fprintf(&b, "Comment=%s\n", summary(locale.En))
	for _, l := range languages {
		fmt.Fprintf(&b, "Comment[%s]=%s\n", l.tag, summary(l.Lang))
	}
	fmt.Fprintf(&b, "Exec=yanyi %%f\nIcon=%s\nTerminal=false\nCategories=Game;BoardGame;\nKeywords=xiangqi;chess;three kingdoms;象棋;三国;三國;\nMimeType=%s;%s;\nStartupWMClass=yanyi\n",
		id, mimeType, strings.Join(chess, ";"))
	return b.Bytes()
}

// mimeInfo describes our records to desktops.
func mimeInfo() []byte {
	return fmt.Appendf(nil, `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
 <mime-type type="%s">
  <comment>record of a game of Yanyi</comment>
  <comment xml:lang="zh_CN">演弈棋谱</comment>
  <comment xml:lang="zh_TW">演弈棋譜</comment>
  <sub-class-of type="text/plain"/>
  <glob pattern="*.yanyi"/>
 </mime-type>
</mime-info>
`, mimeType)
}

// metainfo is what software catalogues show (AppStream).
func metainfo(changes []byte) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
 <id>%s</id>
 <name>%s</name>
`, id, name)
	say := func(tag, text string) {
		fmt.Fprintf(&b, " <%s>%s</%s>\n", tag, escaped(text), strings.Fields(tag)[0])
	}
	for _, l := range languages {
		say(`name xml:lang="`+l.tag+`"`, l.T("app.name"))
	}
	say("summary", summary(locale.En))
	for _, l := range languages {
		say(`summary xml:lang="`+l.tag+`"`, summary(l.Lang))
	}
	b.Write(source("about.xml"))
	fmt.Fprintf(&b, " <developer id=\"org.yanyi\"><name>%s</name></developer>\n <launchable type=\"desktop-id\">%s.desktop</launchable>\n", author, id)
	fmt.Fprintf(&b, " <provides><binary>yanyi</binary><mediatype>%s</mediatype><mediatype>%s</mediatype></provides>\n <releases>\n", mimeType, chess[0])
	for _, r := range releases(changes) {
		fmt.Fprintf(&b, "  <release version=\"%s\" date=\"%s\"><description><ul>\n", r.version, r.day.Format("2006-01-02"))
		for _, line := range r.lines {
			fmt.Fprintf(&b, "   <li>%s</li>\n", escaped(line))
		}
		b.WriteString("  </ul></description></release>\n")
	}
	b.WriteString(" </releases>\n</component>\n")
	return b.Bytes()
}

func escaped(text string) string {
	var b strings.Builder
	must(xml.EscapeText(&b, []byte(text)))
	return b.String()
}
