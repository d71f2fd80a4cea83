package library

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// badPositions are usual starts with one part replaced, and the message in each language.
var badPositions = []struct {
	game, part, by string
	told           [3]string
}{
	{"yanyi", " uws 0", " uws", [3]string{"局面应有 7 栏，今有 6 栏。", "局面應有 7 欄，今有 6 欄。", "The position needs 7 fields and has 6."}},
	{"yanyi", "wR,wN", "wX,wN", [3]string{"第 1 行第 1 点的“wX”不是棋子。", "第 1 行第 1 點的「wX」不是棋子。", "“wX” on e17 is not a piece."}},
	{"yanyi", "wR,wN,wB", "wR,wN", [3]string{"第 17 行应有 9 点，今有 8 点。", "第 17 行應有 9 點，今有 8 點。", "Rank 17 needs 9 squares and has 8."}},
	{"yanyi", "wC,1/wP", "wC,1,wP", [3]string{"盘面应有 17 行，今有 16 行。", "盤面應有 17 行，今有 16 行。", "The board needs 17 ranks and has 16."}},
	{"yanyi", "14,uC,1,uN", "14,,uC,1,uN", [3]string{"第 12 行多了一个逗号。", "第 12 行多了一個逗號。", "Rank 12 has a comma too many."}},
	{"yanyi", "wB,wA,wK", "wB,wA,wA", [3]string{"第 1 行第 5 点不是士可立之点。 魏没有王。", "第 1 行第 5 點不是士可立之點。 魏沒有王。", "No advisor may stand on i17. Wei has no king."}},
	{"yanyi", "wB,wA,wK", "wB,wK,wK", [3]string{"魏在第 1 行第 5 点多出一王。", "魏在第 1 行第 5 點多出一王。", "Wei has a king too many on i17."}},
	{"yanyi", "hK,1", "2", [3]string{"汉军无主，献帝应在第 9 行第 1 点。", "漢軍無主，獻帝應在第 9 行第 1 點。", "While Han is idle, its emperor stands on a9."}},
	{"yanyi", "1,hC", "1,hC:u", [3]string{"第 9 行第 3 点之子归谁统领有误。", "第 9 行第 3 點之子歸誰統領有誤。", "The commander of the piece on c9 is wrong."}},
	{"yanyi", " u uws ", " x uws ", [3]string{"轮次不合：x。", "輪次不合：x。", "The turn field is wrong: x."}},
	{"yanyi", "- idle", "ux idle", [3]string{"同盟不合：ux。", "同盟不合：ux。", "The alliance field is wrong: ux."}},
	{"yanyi", "u uws - idle", "u us uw spent", [3]string{"同盟不合：uw。 第 4 行第 1 点之子归谁统领有误。 第 4 行第 3 点之子归谁统领有误。 第 4 行第 5 点之子归谁统领有误。", "同盟不合：uw。 第 4 行第 1 點之子歸誰統領有誤。 第 4 行第 3 點之子歸誰統領有誤。 第 4 行第 5 點之子歸誰統領有誤。", "The alliance field is wrong: uw. The commander of the piece on e14 is wrong. The commander of the piece on g14 is wrong. The commander of the piece on i14 is wrong."}},
	{"yanyi", "idle uws 0", "asleep swu x", [3]string{"汉军一栏与盘面不合。 局面有误：first=swu。 手数不合：x。", "漢軍一欄與盤面不合。 局面有誤：first=swu。 手數不合：x。", "The Han field does not fit the board. The position is wrong at first=swu. A move counter is wrong: x."}},
	{"yanyi", " 0", " 00", [3]string{"局面须照规则的唯一写法。", "局面須照規則的唯一寫法。", "The rules know one spelling of a position; this is another."}},
	{"jieqi", "PRR,w=", "PR,w=", [3]string{"暗子袋与盘上暗子不符。", "暗子袋與盤上暗子不符。", "The bags do not match the hidden pieces."}},
	{"jieqi", "wB,wA", "w~B,wA", [3]string{"第 1 行第 3 点不是暗相可立之点。 暗子袋与盘上暗子不符。", "第 1 行第 3 點不是暗相可立之點。 暗子袋與盤上暗子不符。", "No hidden elephant may stand on g17. The bags do not match the hidden pieces."}},
	{"guoji", "d1,d15", "d2,d15", [3]string{"易位权不合：d2。", "入堡權不合：d2。", "The castling rights are wrong: d2."}},
	{"guoji", "o12 -", "o12 e3:e4:uw", [3]string{"过路吃子一栏不合：e3:e4:uw。", "過路吃子一欄不合：e3:e4:uw。", "The en passant field is wrong: e3:e4:uw."}},
	{"anqi", "hC,~", "hN,~", [3]string{"汉的马多于其军所有。", "漢的馬多於其軍所有。", "Too many for Han: horse."}},
	{"anqi", "u=AABB", "u=AAAB", [3]string{"吴的士多于其军所有。", "吳的士多於其軍所有。", "Too many for Wu: advisor."}},
	{"anqi", "- idle", "uw idle", [3]string{"已有人结盟或统领汉军，汉军不是无主。", "已有人結盟或統領漢軍，漢軍不是無主。", "Han is not idle once there is an alliance or it follows somebody."}},
	{"xiangqi", "rnbak", "rnbaa", [3]string{"第 1 行第 5 点不是士可立之点。 黑方没有王。", "第 1 行第 5 點不是士可立之點。 黑方沒有王。", "No advisor may stand on e10. Black has no king."}},
	{"xiangqi", " w", " red", [3]string{"轮次不合：red。", "輪次不合：red。", "The turn field is wrong: red."}},
	{"xiangqi", "9/1c5c1", "K8/1c5c1", [3]string{"第 2 行第 1 点不是帅可立之点。 红方在第 10 行第 5 点多出一王。", "第 2 行第 1 點不是帥可立之點。 紅方在第 10 行第 5 點多出一王。", "No king may stand on a9. Red has a king too many on e1."}},
	{"xiangqi", "/RNBAKABNR w", "", [3]string{"局面没有写全。", "局面沒有寫全。", "The position is not complete."}},
	{"xiangqi", " w", "", [3]string{"局面没有写全。", "局面沒有寫全。", "The position is not complete."}},
	{"xiangqi", " w", " w stale=e6", [3]string{"局面有误：stale。", "局面有誤：stale。", "The position is wrong at stale."}},
	{"huanfang", " w", " w color", [3]string{"局面有误：color。", "局面有誤：color。", "The position is wrong at color."}},
	{"qiji", " w", " w m=9,0", [3]string{"局面有误：m=9,0。", "局面有誤：m=9,0。", "The position is wrong at m=9,0."}},
	{"qiji", " w", " w cap=z9", [3]string{"局面有误：cap=z9。", "局面有誤：cap=z9。", "The position is wrong at cap=z9."}},
	{"qiji16", " w", " w tiles=1,2,3,4,5,6,7,99/0,0,0,0,0,0,0,0", [3]string{"策位重复或序号不合：99。", "策位重複或序號不合：99。", "Tile given twice or out of range: 99."}},
	{"qice", " w", " w tiles=1,2,3,4,5,6,7/1,1,3,4,5,6,7,8", [3]string{"所布策位的数目不合：7。 策位重复或序号不合：1。", "所佈策位的數目不合：7。 策位重複或序號不合：1。", "Wrong number of tiles: 7. Tile given twice or out of range: 1."}},
	{"qice", " w", " w stale=c7 pool=X/", [3]string{"局面有误：pool=X。 局面有误：stale=c7。", "局面有誤：pool=X。 局面有誤：stale=c7。", "The position is wrong at pool=X. The position is wrong at stale=c7."}},
	{"baige", "KQkq", "KQxq", [3]string{"入堡权不合：KQxq。", "入堡權不合：KQxq。", "The castling rights are wrong: KQxq."}},
	{"baige", "rnbg", "1nbg", [3]string{"入堡权不合：a10。", "入堡權不合：a10。", "The castling rights are wrong: a10."}},
	{"baige", "KQkq -", "KQkq e5", [3]string{"过路吃子一栏不合：e5。", "過路吃子一欄不合：e5。", "The en passant field is wrong: e5."}},
	{"baige", " 0 1 -/-", " x 0 4/-", [3]string{"手数不合：x。 手数不合：0。 局面有误：checks=4。", "手數不合：x。 手數不合：0。 局面有誤：checks=4。", "A move counter is wrong: x. A move counter is wrong: 0. The position is wrong at checks=4."}},
	{"baige", "rnbgqkgbnr/", "rnbgqkgbnP/", [3]string{"j10不是步卒可立之点。 入堡权不合：j10。", "j10不是步卒可立之點。 入堡權不合：j10。", "No pawn may stand on j10. The castling rights are wrong: j10."}},
	{"baige", "1ac4ca1/f", "1ac2Q1ca1/f", [3]string{"不该走的一方正被将。", "不該走的一方正被將。", "The side not to move is in check."}},
}

// badRecords are unreadable records and their messages.
var badRecords = []struct {
	text string
	told [3]string
}{
	{"[Variant \"qice\"]\n[RedTiles \"1,2,3,4,5,6,7,7\"]\n\n*", [3]string{"策位重复或序号不合：7。 所布策位的数目不合：7。", "策位重複或序號不合：7。 所佈策位的數目不合：7。", "Tile given twice or out of range: 7. Wrong number of tiles: 7."}},
	{"[Variant \"qice\"]\n[RedTiles \"1,x\"]\n\n*", [3]string{"棋谱的 RedTiles 一栏有误：“1,x”。 它在第 2 行第 1 字。", "棋譜的 RedTiles 一欄有誤：「1,x」。 它在第 2 行第 1 字。", "The record’s RedTiles tag is wrong: “1,x”. It stands in line 2, column 1."}},
	{"[Variant \"xiangqi\"]\n[Clock \"soon\"]\n[Seats \"human\"]\n\n*", [3]string{"棋谱的 Seats 一栏有误：“human”。 它在第 3 行第 1 字。 棋谱的 Clock 一栏有误：“soon”。 它在第 2 行第 1 字。", "棋譜的 Seats 一欄有誤：「human」。 它在第 3 行第 1 字。 棋譜的 Clock 一欄有誤：「soon」。 它在第 2 行第 1 字。", "The record’s Seats tag is wrong: “human”. It stands in line 3, column 1. The record’s Clock tag is wrong: “soon”. It stands in line 2, column 1."}},
	{"[Variant \"yanyi\"]\n[Mode \"slow\"]\n\n*", [3]string{"棋谱的 Mode 一栏有误：“slow”。 它在第 2 行第 1 字。", "棋譜的 Mode 一欄有誤：「slow」。 它在第 2 行第 1 字。", "The record’s Mode tag is wrong: “slow”. It stands in line 2, column 1."}},
	{"[Variant \"yanyi\"]\n[Options \"speed=9\"]\n\n*", [3]string{"棋谱的 Options 一栏有误：“speed=9”。 它在第 2 行第 1 字。", "棋譜的 Options 一欄有誤：「speed=9」。 它在第 2 行第 1 字。", "The record’s Options tag is wrong: “speed=9”. It stands in line 2, column 1."}},
	{"[Variant \"xiangqi\"]\n\n1. a1a2\n(1. a1a3", [3]string{"第 4 行的变着没有结束，少一个“)”。", "第 4 行的變著沒有結束，少一個「)」。", "Line 4: a variation begins and has no “)”."}},
	{"[Variant \"xiangqi\"]\n\n1. a1a2)", [3]string{"第 3 行多出一个“)”。", "第 3 行多出一個「)」。", "Line 3: this “)” closes nothing."}},
	{"[Variant \"xiangqi\"]\n\n1. a1a2 {never closed", [3]string{"第 3 行第 9 字起的注文没有结束。", "第 3 行第 9 字起的註文沒有結束。", "Line 3, column 9: a comment begins and never ends."}},
	{"[Variant \"xiangqi\"]\n\n1. a1a2 r:resign red", [3]string{"棋谱所记的结果与着法不合。", "棋譜所記的結果與著法不合。", "The record’s result does not fit its moves."}},
	{"[Variant \"xiangqi\"]\n\n1. a1b2 *", [3]string{"棋谱第 1 手不合规则：a1b2。 它在第 3 行第 4 字。 车只走横竖直线。", "棋譜第 1 手不合規則：a1b2。 它在第 3 行第 4 字。 車只走橫豎直線。", "The record is not legal at move 1: a1b2. It stands in line 3, column 4. The chariot moves in straight lines."}},
	{"[Variant \"yanyi\"]\n\n1. q6o5 q6o5 *", [3]string{"棋谱第 2 手不合规则：q6o5。 它在第 3 行第 9 字。 此处无子。", "棋譜第 2 手不合規則：q6o5。 它在第 3 行第 9 字。 此處無子。", "The record is not legal at move 2: q6o5. It stands in line 3, column 9. There is no piece here."}},
	{"[Variant \"xiangqi\"]\n[Red \"x] [Black\n\n*", [3]string{"第 2 行读不通。", "第 2 行讀不通。", "Line 2 cannot be read."}},
	{"[Variant \"shogi\"]\n\n*", [3]string{"棋谱所记棋种不在此处：shogi。 它在第 1 行第 1 字。", "棋譜所記棋種不在此處：shogi。 它在第 1 行第 1 字。", "The record is of a game not found here: shogi. It stands in line 1, column 1."}},
	{"[Variant \"xiangqi\"]\n\n1. a1a2 *\n\n1. a1a3 *", [3]string{"此处不止一局棋谱，请一局一局载入。", "此處不止一局棋譜，請一局一局載入。", "This text holds several games; load them one at a time."}},
	{"[Game \"Chinese Chess\"]\n[Fen \"9/9 w\"]\n\n*", [3]string{"盘面应有 10 行，今有 2 行。", "盤面應有 10 行，今有 2 行。", "The board needs 10 ranks and has 2."}},
	{"[Variant \"xiangqi\"]\n\n1. b0c2 a10a9 *", [3]string{"棋谱第 2 手不合规则：a10a9。 它在第 3 行第 9 字。", "棋譜第 2 手不合規則：a10a9。 它在第 3 行第 9 字。", "The record is not legal at move 2: a10a9. It stands in line 3, column 9."}},
	{"[Variant \"xiangqi\"]\n[SetUp \"1\"]\n\n*", [3]string{"棋谱的 SetUp 一栏有误：“1”。 它在第 2 行第 1 字。", "棋譜的 SetUp 一欄有誤：「1」。 它在第 2 行第 1 字。", "The record’s SetUp tag is wrong: “1”. It stands in line 2, column 1."}},
	{"[Game \"Go\"]\n\n*", [3]string{"棋谱所记棋种不在此处：Go。 它在第 1 行第 1 字。", "棋譜所記棋種不在此處：Go。 它在第 1 行第 1 字。", "The record is of a game not found here: Go. It stands in line 1, column 1."}},
	{"nobody knows\n", [3]string{"认不出这是什么棋谱。认得的有 PGN、WXF、DhtmlXQ、XQF、CBR、FEN、一列着法，和演弈自己的棋谱。", "認不出這是什麼棋譜。認得的有 PGN、WXF、DhtmlXQ、XQF、CBR、FEN、一列著法，和演弈自己的棋譜。", "This is no game record known here: PGN, WXF, DhtmlXQ, XQF, CBR, a FEN, a list of moves, or one of Yanyi’s own."}},
	{"1. 炮二平五 马２进３ 2. 车二进一", [3]string{"棋谱第 3 手不合规则：车二进一。 它在第 1 行第 17 字。 那里没有此子。", "棋譜第 3 手不合規則：车二进一。 它在第 1 行第 17 字。 那裡沒有此子。", "The record is not legal at move 3: 车二进一. It stands in line 1, column 17. No such piece stands there."}},
	{"xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w", [3]string{"这是两人揭棋的局面，这里没有这种棋。", "這是兩人揭棋的局面，這裡沒有這種棋。", "This is Jieqi for two, a game not found here."}},
	{"[Red \"nobody\"]\n\n*", [3]string{"看不出这是哪一种棋：棋谱没有 Variant 一栏。", "看不出這是哪一種棋：棋譜沒有 Variant 一欄。", "Which game this is of cannot be told: the record has no Variant tag."}},
}

func TestFaultsAreToldInTheReadersLanguage(t *testing.T) {
	for _, c := range badPositions {
		v, _ := catalog.Find(c.game)
		position := strings.Replace(v.Info().Start, c.part, c.by, 1)
		wantTold(t, fmt.Sprintf("[Variant %q]\n[SetUp \"1\"]\n[FEN %q]\n\n*", c.game, position), c.told)
	}
	for _, c := range badRecords {
		wantTold(t, c.text, c.told)
	}
}

// wantTold checks the lines of a record's faults and that no placeholder is left.
func wantTold(t *testing.T, text string, want [3]string) {
	t.Helper()
	missing, lang := locale.OnMissing, locale.Current()
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	defer func() { locale.OnMissing = missing; locale.Use(lang) }()
	_, err := match.Parse(catalog.Named, text)
	if err == nil {
		t.Errorf("read:\n%s", text)
		return
	}
	for i, l := range locale.Langs() {
		locale.Use(l)
		if got := strings.Join(faults(&notation.Found{Text: text}, err), " "); got != want[i] {
			t.Errorf("%s\n%v\ntold %q\nwant %q", text, err, got, want[i])
		}
	}
}

// The page shows a few faults at most.
func TestFewFaultsAreTold(t *testing.T) {
	text := "[Variant \"xiangqi\"]\n[a]\n[b]\n[c]\n[d]\n[e]\n\n*"
	_, err := match.Parse(catalog.Named, text)
	if got := faults(&notation.Found{Text: text}, err); len(got) != mostFaults {
		t.Errorf("told %q", got)
	}
}
