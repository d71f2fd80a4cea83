// Package play is the table on the screen: the board, the players, the decisions, the moves,
// and at the end the result. The game itself belongs to the table (scenes/pages/play/table).
// When something has changed, the page makes one [moment.Moment], plain data, and shows it to
// its parts. Each thing a person does on them comes back as one [host.Request]
// ([table.Table.Do]). The host says which panels stand beside the board ([host.Panels]); this
// package arranges, draws and handles them. The state of a study ([host.StudyState]) is a part of
// the moment. The state of a room ([host.RoomState]) is told every tick, because phrases and
// absences are shown by its clock.
//
// A tick ([Page.Update]) is one pass: input becomes requests; the table, its host and the
// animations advance; if anything has changed, one new moment is shown.
//
// # From the pointer to the saved record
//
// The path of a click on a square, package by package:
//
//  1. scenes/ui: [ui.Stack] polls the devices into an [ui.Input], in logical pixels,
//     once a tick, and hands it to the page on top: [Page.Update].
//  2. The page's [ui.Form] finds the control under the pointer. A button carries its own
//     action. The board is an area, which handles the pointer itself.
//  3. scenes/board: the controller asks render for the square and asks the page to lift or tap
//     it; scenes/pages/play/board turns that into a request to the table.
//  4. scenes/pages/play/table: the hand narrows the list of legal turns, choice by
//     choice (game.Chooser), and asks while more than one is left. A refusal is a
//     phrase of the rules (match.Preview.Why). A decided turn is a request to the host
//     (scenes/host), which runs the game.
//  5. game/match: the host's match checks the turn against the position's, draws pieces from a
//     bag where necessary, and plays the turn. The variant's position writes the events into
//     its journal; the match keeps the turn with its text and these events.
//  6. The host's version grows. The table notices it and drops what it had computed for the
//     previous moment. If the host counts the change as one to save, the table has it save the
//     game: the match's text goes to the game's keeper (scenes/saves), which writes it into its
//     slot of the machine's store (scenes/machine), a file or the browser's storage
//     (scenes/platform).
//  7. At the end of the tick the page compares the state behind its picture with the present
//     one. The version differs, so a new moment is made and shown to every part. The board
//     plays the turn's events and ends on the moment's view; the sounds are those of the events
//     (scenes/sound). The parts are arranged and placed in the form.
//  8. [Page.Draw] draws the form, or the board alone while nothing else moves.
//
// After that nothing is drawn until something changes. A computer's reply (scenes/machine,
// game/search) enters at step 5 and takes the same path.
//
// # From a remote turn to the screen
//
//  1. The host of a room (scenes/host/remote) only sends the turn to the server in step 5
//     above. Until it is confirmed no other turn can be made: [host.May] says that it is sent.
//  2. The server (cmd/rooms) checks the turn, makes its draws, and sends the event to all.
//  3. scenes/online: the session ticks the client, which takes in the new events; the room's
//     state (game/room) plays the turn in its match, which is the one that the host shows as
//     its line.
//  4. The host's version has grown. The table notices it at its next tick, and step 6 and those
//     after it follow: one new moment, in which the board finds one more turn of the same line
//     and plays its events. The table asks what may be done, not where the game is played.
//
// The questions and the presence of a room's people are handled by scenes/pages/play/roompanel.
//
// # From a variation to a link opened elsewhere
//
//  1. A turn tried in a study is a request like any other. Its host (scenes/host/study) plays
//     it at the moment shown: the study (game/study) adds a node to the tree (game/tree) and
//     moves there.
//  2. Sharing hands over the study's text with all its variations ([session.Share]). The sheet
//     (scenes/pages/share) packs it into an address (game/link).
//  3. On the other device the address is read ([Linked]): game/link unpacks the text, and the
//     route of tables opens it. match.ParseLegal reads and checks it; it is marked as a study,
//     so a study is made of the match and its tree, and its page is shown. A game without
//     variations is packed by its turns: game/link plays them and gives out the match itself.
package play
