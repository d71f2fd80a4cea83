// Package machine is the interface to the machine: a browser's page or a desktop's window
// (package platform), or a test's plain values (package scenetest). [Machine] has the methods
// of every machine, [Abilities] those that only some have, nil where they are missing.
package machine

import (
	"errors"
	"io"
)

// ErrRefused says that nothing may be kept here at all: a sandboxed frame, a
// folder that may not be written. The game plays on and says so once.
var ErrRefused = errors.New("storage refused")

// ErrFull says that there is no room left in the store.
var ErrFull = errors.New("storage full")

// ErrBig says that a text is too large to be a record.
var ErrBig = errors.New("too large")

// Machine is the one the program runs on. It is for the goroutine that updates the program.
type Machine interface {
	Store
	// Languages are the tags the system prefers, best first.
	Languages() []string
	// Dark reports whether the system wants a dark theme now.
	Dark() bool
	// Still reports whether the system wants less motion now.
	Still() bool
	// Contrast reports whether the system wants more contrast now, or colours of its own.
	Contrast() bool
	// TextSize is how large the reader wants text everywhere, in percent of the usual.
	TextSize() int
	// Param is a parameter of the address or the command line, "" if not given.
	Param(name string) string
	// Puzzles asks for the puzzles of a variant as text (game/puzzle). The answer comes
	// later, once; a body that is empty says that there are none.
	Puzzles(variant string) <-chan Reply
	// Endgames asks for the endgames of a variant as text (game/endgame), as Puzzles does.
	Endgames(variant string) <-chan Reply
	// Texts asks for a file of the copy deck that the program lacks, answering as Puzzles does.
	Texts(name string) <-chan Reply
	// Download keeps a text as a file where the reader looks for files, beside those of
	// the same name. It answers where that is; "" where the system shows that itself.
	Download(name, text string) (where string, err error)
	// Ready hears that the first picture stands.
	Ready()
	// Abilities are the further abilities of this machine.
	Abilities() Abilities
}

// Store keeps texts by key.
type Store interface {
	// Load returns the text saved under a key, or "".
	Load(key string) (string, error)
	// Save keeps a text under a key; an empty text forgets the key. An error wraps
	// ErrRefused where nothing may be kept at all, ErrFull where there is no room.
	Save(key, text string) error
	// SetAside moves the text under a key out of the way, for good.
	SetAside(key string) error
	// Keys lists the keys under which something is saved, in no order.
	Keys() ([]string, error)
	// Erase forgets everything, texts set aside too.
	Erase() error
}

// Abilities are the abilities that only some machines have: a field is nil where the machine
// lacks it. They stay the same while the program runs.
type Abilities struct {
	// Engine starts a computer opponent. It may answer nil.
	Engine func() Engine
	Giving
	// Inbox is where texts arrive from outside.
	Inbox Inbox
	// ChooseFile lets the reader choose a file; it arrives in the inbox.
	ChooseFile func()
	// Deliver reads a text into the inbox: a file dropped on a window. A page does it by itself.
	Deliver func(r io.Reader)
	// Decode writes bytes of an old Chinese encoding, gb18030 or big5, as text.
	Decode func(encoding string, data []byte) string
	Place
	// Share leaves to the page around an embedded one the gestures that the program does not
	// use. It calls uses whenever one begins, and lose when a finger was taken away, which
	// means no release. A finger that has only come down has a way of zero.
	Share func(uses func(x, y, dx, dy float64, finger bool) bool, lose func())
	// Full opens a record in the whole page, from an embedded one, with parameters as
	// in addresses (view=b&mode=replay). It reports whether it may.
	Full func(query, record string) bool
	// Readdressed takes the packed record that the address names since it was changed, ""
	// if it was not, and whether it is to be studied.
	Readdressed func() (record string, studied bool)
	// Address puts the room of a game into the page's address, and keeps the token of the seat
	// with it, out of sight; "" is for none. Watches says that the player only looks on there.
	Address func(room, seat string, watches bool)
	// Reseated takes the token of a seat of its room that the address names by now; "" for none.
	Reseated func() string
	// Renew loads the program anew, in its latest version.
	Renew func()
	// Channel is the way to the page around this one.
	Channel Channel
	// Hiding has do run when the program is about to be out of sight or to end.
	Hiding func(do func())
	// Failed takes the error of a save that was answered before it was done, if any.
	Failed func() error
	// Changed takes the next key of the store that another window has written.
	Changed func() (key string, ok bool)
	// Net is the way to servers of rooms.
	Net Net
	// Senses are the ways to a player who does not look at the screen.
	Senses
	// Carried is the game being played when the program had to restart by itself, or "".
	Carried string
	// Carry registers a function that returns the game being played, for the next such time.
	Carry func(game func() string)
}

// Place is where the program stands.
type Place struct {
	// Embedded says that the program stands in a frame of another page.
	Embedded bool
	// Edges are how much of the screen is not to be used, under a notch or the system's
	// bar, in its logical pixels: from the left, the top, the right and the bottom.
	Edges func() (left, top, right, bottom float64)
	// Boards asks for small boards that were painted with the program, as package cards
	// names and reads them. The answer comes later, once; it is empty where there are none.
	Boards func(name string) <-chan []byte
}

// Giving is how something leaves the program; a field is nil where it cannot.
type Giving struct {
	// Copy puts a text on the clipboard. The answer comes later, once: nil, or what failed.
	Copy func(text string) <-chan error
	// Hand gives a file to the reader: a page's download, a file where a window's reader
	// wants it. The answer comes later, once.
	Hand func(File) <-chan Handed
	// Offer opens the system's share sheet. The answer comes later, once: nil, also after a
	// cancellation, or the reason of a failure. It has to be called during a user's gesture.
	Offer func(Gift) <-chan error
}

// File is one that is handed to the reader.
type File struct {
	Name, Type string // Type is its media type
	Data       []byte
}

// Handed is where a file is now, or why it is nowhere.
type Handed struct {
	Where string
	Off   bool // the reader thought better of it
	Err   error
}

// Gift is what is shared: an address, a text, or a file.
type Gift struct {
	Title, Text, Address string
	File                 *File // nil for none
}

// Engine is a computer opponent somewhere else: a goroutine on the desktop, a
// Web Worker in the browser. It speaks in the lines of package search. It hears to
// stop while it thinks, if not at once; stopping the engine itself ends it at once.
type Engine interface {
	// Send says a line to the engine. It never waits.
	Send(line string)
	// Lines appends the engine's lines since the last time. If it cannot answer any more, it
	// says so by a line "error TEXT".
	Lines(dst []string) []string
	// Stop ends the engine, in mid-thought if need be.
	Stop()
}

// Arrival is something brought to the program: a pasted text, or the bytes of a file, in
// whatever encoding, that was dropped on it, chosen from a folder, or named on the command
// line. Err says why it could not be read; it wraps ErrBig where it is too large.
type Arrival struct {
	Text string
	Err  error
}

// Inbox is where records come from beside the store: the clipboard, files.
type Inbox interface {
	// Arrived is the next text that was brought to the program.
	Arrived() (Arrival, bool)
	// Paste asks for the text on the clipboard; it arrives.
	Paste()
}

// Window is the further interface of a machine that is a desktop's window.
type Window interface {
	// Full reports whether it fills the screen.
	Full() bool
	// SetFull lets it fill the screen, or not any more.
	SetFull(full bool)
}

// Channel is the way to and from the page around an embedded one.
type Channel interface {
	// Listen lets do run whenever a message has come, in a goroutine of its own.
	Listen(do func())
	// Receive takes the next message that has come; false if there is none.
	Receive() (string, bool)
	// Send posts a message.
	Send(text string)
}

// Net is the way to servers elsewhere. Nothing of it waits.
type Net interface {
	// Site is the address the program was loaded from, ending in a slash, without query
	// and fragment; "" where it was not loaded from anywhere.
	Site() string
	// Fetch asks a web address, or posts a body to it if there is one. The answer comes
	// later, once, and is at most MostReply bytes long.
	Fetch(address, body string) <-chan Reply
	// Dial opens a WebSocket.
	Dial(address string) Wire
}

// MostReply is the longest answer or message that is taken in, in bytes.
const MostReply = 1 << 16

// Reply is an answer over HTTP; Err is why there is none.
type Reply struct {
	Status int
	Body   string
	Err    error
}

// Replied is the answer of a machine that does not have to wait.
func Replied(r Reply) <-chan Reply {
	answer := make(chan Reply, 1)
	answer <- r
	return answer
}

// Wire is a WebSocket. It ends on its own when the connection does, and then stays so.
type Wire interface {
	// Listen calls do, in a goroutine of its own, whenever a message has arrived or the socket
	// has opened or closed, and now and then where there are no ticks: a hidden page gets none.
	Listen(do func())
	// Open reports whether messages can be sent now.
	Open() bool
	// Send says a message; one that is sent while the wire is not open is lost.
	Send(text string)
	// Receive takes the next message that has come; false if there is none.
	Receive() (string, bool)
	// Ended reports whether the wire has ended, or could not be opened at all.
	Ended() bool
	// Close ends the wire.
	Close()
}

// Titled is an Attention with a title that may name the page.
type Titled interface {
	// Entitle gives the page or window a title, "" for its own.
	Entitle(title string)
}

// Senses are the ways to a player who does not look at the screen.
type Senses struct {
	// Attention notifies a player who looks elsewhere.
	Attention Attention
	// Mirror shows the program to readers of screens.
	Mirror Mirror
}

// Mirror shows the program to screen readers and receives their requests.
type Mirror interface {
	// Show passes on the changes, as package mirror writes them.
	Show(changes string)
	// Asked takes the next request, if any: its node, whether it is pressed, the line written.
	Asked() (key, line string, press, ok bool)
}

// WakeLock is an Attention that can keep the screen on.
type WakeLock interface {
	// KeepAwake keeps the screen on, or lets the system turn it off.
	KeepAwake(on bool)
}

// Buzzer is an Attention that the hand feels which holds the device.
type Buzzer interface {
	// Buzzes reports whether there is anything to feel.
	Buzzes() bool
	// Buzz trembles for so many milliseconds, where it may.
	Buzz(ms int)
}

// Attention notifies a player who looks elsewhere.
type Attention interface {
	// Looked reports whether the program is seen and has the keyboard.
	Looked() bool
	// Mark writes a mark before the title of the page or window, "" for none.
	Mark(text string)
	// Ask asks whether the system may show notices; it belongs to a gesture. Nothing
	// happens where that was answered before.
	Ask()
	// Notify shows a notice of the system, where it may; nothing otherwise.
	Notify(text string)
}
