// Package door lets connections into rooms: JSON over HTTP to create them, and over
// WebSocket to play. This is the whole protocol; a client can be written from it and
// from package room, whose [room.Room] folds the events it hears.
//
// Every message is one JSON object and carries the protocol's version as "v", [room.Version].
// Whoever speaks another one is refused with the code "version", in an answer that
// programs of all versions can read: a page then tells its player to reload it. What is
// not known in an answer is to be ignored; what is not known in a request is an error.
//
// # HTTP
//
//	GET  /rooms/hello    {"v":2}: there are rooms here; {"v":2,"lobby":true}: and a lobby
//	GET  /rooms/health   {"v":2}, or status 503: the journal does not answer
//	POST /rooms/new      {"v":2,"do":"create","setup":{…}}, a [room.Say]
//	                     201 {"v":2,"code":"K7QXMB","tokens":["…","",…]}
//	POST /rooms/quick    {"v":2,"game":"yanyi","clock":{…},"name":"…",…}, a [room.Quick]
//	                     200 {"v":2,"code":"K7QXMB","tokens":["…"]}
//	POST /rooms/seats    {"v":2,"rooms":[{"code":"K7QXMB","token":"…"}]}, a [room.Enquiry]
//	                     200 {"v":2,"rooms":[{"code":"K7QXMB","you":0,"waits":true,…}]}
//	GET  /rooms/ws       a WebSocket
//	GET  /rooms.json     {"v":1,"server":""}: they are at this origin
//
// A page finds its rooms by the file rooms.json beside it. {"v":1} says that there are
// none, {"v":1,"server":"https://rooms.example.org"} where they are: that server lists the
// page's origin. With the server "" or without the file they are at the page's own
// origin, if /rooms/hello answers. If there are none, nothing is said.
//
// A seat of the setup is a computer's if it has a level, taken if it has a name, else
// free. Each person's seat has a token. Whoever creates the room is the first seat with
// a name, and may offer seats anew, give them to computers, have them drawn, and close the
// room before the game. It begins when everybody who sits is ready, or when the host says so,
// [room.StartWait] after the last seat was filled. Who sits swaps seats with another who
// agrees.
//
// A token is who holds it: 128 random bits, known to nobody else. It belongs into the
// fragment of a link (…/?room=K7QXMB#seat=TOKEN) and into the storage of the page that
// holds the seat, never into a path or query.
//
// # WebSocket
//
// The client begins, within ten seconds:
//
//	{"v":2,"code":"K7QXMB","token":"…"}    without a token: who comes by the code alone
//	{"v":2,"code":"K7QXMB","watch":true}   who only looks on: whatever it says is refused
//
// and hears
//
//	{"v":2,"welcome":{"now":1764000000000,"events":12,"host":true,"token":"…"},"you":0}
//	{"v":2,"event":{…},"you":0}            so many times, then whenever something happens
//	{"v":2,"presence":{"here":[0,2],"weak":[2],"watching":1}}
//	{"v":2,"invite":{"seat":1,"token":"…"}}
//	{"v":2,"refused":{"code":"illegal","what":"…"},"do":"turn"}
//	{"v":2}
//
// "now" is the server's time, from which events and clocks are reckoned. "you" is the
// seat whose token the connection has, by invitation or sitting; it is missing for
// spectators, and changes with a rematch. The welcome's token is there for who came
// without one: whoever sits down with this connection holds the seat by it. "host" is
// there for whoever created the room, on every device with that token. Events are
// those of [room.Event], as much of them as the seat may know; "presence" is who has a
// connection, and whose connections are all slow; who is thinking follows from the
// events. A message of nothing but its version says every ten seconds that the server is
// there: pages see no pings, and a network may go without a word. Who hears nothing for
// 25 seconds had better connect again.
//
// From then on the client says whatever [room.Verb] lists, as a [room.Say]. What it says
// is heard by all, itself included, as an event, or refused. A choice in the game says
// by "of" which event it follows ([room.Room.Mark]); a turn never says what it draws.
// Quick phrases are numbers from 1 to [room.Phrases], whose words are the client's.
// Who loses the connection connects again with its token, and hears all from the first
// event on; said again, what had been heard is refused as "stale", "nothing" or "turn"
// and does no harm.
//
// Who came by the code and holds no seat may "ask" to "join" a game that is being played: in
// the place of a computer whose seat is nobody's, if all people agree who are still in the
// game. Until they have answered "you" is that seat, which is not taken yet; who asks takes
// it back by answering no, or by going. The next turn does not end the question, what the
// players themselves ask does.
//
// When the game is over those who hold seats study it together ([room.Study]): turns that
// follow any of its moments ("grow", with what they draw), glyphs, rings and arrows there
// ("note": the last to say counts), turns taken out again ("prune"), and the moment that one
// of them shows ("show").
//
// # The lobby
//
// Whoever created a room says "list" with a [room.Listing]: whether anybody may find it and
// sit down, whether anybody may find its game and look on, and how many turns later than
// the players who has no seat hears of one. Who wants to see what is listed begins with
//
//	{"v":2,"look":true}
//
// and hears, besides that the server is there,
//
//	{"v":1,"welcome":{"now":1764000000000,"events":0}}
//	{"v":2,"tables":{"all":true,"list":[{…}]}}       at once, each a [room.Table]
//	{"v":2,"tables":{"list":[{…}],"gone":["…"]}}     what is new or changed, at most once a second
//	{"v":2,"tables":{"plies":{"ABCDEF":12}}}         turns played where nothing else has changed
//
// and, about every two seconds while it changes, how the board of the game stands that most
// look at, as who looks on there sees it ("board" beside "list", a [room.Board]).
//
// It says nothing more. A seat that "yields" is one that may be asked for so. A table is listed while whoever opened it is connected, a game while
// anybody is who plays it.
//
// Who asks for a quick game is brought together with whoever asks for the same game,
// options and clock: on a seat by lot of a room without a host, which begins when all seats
// are taken by people who are ready, or with computers at the time of its listing's "quick".
// The answer's token is for the seat; who comes with it says that it is ready, and who is
// not connected for ten seconds before the game has lost the seat. "once" is chosen at
// random by the client: what was asked before is refused as "stale".
//
// # Refusals
//
// A code is for programs, "what" for whoever reads logs. Those of the connection:
//
//	version   another version is spoken here: reload
//	format    no JSON, or not of this form; bounds: too long, too large, out of range
//	none      there is no such room
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
//
// After version, none, many and a first message of another form the server closes the
// connection; so it does with messages over [room.MostBytes] bytes, with who does not
// read what it hears, and with who does not answer pings.
package door
