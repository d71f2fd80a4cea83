// Package online is the one client of rooms (cmd/rooms/door has the protocol), for the page
// and the window: it finds a server, creates rooms, and takes part in one at a time. It draws
// nothing and waits for nothing: Tick processes what has arrived.
package online
