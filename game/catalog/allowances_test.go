package catalog

// larger is something named that is larger than bounds tells, and by which measure.
type larger struct {
	what int
	name string
}

// allowance is up to which size something may be, and why.
type allowance struct {
	most int
	why  string
}

const (
	planned = "to be split: turns, clock, offers and text become parts of their own"
	hosts   = "to be split: what runs the game becomes its host, and the table only shows it"
	hand    = "the vocabulary of drawing by hand is promoted into every ground, so that each reads as what it draws"
	tables  = "tables that are filled once; each field is one of them"
)

// allowances are what is larger than bounds tells.
var allowances = map[larger]allowance{
	{packageLines, "game/stratagem"}:     {6000, "seven games share its rules, and rules are as long as they are"},
	{packageLines, "game/threekingdoms"}: {6000, "three games share its rules, and rules are as long as they are"},

	{ownMethods, "game/threekingdoms.position"}: {219, "to be split: moving, diplomacy, ending"},
	{ownMethods, "game/stratagem.position"}:     {152, "to be split as that of threekingdoms"},
	{ownMethods, "game/match.Match"}:            {100, planned},
	{ownMethods, "game/hundred.position"}:       {90, "to be split as that of threekingdoms"},
	{ownMethods, "game/darkchess.position"}:     {86, "to be split as that of threekingdoms"},
	{ownMethods, "game/search.Searcher"}:        {85, "one search: its methods call each other at every node and share all it knows"},
	{ownMethods, "game/room.Room"}:              {80, hosts},
	{ownMethods, "game/gametest.walk"}:          {56, "a check of the conformance suite each, on one walk through a game"},
	{ownMethods, "game/gametest/toy.position"}:  {45, "a whole game in one type, as small as one can be"},

	{allMethods, "game/threekingdoms.position"}:   {242, "to be split: moving, diplomacy, ending"},
	{allMethods, "game/stratagem.position"}:       {153, "to be split as that of threekingdoms"},
	{allMethods, "game/hundred.position"}:         {90, "to be split as that of threekingdoms"},
	{allMethods, "game/hundred.generator"}:        {104, "to hold the position it generates for, not to embed it"},
	{allMethods, "game/hundred.reader"}:           {100, "to hold the position it reads, not to embed it"},
	{allMethods, "game/darkchess.position"}:       {86, "to be split as that of threekingdoms"},
	{allMethods, "game/darkchess.reader"}:         {97, "to hold the position it reads, not to embed it"},
	{allMethods, "game/match.Match"}:              {100, planned},
	{allMethods, "game/search.Searcher"}:          {90, "one search: its methods call each other at every node and share all it knows"},
	{allMethods, "game/room.Room"}:                {80, hosts},
	{allMethods, "scenes/pages/play/board.Board"}: {125, hosts},
	{allMethods, "scenes/pages/play/table.Table"}: {112, hosts},
	{allMethods, "render.director"}:               {66, "a kind of event each"},
	{allMethods, "render/art/ground.cross"}:       {66, hand},
	{allMethods, "render/art/ground.edging"}:      {64, hand},
	{allMethods, "render/art/ground.cells"}:       {62, hand},
	{allMethods, "render/art/ground.city"}:        {62, hand},

	{typeFields, "game.Info"}:                {25, "what a variant tells of itself: a row of facts, none of which follows from another"},
	{typeFields, "game/gametest.walk"}:       {26, "buffers of the checks, so that a walk through thousands of positions allocates little"},
	{typeFields, "game/hundred.judge"}:       {26, tables},
	{typeFields, "game/search.Searcher"}:     {34, "one search: its methods call each other at every node and share all it knows"},
	{typeFields, "game/search.frame"}:        {22, "what a search knows of one node"},
	{typeFields, "game/stratagem.ground"}:    {31, tables},
	{typeFields, "game/threekingdoms.rules"}: {25, tables},
	{typeFields, "game/threekingdoms.state"}: {28, "to be split: moving, diplomacy, ending"},

	{functionLines, "game/darkchess.position.look"}: {66, "to be split"},
	{functionLines, "render.stage.drawEffect"}:      {66, "a kind of effect each, a few lines for every one"},
}
