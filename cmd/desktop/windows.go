package main

import (
	"bytes"
	"fmt"
	"image"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	current "yanyi/assets/release"
)

// packWindows makes an archive with the program, which has its icon and version in itself.
func packWindows(t target, p *parts) map[string][]byte {
	base := fmt.Sprintf("yanyi-%s-windows-%s", current.Version, t.arch)
	return map[string][]byte{base + ".zip": zipped(base, []file{
		{name: "yanyi.exe", data: dressed(p.program), run: true},
		{name: "open-records.cmd", data: crlf(source("open-records.cmd"))},
		{name: "README.txt", data: crlf(source("windows.txt"))},
		{name: "LICENSE.txt", data: crlf(p.licence)}, {name: "LICENCES.txt", data: crlf(p.licences)}, {name: "CHANGELOG.txt", data: crlf(p.changes)},
	}, p.when)}
}

func crlf(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")) }

// dressed is a program of Windows with icon, version and manifest.
func dressed(program []byte) []byte {
	var pictures []image.Image
	for _, size := range []int{16, 24, 32, 48, 64, 256} {
		pictures = append(pictures, seal(size, 1))
	}
	icon, err := winres.NewIconFromImages(pictures)
	must(err)
	rs := &winres.ResourceSet{}
	must(rs.SetIcon(winres.ID(1), icon))
	rs.SetManifest(winres.AppManifest{
		Identity:      winres.AssemblyIdentity{Name: name},
		Description:   name,
		Compatibility: winres.Win10AndAbove, DPIAwareness: winres.DPIPerMonitorV2, LongPathAware: true,
	})
	var v version.Info
	v.SetFileVersion(current.Version)
	v.SetProductVersion(current.Version)
	for key, text := range map[string]string{
		version.ProductName: name, version.FileDescription: name + " 演弈", version.InternalName: "yanyi",
		version.OriginalFilename: "yanyi.exe", version.LegalCopyright: "© " + author + ", MIT",
		version.FileVersion: current.Version, version.ProductVersion: current.Version,
	} {
		must(v.Set(version.LangDefault, key, text))
	}
	rs.SetVersionInfo(v)
	var b bytes.Buffer
	must(rs.WriteToEXE(&b, bytes.NewReader(program)))
	return b.Bytes()
}
