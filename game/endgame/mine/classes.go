package mine

// The tiles of qice's endgames: Red's help its pieces, Black's the defence.
const tiles = " tiles=10,2,18,17,27,9,31,19/12,20,5,13,21,30,8,22"

// classes are those of each game, from the easier to the harder.
var classes = map[string][]class{
	"yanyi": {
		{"rook-away", false, "9/9/9/9/17/17/17/17/16,uK/17/17/17/16,uR/9/9/9/3,sK,5 u us - spent - 0"},
		{"horse", false, "4,wK,4/9/9/9/17/17/17/17/17/17/17/17/17/9/9/9/sN,2,sK,5 s ws - spent - 0"},
		{"rook-advisors", false, "3,wA,wK,wA,3/9/9/9/17/17/17/17/17/17/17/17/17/9/9/9/sR,2,sK,5 s ws - spent - 0"},
		{"rook-elephants", false, "2,wB,1,wK,1,wB,2/9/9/9/17/17/17/17/17/17/17/17/17/9/9/9/sR,2,sK,5 s ws - spent - 0"},
		{"horse-advisor", false, "3,wA,wK,4/9/9/9/17/17/17/17/17/17/17/17/17/9/9/9/sN,2,sK,5 s ws - spent - 0"},
		{"cannon-advisor", false, "4,wK,4/9/9/9/17/17/17/17/17/17/17/17/17/9/9/9/sC,2,sK,1,sA,3 s ws - spent - 0"},
		{"soldier", false, "4,wK,4/9/9/9/17/17/17/17/17/17/17/17/8,sP,8/9/9/9/3,sK,5 s ws - spent - 0"},
		{"rook-kings", false, "4,wK,4/9/9/9/17/17/17/17/16,uK/17/17/17/17/9/9/9/sR,2,sK,5 s uws - spent - 0"},
	},
	"mini": {
		{"horse", false, "2,wK,2/5/5/5/13/13/13/13/13/5/5/5/sN,sK,3 s ws - spent - 0"},
		{"rook-guards", false, "1,wA,wK,1,wB/5/5/5/13/13/13/13/13/5/5/5/sR,1,sK,2 s ws - spent - 0"},
		{"horse-advisor", false, "1,wA,wK,2/5/5/5/13/13/13/13/13/5/5/5/sN,sK,3 s ws - spent - 0"},
		{"cannon-advisor", false, "2,wK,2/5/5/5/13/13/13/13/13/5/5/5/sC,1,sK,sA,1 s ws - spent - 0"},
		{"soldier", false, "2,wK,2/5/5/5/13/13/13/13/6,sP,6/5/5/5/1,sK,3 s ws - spent - 0"},
		{"soldiers", false, "2,wK,2/5/5/5/13/13/13/13/4,sP,3,sP,4/5/5/5/1,sK,3 s ws - spent - 0"},
		{"rook-kings", false, "2,wK,2/5/5/5/13/13/12,uK/13/13/5/5/5/sR,sK,3 s uws - spent - 0"},
		{"deposing", false, "5/5/5/5/13/13/hK,2,hR,8,uK/13/13/5/5/5/sN,sK,3 s us - idle - 0"},
	},
	"qiji": {
		{"rook-advisors", false, "3aka3/9/9/9/9/9/9/9/9/R2K5 w"},
		{"rook-elephants", false, "2b1k1b2/9/9/9/9/9/9/9/9/R2K5 w"},
		{"horse", false, "4k4/9/9/9/9/9/9/9/9/1N1K5 w"},
		{"horse-advisor", false, "3ak4/9/9/9/9/9/9/9/9/1N1K5 w"},
		{"river-cannon", false, "2b1k4/9/9/9/9/9/9/9/9/C2K5 w m=1,0"},
		{"flying-king", false, "3ak4/9/9/9/P8/9/9/9/9/3K5 w m=2,0"},
		{"rising-soldier", false, "3aka3/9/9/9/P8/9/9/9/9/3K5 w m=3,0 pool=R/"},
		{"free-horse", false, "2b1k4/9/9/9/9/9/9/9/9/1N1K5 w m=6,0"},
		{"hold-horse", true, "4k4/9/9/9/4n4/9/9/9/9/3AKA3 w"},
		{"hold-cannon", true, "3ak4/9/9/9/4c4/9/9/9/9/2B1KA3 w"},
	},
	"weiwo": {
		{"rook-advisors", false, "3aka3/9/9/9/9/9/9/9/9/R2K5 w"},
		{"rook-elephants", false, "2b1k1b2/9/9/9/9/9/9/9/9/R2K5 w"},
		{"horse", false, "4k4/9/9/9/9/9/9/9/9/1N1K5 w"},
		{"horse-advisor", false, "3ak4/9/9/9/9/9/9/9/9/1N1K5 w"},
		{"horse-advisors", false, "3aka3/9/9/9/9/9/9/9/9/1N1K5 w"},
		{"cannon-elephant", false, "2b1k4/9/9/9/9/9/9/9/9/C2K5 w"},
		{"soldier-advisor", false, "3ak4/9/9/9/P8/9/9/9/9/3K5 w"},
		{"hold-horse", true, "4k4/9/9/9/4n4/9/9/9/9/3AKA3 w"},
	},
	"qice": {
		{"rook-advisors", false, "3aka3/9/9/9/9/9/9/9/9/9/R2K5 w" + tiles},
		{"rook-elephants", false, "2b1k1b2/9/9/9/9/9/9/9/9/9/R2K5 w" + tiles},
		{"horse", false, "4k4/9/9/9/9/9/9/9/9/9/1N1K5 w" + tiles},
		{"horse-advisor", false, "3ak4/9/9/9/9/9/9/9/9/9/1N1K5 w" + tiles},
		{"soldier-advisor", false, "3ak4/9/9/9/P8/9/9/9/9/9/3K5 w" + tiles},
		{"hold-horse", true, "4k4/9/9/9/4n4/9/9/9/9/9/3AKA3 w" + tiles},
	},
	"baige": {
		{"guard", false, "5k4/10/10/10/10/10/10/10/10/G4K4 w - - 0 1 -/-"},
		{"tower", false, "5k4/10/10/10/10/10/10/10/10/R4K4 w - - 0 1 -/-"},
		{"knight", false, "5k4/10/10/10/10/10/10/10/10/N4K4 w - - 0 1 -/-"},
		{"bishop", false, "5k4/10/10/10/10/10/10/10/10/B4K4 w - - 0 1 -/-"},
		{"gun", false, "5k4/10/10/10/10/10/10/10/10/C4K4 w - - 0 1 -/-"},
		{"hold-knight", true, "5k4/10/10/10/4n5/10/10/10/10/5K4 w - - 0 1 -/-"},
	},
}
