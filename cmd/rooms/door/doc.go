// Package door lets connections into rooms: JSON over HTTP to create them, and over WebSocket
// to play. This is the whole protocol; a client can be written from it and from package room,
// whose [room.Room] folds the events it hears.
//
// Every message is one JSON object and carries the protocol's version as "v", [room.Version].
// A client of another version is refused with the code "version", in an answer that programs
// of all versions can read: a page then asks its player to reload it. Unknown fields of an
// answer are to be ignored; unknown fields of a request are an error.
//
// # HTTP
//
//	GET  /rooms/hello    {"v":2}: there are rooms here; {"v":2,"lobby":true}: and a lobby
//	GET  /rooms/health   {"v":2}, or status 503: nothing can be written down
//	POST /rooms/new      {"v":2,"do":"create","setup":{…}}, a [room.Say]
//	                     201 {"v":2,"code":"K7QXMB","tokens":["…","",…]}
//	POST /rooms/quick    {"v":2,"game":"yanyi","clock":{…},"name":"…",…}, a [room.Quick]
//	                     200 {"v":2,"code":"K7QXMB","tokens":["…"]}
//	POST /rooms/seats    {"v":2,"rooms":[{"code":"K7QXMB","token":"…"}]}, a [room.Enquiry]
//	                     200 {"v":2,"rooms":[{"code":"K7QXMB","you":0,"waits":true,…}]}
//	GET  /rooms/ws       a WebSocket
//	GET  /rooms.json     {"v":1,"server":""}: they are at this origin
//
// The answer to an enquiry leaves out rooms whose state is unknown at the moment.
//
// A page finds its rooms by the file rooms.json beside it. {"v":1} says that there are none,
// {"v":1,"server":"https://rooms.example.org"} where they are: that server lists the page's
// origin. With the server "" or without the file they are at the page's own origin, if
// /rooms/hello answers. If there are none, the page shows nothing.
//
// A seat of the setup is a computer's if it has a level, taken if it has a name, else free.
// Each person's seat has a token. The room's creator, its host, is the first seat with a name,
// and may offer seats anew, give them to computers, have them drawn, and close the room before
// the game. The game begins when all seated people are ready, or when the host says so,
// [room.StartWait] after the last seat was filled. Two people may agree to swap seats. The
// host may also offer seats whose person has no connection, and give them to computers; at an
// open table such a seat falls free after ten seconds, and that of a person who is not ready
// ninety seconds after the last seat was filled ("left" with "yes"). By "offer" with "yes" the
// host asks a person to go, whose token is void then, and whose address is refused seats there
// for an hour unless it comes with a token that the host gave it.
//
// A token identifies its holder: 128 random bits, known to nobody else. It belongs into the
// fragment of a link (…/?room=K7QXMB#seat=TOKEN) and into the storage of the page that holds
// the seat, never into a path or query.
//
// # WebSocket
//
// The client begins, within ten seconds:
//
//	{"v":2,"code":"K7QXMB","token":"…"}    without a token: a visitor by the code alone
//	{"v":2,"code":"K7QXMB","watch":true}   a spectator: its messages are refused
//
// with "reads":4 if it reads events of that version ([room.Reads]): the room of a clock with
// periods begins with one of version 3, a room with odds with one of version 4, and refuses
// clients that do not say so with the code "version". It receives
//
//	{"v":2,"welcome":{"now":1764000000000,"events":12,"host":true,"token":"…"},"you":0}
//	{"v":2,"event":{…},"you":0}            so many times, then one for each new event
//	{"v":2,"presence":{"here":[0,2],"weak":[2],"watching":1}}
//	{"v":2,"invite":{"seat":1,"token":"…"}}
//	{"v":2,"refused":{"code":"illegal","what":"…"},"do":"turn"}
//	{"v":2,"now":1764000010000}
//
// "now" is the server's time, from which events and clocks are reckoned. "you" is the seat
// whose token the connection has, by invitation or sitting; it is missing for spectators, and
// changes with a rematch. The welcome's token is for a client that came without one: if it
// sits down, it holds the seat by that token. "host" is set for the room's creator, on every
// device with that token. Events are those of [room.Event], without the parts that the seat
// may not know; "presence" lists the seats with a connection, and those whose connections are
// all slow; the events show who is thinking. Every ten seconds a message with nothing but its
// version and the server's time says that the server is there: pages see no pings, and a
// network may fail silently; a device that has slept, or whose clock was set, learns the time
// from it. A client that hears nothing for 25 seconds should connect again.
//
// From then on the client sends the verbs of [room.Verb], as a [room.Say]. A message reaches
// all, its sender included, as an event, or is refused. A choice in the game names in "of" the
// event it follows ([room.Room.Mark]); a turn never contains its draws. Quick phrases are
// numbers from 1 to [room.Phrases], whose words are the client's. A client that loses the
// connection connects again with its token, and receives all from the first event on; a repeated
// message that had been applied is refused as "stale", "nothing" or "turn" and does no harm.
//
// A visitor by the code without a seat may "ask" to "join" a running game: in place of a
// computer that holds its seat on its own account, if all people still in the game agree.
// Until they have answered "you" is that seat, which is not taken yet; the visitor withdraws
// by answering no, or by leaving. The next turn does not end the question, a question of the
// players does.
//
// After the game the holders of seats study it together ([room.Study]): turns from any of its
// moments ("grow", with their draws), glyphs, rings and arrows there ("note": the last one
// counts), turns taken out again ("prune"), and the moment that one of them shows ("show").
//
// # The lobby
//
// A room's creator sends "list" with a [room.Listing]: whether strangers may find it and sit
// down, whether strangers may find its game and watch, and by how many turns spectators lag. A
// viewer of the list begins with
//
//	{"v":2,"look":true}
//
// and receives, besides the signs that the server is there,
//
//	{"v":1,"welcome":{"now":1764000000000,"events":0}}
//	{"v":2,"tables":{"all":true,"list":[{…}]}}       at once, each a [room.Table]
//	{"v":2,"tables":{"list":[{…}],"gone":["…"]}}     new and changed ones, at most once a second
//	{"v":2,"tables":{"plies":{"ABCDEF":12}}}         turns played where nothing else has changed
//
// and, about every two seconds while it changes, the board of the game with the most viewers,
// as its spectators see it ("board" beside "list", a [room.Board]).
//
// It sends nothing more. A seat that "yields" may be asked for by "join". A table is listed
// while its opener is connected, a game while any of its players is.
//
// A quick game brings together clients that ask for the same game, options and clock: on seats
// by lot of a room without a host, which begins when all seats are taken by people who are
// ready, or with computers at the time of its listing's "quick". The answer's token is for the
// seat; its client declares to be ready, and loses the seat after ten seconds without a
// connection before the game. The client chooses "once" at random: a repeated request is
// refused as "stale".
//
// # Writing a bot
//
// A program takes a seat as people do, by the messages above: cmd/rooms/bots/example is one in
// a hundred lines, and the command "rooms bot" one for engines that speak UCI. It sits down by
//
//	{"v":2,"do":"sit","seat":1,"name":"Deep Red","yes":true}
//
// whose "yes" marks its seat as a computer's on every page and in the lobby ("bot"). A program
// whose seat came otherwise, as the room's creator or in a quick game, says "rename" with "yes"
// before anything else. Nobody can check this; a server's owner may close the rooms of programs
// that do not say what they are.
//
// Then it says that it is ready, and again whenever its seat is no longer; lays tiles where the
// game has them; plays when it is to move, with "of" set to [room.Room.Mark]; and answers the
// questions that wait for it, for people wait too. It connects again with its token, as a page
// does, and says "leave" when it will not come back. The limits are those of its address: a bot
// is a connection, its messages count, and so do its seats at open tables. A host who does not
// want it asks it to go.
//
// # Refusals
//
// A code is for programs, "what" for readers of logs. The codes of the connection:
//
//	version   the server has another version: reload
//	format    no JSON, or not of this form; bounds: too long, too large, out of range
//	none      there is no such room
//	broken    the room has ended by a fault of the server's: nothing more happens in it
//	many      the address has too many connections, rooms or openings (status 429)
//	lobby     there is no lobby here
//	rest      games at open tables were left from the address: for some minutes it opens none
//	often     too many messages: this one was not heard
//	origin    pages of this site may not connect (status 403)
//	server    the server could not do it; it may or may not have happened (status 503)
//
// Those of the room:
//
//	seat nobody host taken seated      whose seat it is, or is not
//	phase turn stale late out order    not now
//	illegal tiles question asked       not so
//	nothing soon full                  not again, not yet, no more
//	dismissed                          the host has asked who says it to go
//
// After version, none, broken, many and a first message of another form the server closes the
// connection; also after messages over [room.MostBytes] bytes, and if the client does not read
// its messages or does not answer pings.
package door
