"""finish.py IN STYLE UNITS OUT: scales a subset font and gives it our name.

The licence reserves the source's names, so a modified version must not bear
them (OFL.txt, section 3); copyright and licence stay.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

source, style, units, out = sys.argv[1:]
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
