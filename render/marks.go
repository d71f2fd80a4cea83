package render

import (
	"slices"

	"yanyi/game"
	"yanyi/render/theme"
)

// Target is a square the selected piece may go to.
type Target struct {
	Square    game.Square
	Capture   bool
	Stratagem bool // the move exists only thanks to a stratagem
	Exchange  bool // both pieces leave the board
	Allies    bool // going there makes an alliance
}

// Drag is a piece held by the pointer.
type Drag struct {
	From game.Square
	X, Y float64 // of the pointer, in the coordinates of the layout's rectangle
}

// Fallen is a king that fell: its ghost stays on the board.
type Fallen struct {
	Square game.Square
	Piece  game.Piece
}

// Reveal is a piece that has just been turned over.
type Reveal struct {
	Square  game.Square
	Was, Is game.Piece // as it lay, and its identity
}

// Ray is a line between two pieces, in the colour of the first one's army.
type Ray struct {
	From, To game.Square
	Color    theme.Color
	Dashed   bool
}

// Drawn is an arrow, or a ring where it leads nowhere.
type Drawn struct{ From, To game.Square }

// Marks is the interface's marks on a position. Begin with [NoMarks], not the zero Marks.
type Marks struct {
	Selected, Cursor game.Square
	Targets          []Target
	Barriers         []game.Square // pieces that would have barred a stratagem's moves
	Due              []game.Square // pieces that go stale unless they move now
	Threats          []game.Square // pieces that could take the selected one
	Domain           *game.Domain  // the points that the selected piece can ever reach, nil if they are not shown
	LastFrom, LastTo game.Square
	// The move of another player before the last one, marked fainter.
	EarlierFrom, EarlierTo game.Square

	Revealed []Reveal // by the last move: rays and a label, until the next one
	hint
	Advised  []game.Turn   // an engine's turns, best first
	Dangers  []game.Square // pieces that others could take
	Checkers []game.Square // joined to the checked king by a line
	Fallen   []Fallen
	Drag     Drag // From is NoSquare without one
	Lines
}

// Lines lie over the pieces.
type Lines struct {
	Rays  []Ray   // from attackers to a square, and dashed from its defenders
	Drawn []Drawn // by the players of a study
}

// hint is a turn that is proposed, or waits.
type hint struct {
	Hint    game.Turn
	HasHint bool
	Ghost   bool // its piece is shown where it goes, faint where it stands
}

// NoMarks marks nothing.
func NoMarks() Marks {
	return Marks{
		Selected: game.NoSquare, Cursor: game.NoSquare,
		LastFrom: game.NoSquare, LastTo: game.NoSquare,
		EarlierFrom: game.NoSquare, EarlierTo: game.NoSquare,
		Drag: Drag{From: game.NoSquare},
	}
}

// same reports whether all but the place of a drag is equal.
func (m *Marks) same(o *Marks) bool {
	return m.Selected == o.Selected && m.Cursor == o.Cursor && m.LastFrom == o.LastFrom && m.LastTo == o.LastTo &&
		m.EarlierFrom == o.EarlierFrom && m.EarlierTo == o.EarlierTo &&
		m.hint == o.hint && m.Domain == o.Domain && slices.Equal(m.Advised, o.Advised) && m.Drag.From == o.Drag.From &&
		slices.Equal(m.Targets, o.Targets) && slices.Equal(m.Barriers, o.Barriers) && slices.Equal(m.Due, o.Due) && slices.Equal(m.Threats, o.Threats) && slices.Equal(m.Checkers, o.Checkers) &&
		slices.Equal(m.Rays, o.Rays) && slices.Equal(m.Dangers, o.Dangers) && slices.Equal(m.Drawn, o.Drawn) &&
		slices.Equal(m.Fallen, o.Fallen) && slices.Equal(m.Revealed, o.Revealed)
}

// set copies o, keeping the buffers of m.
func (m *Marks) set(o *Marks) {
	targets, barriers, due, checkers := m.Targets[:0], m.Barriers[:0], m.Due[:0], m.Checkers[:0]
	threats, advised := m.Threats[:0], m.Advised[:0]
	rays, dangers := m.Rays[:0], m.Dangers[:0]
	fallen, revealed, drawn := m.Fallen[:0], m.Revealed[:0], m.Drawn[:0]
	*m = *o
	m.Targets = append(targets, o.Targets...)
	m.Barriers = append(barriers, o.Barriers...)
	m.Due = append(due, o.Due...)
	m.Threats = append(threats, o.Threats...)
	m.Advised = append(advised, o.Advised...)
	m.Rays = append(rays, o.Rays...)
	m.Dangers = append(dangers, o.Dangers...)
	m.Checkers = append(checkers, o.Checkers...)
	m.Fallen = append(fallen, o.Fallen...)
	m.Drawn = append(drawn, o.Drawn...)
	m.Revealed = append(revealed, o.Revealed...)
}
