// Package play is the table on the screen: the board, the players, what must be
// decided, the moves, and at the end the result. The game itself is the table's
// (scenes/pages/play/table). The page describes the moment whenever something has
// changed (scenes/pages/play/moment) and shows it to its parts, which say how they
// look; here they are arranged, drawn and listened to.
//
// # From the pointer to the saved record
//
// What becomes of a click on a square, room by room:
//
//  1. scenes/ui: [ui.Stack] polls the devices into an [ui.Input], in logical pixels,
//     once a tick, and hands it to the page on top: [Page.Update].
//  2. The page's [ui.Form] finds the control under the pointer. A button carries what
//     it does and does it. The board is an area, which takes the pointer itself.
//  3. scenes/pages/play/board: the pointer asks render which square that is, and lifts
//     or taps it at the table.
//  4. scenes/pages/play/table: the hand narrows the list of legal turns, choice by
//     choice (game.Chooser), and asks while more than one is left. A refusal is a
//     phrase of the rules (match.Preview.Why). A decided turn is a request to the host
//     (scenes/host), which runs the game.
//  5. game/match: the host's match checks the turn against the position's, draws what has to
//     be drawn from a bag, and does it. The variant's position writes what happened
//     into its journal; the match keeps the turn with its text and these events.
//  6. The host takes a higher version. The table sees it, forgets what it had worked out
//     for the moment before, and has the host keep the game: the match's text goes to
//     the game's keeper (scenes/saves), which writes it into its slot of the machine's
//     store (scenes/machine), a file or the browser's storage (scenes/platform).
//  7. At the end of the tick the page compares the state its picture was made from
//     with the present one. The version differs: a new [moment.Moment] is described,
//     and every part is shown it. The board plays the turn's events and will end on
//     the moment's view; sounds are those of the events (scenes/sound). The parts are
//     arranged and placed in the form.
//  8. [Page.Draw] draws the form, and while only the board moves, the board alone.
//
// The host of a room (scenes/host/remote) only says the turn to the others in step 5, and
// the hand rests; the server checks and draws, and the turn has happened once the room's
// match has it. Its table does as any other: it asks what may be done ([host.May]), not
// where. What the people of a room ask, and whether they are there, is
// scenes/pages/play/peers.
//
// From then on nothing is drawn until something changes. What a computer answers
// (scenes/machine, game/search) enters at 5, and goes the same way.
package play
