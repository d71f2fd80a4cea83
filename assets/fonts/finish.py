"""finish.py IN STYLE UNITS OUT PACKED: scales a subset font, gives it our name and packs it.

The licence reserves the source's names, so a modified version must not bear
them (OFL.txt, section 3); copyright and licence stay.
"""

import struct
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.woff2 import WOFF2GlyfTable

source, style, units, out, packed = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
scale_upem(font, int(units))

# A format 4 character map covers everything here; the others repeat it.
cmap = font["cmap"]
cmap.tables = [t for t in cmap.tables if t.format == 4 and t.platformID == 3]

names = font["name"]
kept = {n: names.getDebugName(n) for n in (0, 13, 14)}
names.names = []
ours = {
    0: kept[0],
    1: "Yanyi Kai",
    2: style,
    3: "Yanyi Kai " + style,
    4: "Yanyi Kai " + style,
    5: "Version 1.0",
    6: "YanyiKai-" + style,
    13: kept[13],
    14: kept[14],
}
for number, text in ours.items():
    names.setName(text, number, 3, 1, 0x409)
font["OS/2"].achVendID = "YNYI"
font.save(out)

# The program holds the font with its outlines as WOFF2 transforms them (W3C, WOFF File
# Format 2.0, section 5.1), which compresses a tenth better; assets/unpack.go makes the
# TrueType file again. Composite glyphs are made simple first.
font = TTFont(out, recalcTimestamp=False)
glyphs, shapes = font.getGlyphSet(), font["glyf"]
for name in font.getGlyphOrder():
    if shapes[name].isComposite():
        recording = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(recording)
        pen = TTGlyphPen(None)
        recording.replay(pen)
        shapes[name] = pen.glyph()
font.save(out)

font = TTFont(out, recalcTimestamp=False)
shapes = font["glyf"]
for name in font.getGlyphOrder():
    shapes[name].expand(shapes)
transformed = WOFF2GlyfTable()
transformed.__dict__.update(shapes.__dict__)
tables = {tag: font.reader[tag] for tag in font.reader.keys() if tag not in ("glyf", "loca", "GlyphOrder")}
tables["glyf"] = transformed.transform(font)
with open(packed, "wb") as file:
    file.write(struct.pack(">H", len(tables)))
    for tag in sorted(tables):
        file.write(tag.encode() + struct.pack(">I", len(tables[tag])))
    for tag in sorted(tables):
        file.write(tables[tag])
