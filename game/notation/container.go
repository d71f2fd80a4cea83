package notation

import (
	"bytes"
	"strings"

	"yanyi/game"
)

// container is a kind of file that is no record, though one may be in it.
type container struct {
	at   int    // where its mark stands
	mark string // bytes
	name string
	kind string // archive, document, picture, media, program or data
}

// containers are those that people take for records, or that hold them.
var containers = []container{
	{0, "PK\x03\x04", "ZIP", "archive"}, {0, "PK\x05\x06", "ZIP", "archive"}, {0, "PK\x07\x08", "ZIP", "archive"},
	{0, "\x1f\x8b", "gzip", "archive"}, {0, "7z\xbc\xaf\x27\x1c", "7z", "archive"}, {0, "Rar!\x1a\x07", "RAR", "archive"},
	{0, "BZh", "bzip2", "archive"}, {0, "\xfd7zXZ\x00", "xz", "archive"}, {0, "\x28\xb5\x2f\xfd", "Zstandard", "archive"},
	{0, "\x04\x22\x4d\x18", "LZ4", "archive"}, {0, "MSCF\x00", "CAB", "archive"}, {2, "-lh", "LHA", "archive"}, {257, "ustar", "tar", "archive"},
	{0, "%PDF-", "PDF", "document"}, {0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Office", "document"}, {0, `{\rtf`, "RTF", "document"},
	{0, "ITSF", "CHM", "document"}, {0, "AT&TFORM", "DjVu", "document"}, {0, "%!PS", "PostScript", "document"},
	{0, "\x89PNG", "PNG", "picture"}, {0, "\xff\xd8\xff", "JPEG", "picture"}, {0, "GIF8", "GIF", "picture"}, {8, "WEBP", "WebP", "picture"},
	{0, "II*\x00", "TIFF", "picture"}, {0, "MM\x00*", "TIFF", "picture"}, {4, "ftypheic", "HEIC", "picture"}, {4, "ftypavif", "AVIF", "picture"},
	{0, "8BPS", "PSD", "picture"}, {0, "\x00\x00\x01\x00", "ICO", "picture"},
	{4, "ftyp", "MP4", "media"}, {8, "AVI ", "AVI", "media"}, {8, "WAVE", "WAV", "media"}, {0, "ID3", "MP3", "media"}, {0, "OggS", "Ogg", "media"},
	{0, "\x1aE\xdf\xa3", "Matroska", "media"}, {0, "FWS", "Flash", "media"}, {0, "CWS", "Flash", "media"},
	{0, "\x7fELF", "ELF", "program"}, {0, "MZ\x90\x00", "EXE", "program"}, {0, "\x00asm", "WebAssembly", "program"},
	{0, "SQLite format 3\x00", "SQLite", "data"},
}

// containerOf is the format of a file that is no record, and whether it is one.
func containerOf(data []byte) (c container, ok bool) {
	for _, c := range containers {
		if len(data) < c.at+len(c.mark) || string(data[c.at:c.at+len(c.mark)]) != c.mark {
			continue
		}
		if c.name == "ZIP" && (bytes.Contains(head4k(data), []byte("[Content_Types].xml")) || bytes.Contains(head4k(data), []byte("mimetypeapplication/"))) {
			c.name, c.kind = "Office", "document"
		}
		return c, true
	}
	if bytes.HasPrefix(data, []byte("BM")) && hasControls(head4k(data)) {
		return container{name: "BMP", kind: "picture"}, true
	}
	if _, wide := wide(data); !wide && isBinary(head4k(data)) {
		return container{kind: "data"}, true
	}
	return container{}, false
}

func head4k(data []byte) []byte { return data[:min(len(data), 4096)] }

// isBinary reports whether data are no text: more than a few bytes that no text has.
func isBinary(data []byte) bool {
	n := 0
	for _, c := range data {
		if c == 0 || c < ' ' && strings.IndexByte("\t\n\v\f\r\x1a\x1b", c) < 0 {
			n++
		}
	}
	return n > 0 && 20*n >= len(data)
}

// kinds are the names of the kinds of containers.
var kinds = map[string]string{
	"archive": "an archive", "document": "a document of a word processor or the like", "picture": "a picture", "media": "a film or sound",
	"program": "a program", "data": "data of a kind not known here",
}

// fault names the file's format.
func (c *container) fault() (faults game.Faults) {
	name := ""
	if c.name != "" {
		name = " (" + c.name + ")"
	}
	faults.Add("file", game.NoSquare, "is no record, but %s%s", kinds[c.kind], name).Say("error.file." + c.kind)
	return faults
}

// textless names the format of a file without readable text.
func textless(text string) (faults game.Faults) {
	s := Sheet{text: text, clean: clean(text)}
	s.Unknown(&faults)
	return faults
}
