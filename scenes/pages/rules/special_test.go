package rules

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
)

// special is a rule by which variants differ: the words that state it in each language are on
// the pages of these variants and on no other page.
type special struct {
	games string
	words [3]string // zh-Hans, zh-Hant, en
}

const (
	kingdoms   = points + " guoji"
	points     = "yanyi mini jieqi"
	lines      = "xiangqi huanfang qiji weiwo qiji16 qice-line"
	stratagems = lines + " qice"
	kinds      = "qiji weiwo qiji16 qice qice-line"
	tiles      = "qice qice-line"
)

var specials = []special{
	{kingdoms + " chibi", [3]string{"轮空", "輪空", "skipped again"}},
	{kingdoms + " chibi", [3]string{"由其先走", "由其先走", "checked moves first"}},
	{kingdoms + " chibi", [3]string{"不是走子一方亲自将的", "不是走子一方親自將的", "no piece of the mover’s gives"}},
	{kingdoms, [3]string{"废帝", "廢帝", "deposing"}},
	{kingdoms, [3]string{"结盟点", "結盟點", "alliance point"}},
	{kingdoms, [3]string{"拥汉方", "擁漢方", "Han’s champion"}},
	{kingdoms, [3]string{"献帝参战", "獻帝參戰", "the emperor in the war"}},
	{kingdoms, [3]string{"不计子力", "不計子力", "counts nothing as material"}},
	{kingdoms, [3]string{"收编", "收編", "absorb"}},
	{kingdoms, [3]string{"新主", "新主", "its new lord"}},
	{kingdoms, [3]string{"盟友从不收编", "盟友從不收編", "an ally never absorbs"}},
	{kingdoms, [3]string{"你本国的马", "你本國的馬", "your own kingdom"}},
	{kingdoms, [3]string{"只余两方", "只餘兩方", "with two players left"}},
	{kingdoms, [3]string{"少者得 0 分", "少者得 0 分", "the weaker one scores 0"}},
	{kingdoms + " anqi", [3]string{"献帝", "獻帝", "emperor"}},
	{kingdoms + " anqi", [3]string{"−1 分而非 1 分", "−1 分而非 1 分", "scores −1 instead of 1"}},
	{kingdoms + " anqi chibi", [3]string{"五十轮", "五十輪", "fifty rounds"}},
	{points + " chibi", [3]string{"国境线", "國境線", "border line"}},
	{points, [3]string{"汉底线正中", "漢底線正中", "Han’s back line"}},
	{points, [3]string{"魏在其南，蜀在其北", "魏在其南，蜀在其北", "Wei’s to his south, Shu’s to his north"}},
	{points, [3]string{"日字所占的六点", "日字所佔的六點", "block of two by three points"}},
	{points + " chibi", [3]string{"第一手，炮", "第一手，炮", "own first move"}},
	{points, [3]string{"魏蜀见面则吴胜", "魏蜀見面則吳勝", "If Wei and Shu meet, Wu wins"}},
	{points, [3]string{"吴得 2 分，魏、蜀各 0 分", "吳得 2 分，魏、蜀各 0 分", "Wei and Shu 0 each"}},
	{points, [3]string{"羌族", "羌族", "Qiang, Wuhuan, Nanman and Shanyue"}},
	{points, [3]string{"前马进8", "前馬進8", "front N+8"}},
	{"yanyi mini guoji", [3]string{"单挑", "單挑", "duel"}},
	{"chibi", [3]string{"同胜同负", "同勝同負", "win or lose together"}},
	{"chibi", [3]string{"汉便须歇", "漢便須歇", "it rests now"}},
	{"chibi", [3]string{"认它为此棋", "認它為此棋", "our own reading"}},
	{"chibi", [3]string{"魏最好留给强手", "魏最好留給強手", "for the stronger player"}},
	{"mini", [3]string{"也可入汉境", "也可入漢境", "may enter Han"}},
	{"mini", [3]string{"五路见方", "五路見方", "5×5 points"}},
	{"mini", [3]string{"最少五跳", "最少五跳", "after five leaps at the earliest"}},
	{"jieqi", [3]string{"照它所在的本位行棋与吃子", "照它所在的本位行棋與吃子", "as the piece whose point it stands on"}},
	{"jieqi", [3]string{"计入该国尚未翻出的各子", "計入該國尚未翻出的各子", "counts all of that kingdom’s pieces not yet seen"}},
	{"jieqi", [3]string{"暗马6进5→兵", "暗馬6進5→兵", "?Nq12-o13→P"}},
	{"jieqi", [3]string{"汉军居中一枚之间无子，吴即被将", "漢軍居中一枚之間無子，吳即被將", "The inventor warns"}},
	{"jieqi anqi", [3]string{"暗子", "暗子", "hidden pieces"}},
	{"anqi", [3]string{"勤王", "勤王", "the rescue"}},
	{"anqi", [3]string{"只有马可走到 e5", "只有馬可走到 e5", "Only a horse may step onto e5"}},
	{"anqi", [3]string{"送吃", "送吃", "walk into danger"}},
	{"anqi", [3]string{"兵可吃君主", "兵可吃君主", "a soldier takes a king"}},
	{"anqi", [3]string{"一枚以上，而无明子", "一枚以上，而無明子", "one or more face-down pieces and no open one"}},
	{"anqi", [3]string{"未翻之子与所统汉军都计入", "未翻之子與所統漢軍都計入", "face-down ones and Han pieces commanded included"}},
	{"anqi", [3]string{"各得 2、1、0 分", "各得 2、1、0 分", "2, 1 and 0 by their sums"}},
	{"anqi", [3]string{"若他不在相等者之中", "若他不在相等者之中", "if it was none of them"}},
	{"guoji", [3]string{"魏（蓝，北）", "魏（藍，北）", "Wei (blue, north)"}},
	{"guoji", [3]string{"三后在 C6、C8、C10", "三后在 C6、C8、C10", "three queens on C6, C8 and C10"}},
	{"guoji", [3]string{"吴 B8，魏 A7，蜀 A9", "吳 B8，魏 A7，蜀 A9", "Wu’s B8, Wei’s A7 and Shu’s A9"}},
	{"guoji", [3]string{"A7 至 C9", "A7 至 C9", "A7 to C9"}},
	{"guoji", [3]string{"后L12–I12", "后L12–I12", "Q L12–I12"}},
	{"guoji", [3]string{"本土之外的兵", "本土之外的兵", "a pawn abroad"}},
	{"guoji", [3]string{"王马对王也和，汉军无主时则不算", "王馬對王也和，漢軍無主時則不算", "king and knight against king too, but not while Han is idle"}},
	{"guoji", [3]string{"其间无人吃子，即为长将", "其間無人吃子，即為長將", "no capture by anybody in between"}},
	{"guoji", [3]string{"应将的一图亦佚", "應將的一圖亦佚", "answering a check is lost as well"}},
	{"guoji", [3]string{"朱然、诸葛瑾、曹彰、司马懿、姜维、刘封六人之值", "朱然、諸葛瑾、曹彰、司馬懿、姜維、劉封六人之值", "Jiang Wei and Liu Feng"}},
	{"guoji", [3]string{"连续九次轮到时都正被将", "連續九次輪到時都正被將", "nine of one’s own turns running"}},
	{"guoji", [3]string{"全局立即作和", "全局立即作和", "the whole game is a draw at once"}},
	{"guoji baige", [3]string{"吃过路", "吃過路", "in passing"}},
	{"guoji baige", [3]string{"所经与所到之格都不受", "所經與所到之格都不受", "castling"}},
	{stratagems + " chibi " + points, [3]string{"照面", "照面", "face each other"}},
	{lines + " chibi " + points, [3]string{"线的交叉点", "線的交叉點", "crossings"}},
	{"anqi guoji qice", [3]string{"棋子立于格中", "棋子立於格中", "pieces stand on squares"}},
	{stratagems, [3]string{"马腿", "馬腿", "its leg"}},
	{stratagems, [3]string{"象眼", "象眼", "eye"}},
	{stratagems, [3]string{"着着将军", "著著將軍", "gave check"}},
	{stratagems, [3]string{"六十手无吃子", "六十手無吃子", "Sixty moves each without a capture"}},
	{"qiji weiwo qiji16", [3]string{"六十手无吃子与升变", "六十手無吃子與升變", "without a capture or promotion"}},
	{"qice-line", [3]string{"六十手无吃子、兑子与升变", "六十手無吃子、兌子與升變", "without a capture, exchange or promotion"}},
	{"qice", [3]string{"六十手无吃子、兑子、扫滞与升变", "六十手無吃子、兌子、掃滯與升變", "without a capture, exchange, sweep or promotion"}},
	{"huanfang weiwo qiji16", [3]string{"换防", "換防", "swap"}},
	{"huanfang weiwo qiji16", [3]string{"兵只与正前一点的王换", "兵只與正前一點的王換", "straight ahead of it"}},
	{"huanfang weiwo qiji16", [3]string{"王在宫外时", "王在宮外時", "A king outside his palace"}},
	{"huanfang weiwo qiji16", [3]string{"走得到王位，炮则须打得到", "走得到王位，炮則須打得到", "could get to the king’s point, a cannon as it captures"}},
	{"weiwo qiji16", [3]string{"车可越的车可隔恰一子", "車可越的車可隔恰一子", "a Vaulting Chariot may swap over exactly one piece"}},
	{"qiji weiwo qiji16", [3]string{"无变化", "無變化", "no change"}},
	{kinds, [3]string{"生效", "生效", "in force"}},
	{kinds, [3]string{"升底兵", "升底兵", "Rising Soldier"}},
	{kinds, [3]string{"基本走法", "基本走法", "base moves"}},
	{"qiji weiwo qiji16", [3]string{"己方的王不算在内", "己方的王不算在內", "own king is not counted"}},
	{tiles, [3]string{"攻王则不算己方的王", "攻王則不算己方的王", "not counting your own king"}},
	{"weiwo qiji16 qice qice-line", [3]string{"破解", "破解", "cancelled"}},
	{"qiji", [3]string{"移标", "移標", "slide your marker"}},
	{"qiji", [3]string{"计轨", "計軌", "track"}},
	{"weiwo", [3]string{"九宫的九点即是", "九宮的九點即是", "nine points of the palace are"}},
	{"qiji16", [3]string{"至多八枚不同的计", "至多八枚不同的計", "up to eight different tiles"}},
	{"qiji16", [3]string{"兵忘河的兵可与左右之王换", "兵忘河的兵可與左右之王換", "a Roving Soldier may swap with a king beside it"}},
	{"qiji16", [3]string{"无敌兵", "無敵兵", "Immune Soldier"}},
	{"qiji16 qice qice-line", [3]string{"被牵", "被牽", "held piece"}},
	{"qiji16 qice qice-line", [3]string{"外环车", "外環車", "Ring Chariot"}},
	{tiles, [3]string{"恰八枚不同的策", "恰八枚不同的策", "exactly eight different tiles"}},
	{tiles, [3]string{"前二十四策", "前二十四策", "the first twenty-four"}},
	{tiles, [3]string{"兑", "兌", "exchange"}},
	{tiles, [3]string{"走目字", "走目字", "one by three"}},
	{tiles, [3]string{"走用字", "走用字", "Camel Horse: two by three"}},
	{tiles, [3]string{"胜利兵", "勝利兵", "Victory Soldier"}},
	{"qice", [3]string{"停滞", "停滯", "stale piece"}},
	{"qice", [3]string{"扫", "掃", "sweep"}},
	{"qice", [3]string{"斜叉", "斜叉", "slanting crosses"}},
	{"qice", [3]string{"可前进一格入河，也可直渡", "可前進一格入河，也可直渡", "step into the river, or straight across"}},
	{"qice", [3]string{"被兑、被扫的也算", "被兌、被掃的也算", "exchanged and swept pieces count"}},
	{"qice", [3]string{"可退兵不退入河，也不退过河", "可退兵不退入河，也不退過河", "Retreating Soldier steps back neither"}},
	{"qice-line", [3]string{"河上无点", "河上無點", "without points in the river"}},
	{"qice-line", [3]string{"河对岸第二行", "河對岸第二行", "the second rank beyond the river"}},
	{"baige", [3]string{"连续四手将军", "連續四手將軍", "four of your moves running"}},
	{"baige", [3]string{"弓弩", "弓弩", "archer"}},
	{"baige", [3]string{"剑士", "劍士", "swordsman, Ferz"}},
	{"baige", [3]string{"国王自 f1 到 h1", "國王自 f1 到 h1", "from f1 to h1"}},
	{"baige", [3]string{"不让王走入受攻击之格", "不讓王走入受攻擊之格", "lets no king walk into fire"}},
	{"baige", [3]string{"只余两王", "只餘兩王", "two bare kings"}},
	{"baige", [3]string{"五十手无吃子", "五十手無吃子", "Fifty moves each"}},
}

// pageText is the text of a variant's rules, notation and glossary in the current language.
func pageText(game string) string {
	var b strings.Builder
	for _, k := range locale.Rules(game) {
		b.WriteString(locale.T(k.Head) + "\n")
		for _, s := range sentences(locale.T(k.Text)) {
			b.WriteString(s.text + "\n")
		}
	}
	has := tables()[game]
	for _, p := range append(notationRows(has.notation), glossaryRows(has.terms)...) {
		b.WriteString(p.lead + " " + p.text + "\n")
	}
	return fold(b.String())
}

// Every page states its variant's special rules and none that the variant lacks.
func TestPagesTellTheRulesOfTheirGame(t *testing.T) {
	defer locale.Use(locale.Current())
	for i, l := range locale.Langs() {
		locale.Use(l)
		for _, v := range catalog.All() {
			id := v.Info().ID
			text := pageText(id)
			for _, s := range specials {
				has := slices.Contains(strings.Fields(s.games), id)
				if word := s.words[i]; strings.Contains(text, fold(word)) != has {
					t.Errorf("%s %s: %q told: %t, a rule of the game: %t", l, id, word, !has, has)
				}
			}
		}
	}
}

// The pages use one word for each thing; these words were used before and must not return.
func TestPagesKeepToTheirTerms(t *testing.T) {
	defer locale.Use(locale.Current())
	for l, words := range map[locale.Lang][]string{
		locale.ZhHans: {"无计", "在行", "所行", "的本行", "出土之兵", "退回河", "手次", "一乘三", "二乘三", "和棋", "西洋棋", "易位权"},
		locale.ZhHant: {"無計", "在行", "所行", "的本行", "出土之兵", "退回河", "手次", "一乘三", "二乘三", "和棋", "含欠行", "國際象棋", "弩炮", "困斃"},
		locale.En:     {"deadlock", "ploy", "to the emperor’s aid"},
	} {
		locale.Use(l)
		for _, v := range catalog.All() {
			for _, word := range words {
				if strings.Contains(pageText(v.Info().ID), fold(word)) {
					t.Errorf("%s %s: says %q", l, v.Info().ID, word)
				}
			}
		}
	}
}
