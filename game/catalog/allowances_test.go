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
	whole  = "what a whole game is asked, its past and present, by those who show it, keep it and play it; turns, tiles, clock, verdict and text are types of their own"
	parted = "what game.Position and a search ask of it, a turn done and undone, and the names of its parts: "
	search = "one search: its methods call each other at every node and share all it knows; what can stand alone is to leave it"
	fold   = "a fold over events: what each kind needs to be allowed, and what it does"
	embeds = "it embeds what it consists of, each with few methods of its own, so that a part may ask another"
	hand   = "the vocabulary of drawing by hand is promoted into every ground, so that each reads as what it draws"
	tables = "tables that are filled once; each field is one of them"
)

// allowances are what is larger than bounds tells.
var allowances = map[larger]allowance{
	{packageLines, "game/stratagem"}:     {6000, "seven games share its rules, and rules are as long as they are"},
	{packageLines, "game/threekingdoms"}: {6400, "five games share its rules, and rules are as long as they are"},
	{packageLines, "scenes/ui"}:          {3150, "pointers, keys, gamepads and readers of screens press the same controls, whose insides are no others' business"},

	{ownMethods, "game/threekingdoms.position"}: {56, parted + "moving, diplomacy, treaty, order, departure, result, evaluation, explainer and others"},
	{ownMethods, "game/stratagem.position"}:     {82, parted + "attacks, evaluation, explainer, spelling, teller, printer; a turn may be a sweep, a slide, a move and two promotions"},
	{ownMethods, "game/darkchess.position"}:     {76, parted + "evaluation and explainer"},
	{ownMethods, "game/hundred.position"}:       {68, parted + "generator, evaluation, explainer"},
	{ownMethods, "game/match.Match"}:            {47, whole},
	{ownMethods, "game/search.Searcher"}:        {85, search},
	{ownMethods, "game/room.Room"}:              {95, fold},
	{ownMethods, "game/gametest.walk"}:          {56, "a check of the conformance suite each, on one walk through a game"},
	{ownMethods, "game/gametest/toy.position"}:  {45, "a whole game in one type, as small as one can be"},

	{allMethods, "game/stratagem.position"}:       {83, "see its own"},
	{allMethods, "game/darkchess.position"}:       {76, "see its own"},
	{allMethods, "game/hundred.position"}:         {68, "see its own"},
	{allMethods, "game/match.Match"}:              {65, whole},
	{allMethods, "game/search.Searcher"}:          {90, search},
	{allMethods, "game/room.Room"}:                {95, fold},
	{allMethods, "scenes/pages/play/board.Board"}: {125, embeds},
	{allMethods, "scenes/pages/play/table.Table"}: {75, embeds},
	{allMethods, "scenes/host/study.Host"}:        {82, embeds},
	{allMethods, "render.director"}:               {66, "a kind of event each"},
	{allMethods, "render/art/ground.banks"}:       {76, hand},
	{allMethods, "render/art/ground.cross"}:       {66, hand},
	{allMethods, "render/art/ground.edging"}:      {64, hand},
	{allMethods, "render/art/ground.cells"}:       {62, hand},
	{allMethods, "render/art/ground.city"}:        {62, hand},

	{typeFields, "game.Info"}:                  {26, "what a variant tells of itself: a row of facts, none of which follows from another"},
	{typeFields, "game/gametest.walk"}:         {26, "buffers of the checks, so that a walk through thousands of positions allocates little"},
	{typeFields, "game/hundred.judge"}:         {26, tables},
	{typeFields, "game/search.Searcher"}:       {34, search},
	{typeFields, "game/search.frame"}:          {22, "what a search knows of one node"},
	{typeFields, "game/stratagem.boardTables"}: {31, tables},
	{typeFields, "game/threekingdoms.rules"}:   {28, tables},
	{typeFields, "game/stratagem.judge"}:       {23, tables},
	{typeFields, "game/threekingdoms.judge"}:   {32, tables},

	{functionLines, "render.stage.drawEffect"}: {66, "a kind of effect each, a few lines for every one"},
}
