package door

import (
	"net/http"

	"yanyi/game/room"
)

// seats tells how rooms stand in which seats are held. Every room asked after counts as a
// message of its address.
func (d *Door) seats(w http.ResponseWriter, r *http.Request) {
	text, err := readBody(r.Body)
	if err != nil {
		d.deny(w, err)
		return
	}
	q, err := room.DecodeEnquiry(text)
	if err == nil && !d.visitors.mayAsk(d.address(r), len(q.Rooms)) {
		err = errMany
	}
	if err != nil {
		d.deny(w, err)
		return
	}
	told := room.Standings{V: room.Version, Rooms: []room.Standing{}}
	for _, hi := range q.Rooms {
		s := room.Standing{Code: hi.Code, Gone: true}
		if codes.MatchString(hi.Code) && hi.Token != "" && len(hi.Token) <= longestToken {
			s, err = d.hall.Standing(r.Context(), hi.Code, keyOf(hi.Token))
		}
		if err != nil {
			d.deny(w, err)
			return
		}
		told.Rooms = append(told.Rooms, s)
	}
	answer(w, http.StatusOK, told)
}
