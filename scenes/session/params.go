package session

import (
	"hash/fnv"
	"strconv"
	"strings"
)

// Params are the parameters of the page's address, of an embedded board and, on
// the desktop, of the command line (game/README.md, Page and embedding).
type Params struct {
	Game     string // variant to open
	Mode     string // "play", "replay", "study"; "watch" looks on in a Room
	Seats    string // human,ai:3,ai:3
	View     string // seat at the bottom: its letter
	Ply      string
	Lang     string
	Bg       string // light, dark, system
	Pieces   string // hanzi, signs, letters, figures
	Board    string // wood, paper, plain
	Controls string // "0" hides the buttons
	Sound    string // "0" is silent
	Motion   string // auto, reduce
	Record   string // deflated record, base64url
	Position string // start position, for tests and links
	Lesson   string // id of a lesson to open
	Puzzle   string // id of a puzzle, or today
	Room     string // code of a room to take part in
	Seat     string // token of a seat there, from the fragment alone
	Server   string // address of a server of rooms
	Continue string // "1" goes on with the game played last
}

// Watch reports whether the address's game is only watched.
func (p *Params) Watch() bool { return p.Mode == "replay" }

// Studied reports whether the games asked for are studied.
func (p *Params) Studied() bool { return p.Mode == "study" }

// Readdress asks for another packed record, to be studied or as the other parameters say.
func (p *Params) Readdress(record string, studied bool) {
	switch p.Record = record; {
	case studied:
		p.Mode = "study"
	case p.Studied():
		p.Mode = ""
	}
}

// Bare reports whether no buttons are shown: a page around this one brings its own.
func (p *Params) Bare() bool { return p.Controls == "0" }

// Address identifies an address by its game, variant, position and players, without the look.
func (p *Params) Address() string {
	h := fnv.New64a()
	for _, word := range []string{p.Game, strings.Join(strings.Fields(p.Position), " "), strings.Join(strings.Fields(p.Seats), "")} {
		h.Write([]byte(word + "\n")) // never fails
	}
	return strconv.FormatUint(h.Sum64(), 16)
}

// Names lists the parameters' names, as in addresses and flags.
func Names() []string {
	return []string{"game", "mode", "seats", "view", "ply", "lang", "bg", "pieces", "board", "controls",
		"sound", "motion", "r", "position", "lesson", "puzzle", "room", "server", "continue"}
}

// readParams asks get for every parameter; it answers "" for those not given.
func readParams(get func(name string) string) Params {
	return Params{
		Game: get("game"), Mode: get("mode"), Seats: get("seats"), View: get("view"), Ply: get("ply"),
		Lang: get("lang"), Bg: get("bg"), Pieces: get("pieces"), Board: get("board"), Controls: get("controls"),
		Sound: get("sound"), Motion: get("motion"),
		Record: get("r"), Position: get("position"), Lesson: get("lesson"), Puzzle: get("puzzle"),
		Room: get("room"), Seat: get("seat"), Server: get("server"),
		Continue: get("continue"),
	}
}
