package main

import (
	"bytes"
	"encoding/base64"
	"fmt"

	current "yanyi/assets/release"
)

// packMac makes an archive of a macOS program: a folder with its description and icon.
func packMac(t target, p *parts) map[string][]byte {
	base := fmt.Sprintf("yanyi-%s-macos-%s", current.Version, t.arch)
	const app = name + ".app/Contents/"
	return map[string][]byte{base + ".zip": zipped(base, []file{
		{name: app + "Info.plist", data: plist()},
		{name: app + "PkgInfo", data: []byte("APPL????")},
		{name: app + "MacOS/yanyi", data: p.program, run: true},
		{name: app + "Resources/yanyi.icns", data: icns()},
		{name: "README.txt", data: source("macos.txt")},
		{name: "LICENSE", data: p.licence}, {name: "LICENCES.txt", data: p.licences}, {name: "CHANGELOG.md", data: p.changes},
	}, p.when)}
}

// plist is the description. The Finder learns the type of records, but not that the program
// opens them: it would send an Apple event, which Ebitengine does not receive.
func plist() []byte {
	var b bytes.Buffer
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
`)
	for _, pair := range [][2]string{
		{"CFBundleName", name}, {"CFBundleDisplayName", name}, {"CFBundleIdentifier", id}, {"CFBundleExecutable", "yanyi"},
		{"CFBundleIconFile", "yanyi"}, {"CFBundlePackageType", "APPL"}, {"CFBundleInfoDictionaryVersion", "6.0"},
		{"CFBundleShortVersionString", current.Version}, {"CFBundleVersion", current.Version},
		{"LSMinimumSystemVersion", "12.0"}, {"LSApplicationCategoryType", "public.app-category.board-games"},
		{"NSHumanReadableCopyright", "© " + author + ", MIT"},
	} {
		fmt.Fprintf(&b, "\t<key>%s</key>\n\t<string>%s</string>\n", pair[0], escaped(pair[1]))
	}
	b.WriteString("\t<key>NSHighResolutionCapable</key>\n\t<true/>\n")
	b.Write(source("types.plist"))
	b.WriteString("</dict>\n</plist>\n")
	return b.Bytes()
}

func base64Of(data []byte) string { return base64.StdEncoding.EncodeToString(data) }
