package uci

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/notation"
	"yanyi/game/search"
)

// greet names the engine and its options.
func (t *translator) greet(ucci bool) {
	t.ucci = ucci && notation.Chinese(t.v.Info())
	if ucci && !t.ucci {
		t.remark("%s is not spoken of in UCCI", t.v.Info().ID)
		return
	}
	t.say("id name Yanyi")
	t.say("id author the authors of Yanyi")
	named, greeted := "name ", "uciok"
	if t.ucci {
		named, greeted = "", "ucciok"
		t.zero, t.counted = t.zero || !t.counted, true
		t.say("option usemillisec type check default true")
	}
	for _, o := range t.choices() {
		t.say("option %s%s", named, o)
	}
	t.say(greeted)
}

// MostLines is the greatest number of lines that the search reports.
const MostLines = 5

// choices are the options as the interfaces write them.
func (t *translator) choices() []string {
	list := []string{
		fmt.Sprintf("Level type spin default 0 min 0 max %d", search.Levels),
		fmt.Sprintf("Seed type spin default 0 min 0 max %d", 1<<30),
		"Move Overhead type spin default 20 min 0 max 5000",
		"Ponder type check default false",
		fmt.Sprintf("MultiPV type spin default 1 min 1 max %d", MostLines),
	}
	var ids []string
	for _, v := range catalog.All() {
		ids = append(ids, v.Info().ID)
	}
	list = append(list, combo("UCI_Variant", t.v.Info().ID, ids))
	for _, o := range t.v.Info().Options {
		list = append(list, combo(o.Key, t.v.Info().Option(t.options, o.Key), o.Values))
	}
	return list
}

func combo(name, value string, values []string) string {
	return name + " type combo default " + value + " var " + strings.Join(values, " var ")
}

// set obeys "name NAME value VALUE" or, in UCCI, "NAME VALUE".
func (t *translator) set(words []string) {
	text := strings.Join(words, " ")
	name, value, _ := strings.Cut(strings.TrimPrefix(text, "name "), " value ")
	if t.ucci {
		name, value, _ = strings.Cut(text, " ")
	}
	n, err := strconv.Atoi(value)
	switch key := strings.ToLower(name); {
	case key == "uci_variant":
		t.choose(value)
	case key == "usemillisec":
		t.seconds = value == "false"
	case key == "ponder" && (value == "true" || value == "false"):
		t.ponders = value == "true"
	case key == "level" && err == nil && n >= 0 && n <= search.Levels:
		t.level = n
	case key == "seed" && err == nil && n >= 0:
		t.seed = n
	case key == "multipv" && err == nil && n >= 1 && n <= MostLines:
		t.several = n
	case key == "move overhead" && err == nil && n >= 0:
		t.overhead = n
	default:
		t.chooseOption(name, value)
	}
}

// choose changes the game.
func (t *translator) choose(id string) {
	v, ok := catalog.Find(id)
	if !ok {
		t.remark("no variant %q", id)
		return
	}
	t.v, t.options = v, game.Options{}
	t.setPlace([]string{"startpos"})
}

// chooseOption sets one of the variant's own options.
func (t *translator) chooseOption(name, value string) {
	for _, o := range t.v.Info().Options {
		if o.Key == name && slices.Contains(o.Values, value) {
			t.options[name] = value
			t.setPlace([]string{"startpos"})
			return
		}
	}
	t.remark("there is no option %q with the value %q", name, value)
}
