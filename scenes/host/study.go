package host

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/study"
	"yanyi/game/tree"
)

// StudyState is a study at one instant, as plain data; what it points to is read only. Its turns
// are the nodes of the tree.
type StudyState struct {
	Root, At *tree.Node // At led to the moment shown; at the start it is the root
	Edits    int        // grows with every change of the tree by a person
	Persons  game.SeatSet
	Own      game.SeatSet                // whose turns a report is about: people's, or all if only computers played
	Shares   map[*tree.Node]study.Shares // after the turns that were judged
	Seen     map[*tree.Node]study.Shares // after those that the analysis has looked at
	Reveals  []game.Reveal               // the possible draws of the turn shown, none without a draw

	Writes bool // the tree may be changed from here
	Undoes bool // there is a change that can be undone
	Prunes bool // the turn shown can be removed

	Ahead    *study.Scene // shown in place of the moment (Foresee), nil for none
	Analysis Analysis
	Report   Report
	Training *Training // nil without one
	Sharing  *Sharing  // nil for a study alone
	Openings Openings
}

// Analysis is what an engine has found at the moment shown.
type Analysis struct {
	Lines  []EngineLine // best first
	Wanted int          // how many are looked for, 0 while it is off
	Failed bool         // there is no engine, or it does not work
}

// EngineLine is a line that an engine has found. Moves are its first turns, up to one with a draw.
type EngineLine struct {
	study.Verdict
	Moves []*match.Move
}

// MostLines is the most lines looked for at once.
const MostLines = 5

// Report is an engine's judgement of the main line, as far as it has come.
type Report struct {
	study.Report
	Running   bool
	Done, All int
	Failed    bool // there is no engine, or it does not work

	// The rest is known once it does not run.
	Costly    []Mistake // turns that cost much, with the better turn alone
	Turning   []Mistake // Points, then Others, as far as they have been explained (Explain)
	Explained bool      // all of them, and Tasks
	Tasks     [3]int    // number of mistakes that can be exercises, by seat
}

// Mistake is a turn that cost its player much, and why.
type Mistake struct {
	*study.Judged
	Better *match.Move // nil if it is unknown
	Why    game.Phrase // what Better achieves, zero if that is unknown
	Reply  *match.Move // that hurts the player, nil if there is none
	Hurts  game.Phrase // what Reply achieves
}

// Training makes a person find better turns than the mistakes.
type Training struct {
	exercise.Run
	Seat    game.Seat
	Mistake *Mistake    // nil once all are done
	Move    *match.Move // the turn tried, nil for none
	Failed  bool        // no engine is there to judge it
}

// Sharing is how several people share a study.
type Sharing struct {
	People  *People
	Shows   game.Seat   // who shows the others a moment, NoSeat for nobody
	Here    bool        // it is the person here
	Follows bool        // it is followed from here
	Draws   bool        // presses on the board draw on it
	Began   game.Square // where a ring or an arrow begins, NoSquare for nowhere yet
	Marks   []string    // the rings and arrows at the moment shown
}

// Openings are the turns played at the moment shown in the person's own games, as far as they
// were asked for (Meet).
type Openings struct {
	Known bool
	Met   []Met // the most frequent first
}

// Met is one of them.
type Met struct {
	study.Met
	Move *match.Move
}
