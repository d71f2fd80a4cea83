package record

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/pages/play/tabletext"
)

// Positions of games of three with pieces that lie face down, or with knights.
const (
	// Shu's horse stands beside the emperor, a soldier of Wu's before Wei's king;
	// whatever lies face down is a soldier of Wu.
	anqiFew = "hR/3,wK,3/2,wR,sP,~,2/3,sN,~,2/hC,3,hK,1,~,1,hR/7/sC,~,uB,4/uK,2,sK,3/hR s uws - idle 0 u=PPPP,w=-,s=-"
	// Wu's horse may ally with Wei or depose the emperor while Han lies face down.
	jieqiHorse = "4,wK,4/9/9/9/17/17/3,h~R,13/2,uN,14/hK,1,h~C,h~R,4,sP,7,uK/17/2,uN,h~R,13/17/17/9/9/9/4,sK,4 u uws - idle - 0 u=-,w=-,s=-,h=CRRR"
	// Wu's cannon alone stands between the allied kings of Wei and Shu.
	oneBetween = "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:u,4,uC,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 u uws ws spent - 0"
	// Wei's knight may ally with Wu on c8, or depose the emperor after another step.
	guojiKnights = "3,wK,5/9/9/15/15/2,hQ,12/2,wN,12/hK,1,hQ,11,uK/3,wN,11/2,hQ,8,uP,3/11,sP,3/15/9/9/4,sK,4 w uws - idle - - 0"
)

// Every great event has its line in the report and its row in the list of moves.
func TestGreatEventsAreReported(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.ZhHans)
	arg := tabletext.Arg
	for _, c := range []struct {
		id, start, turns, seal, key string
		args                        []locale.Arg
	}{
		{"anqi", anqiFew, "e6e5", "勤", "event.diplomacy.rescue.alliance", []locale.Arg{arg("side", "蜀"), arg("a", "吴"), arg("b", "魏")}},
		{"anqi", anqiFew, "e7e8", tabletext.SealOf("event.out.king.lost.seal"), "event.out.king.lost", []locale.Arg{arg("side", "魏")}},
		{"anqi", anqiFew, "e7e8 u:resign", tabletext.SealOf("event.out.seal"), "event.out.resign.anqi", []locale.Arg{arg("side", "吴")}},
		{"anqi", anqiFew, "e6e5 u:resign", tabletext.SealOf("event.diplomacy.alliance.end.seal"), "event.diplomacy.alliance.end", []locale.Arg{arg("side", "吴"), arg("a", "吴"), arg("b", "魏")}},
		{"jieqi", jieqiHorse, "c7a8", "盟", "event.diplomacy.alliance", []locale.Arg{arg("side", "吴"), arg("ally", "魏"), arg("a", "吴"), arg("b", "魏"), arg("c", "蜀")}},
		{"jieqi", jieqiHorse, "c10a9", "废", "event.diplomacy.deposed.alliance", []locale.Arg{arg("side", "吴"), arg("a", "魏"), arg("b", "蜀")}},
		{"guoji", guojiKnights, "d7b8", "盟", "event.diplomacy.alliance.guoji", []locale.Arg{arg("side", "魏"), arg("ally", "吴"), arg("a", "魏"), arg("b", "吴"), arg("c", "蜀")}},
		{"guoji", guojiKnights, "c9a8", "废", "event.diplomacy.deposed.alliance", []locale.Arg{arg("side", "魏"), arg("a", "蜀"), arg("b", "吴")}},
		{"yanyi", oneBetween, "i9j9", "照", "event.met", []locale.Arg{arg("a", "魏"), arg("b", "蜀"), arg("side", "吴")}},
	} {
		_, r := shown(t, c.id, c.start, strings.Fields(c.turns)...)
		line := locale.T(c.key, c.args...)
		if !slices.ContainsFunc(r.report, func(e entry) bool { return e.head == line && e.seal == c.seal }) {
			t.Errorf("the report lacks %s %q: %+v", c.seal, line, r.report)
		}
		if !slices.ContainsFunc(r.listIn(shape{true, 400, 1, noPly}).rows, func(e row) bool { return strings.Join(e.lines, "") == line }) {
			t.Errorf("the list of moves lacks %q", line)
		}
	}
}

// Who resigns a game of two leaves the pieces where they are, and the list says no more.
func TestResigningAGameOfTwo(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.En)
	_, r := shown(t, "xiangqi", "", "r:resign")
	if !slices.ContainsFunc(r.listIn(shape{true, 400, 1, noPly}).rows, func(e row) bool { return strings.Join(e.lines, "") == "Red resigned" }) {
		t.Error("the list of moves lacks that Red resigned")
	}
}
