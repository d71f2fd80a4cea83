package lobby

import (
	"cmp"
	"encoding/json"
	"slices"
	"time"

	"yanyi/game/room"
)

// pliesAfter is after how many messages the number of turns is sent, not worth one by itself.
const pliesAfter = 10

// boardAfter is the number of messages after which the board of one game is sent again.
const boardAfter = 2

// The limits of a message, so that it fits into what clients accept.
const (
	mostOpen    = 60
	mostPlaying = 40
	mostText    = 48 << 10 // bytes
)

// Enter admits a viewer, who receives the list at once.
func (l *Lobby) Enter(k *Looker) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.looking[k] = true
	lookers.Inc()
	k.Hear(l.text)
}

// Leave ends that.
func (l *Lobby) Leave(k *Looker) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.looking[k] {
		delete(l.looking, k)
		lookers.Dec()
	}
}

// Looking is how many look.
func (l *Lobby) Looking() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.looking)
}

// Busiest is the code of the game that most look at, "" where none is played.
func (l *Lobby) Busiest() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.most
}

// Show notes how the board of that game stands, nil for not at all.
func (l *Lobby) Show(b *room.Board) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.board = b
}

// drawAgain is the board if it is due, one of no table where there is none any more.
func (l *Lobby) drawAgain() *room.Board {
	b := l.board
	if b == nil {
		b = &room.Board{}
	}
	if *b == l.drawn || b.Code == l.drawn.Code && l.told%boardAfter > 0 {
		return nil
	}
	l.drawn = *b
	return b
}

// tell sends all viewers the changes since the last time. Entries without renewal are gone.
func (l *Lobby) tell() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for code, e := range l.known {
		if time.Since(e.at) > l.Lasting {
			delete(l.known, code)
		}
	}
	listed.Set(float64(len(l.known)))
	l.told++
	list := l.listed()
	shown := map[string]room.Table{}
	var news room.Tables
	for i := range list {
		t := &list[i]
		switch old, ok := l.shown[t.Code]; {
		case !ok, !t.Same(&old):
			news.List = append(news.List, *t)
		case t.Ply != old.Ply && l.told%pliesAfter == 0:
			if news.Plies == nil {
				news.Plies = map[string]int{}
			}
			news.Plies[t.Code] = t.Ply
		default:
			*t = old
		}
		shown[t.Code] = *t
	}
	for code := range l.shown {
		if _, ok := shown[code]; !ok {
			news.Gone = append(news.Gone, code)
		}
	}
	l.most = ""
	if i := slices.IndexFunc(list, func(t room.Table) bool { return t.Playing }); i >= 0 {
		l.most = list[i].Code
	}
	news.Board = l.drawAgain()
	if l.shown = shown; len(news.List)+len(news.Plies)+len(news.Gone) == 0 && news.Board == nil {
		return
	}
	slices.Sort(news.Gone)
	l.text = message(room.Tables{All: true, List: list, Board: l.board})
	text := message(news)
	for k := range l.looking {
		k.Hear(text)
	}
}

// listed are the tables sent: of waiting ones the latest, of running ones the most watched.
func (l *Lobby) listed() []room.Table {
	var open, playing []room.Table
	for _, e := range l.known {
		if e.Playing {
			playing = append(playing, *e.Table)
		} else {
			open = append(open, *e.Table)
		}
	}
	slices.SortFunc(open, func(a, b room.Table) int {
		return cmp.Or(cmp.Compare(b.Since, a.Since), cmp.Compare(a.Code, b.Code))
	})
	slices.SortFunc(playing, func(a, b room.Table) int {
		return cmp.Or(b.Watching-a.Watching, cmp.Compare(a.Code, b.Code))
	})
	list := slices.Concat(open[:min(len(open), mostOpen)], playing[:min(len(playing), mostPlaying)])
	size := 0
	for i := range list {
		if size += len(encoded(&list[i])); size > mostText {
			return list[:i]
		}
	}
	return list
}

func encoded(t *room.Table) []byte {
	text, err := json.Marshal(t)
	if err != nil {
		panic("lobby: a table is plain data: " + err.Error())
	}
	return text
}

func message(t room.Tables) []byte {
	text, err := json.Marshal(room.Message{V: room.Version, Tables: &t})
	if err != nil {
		panic("lobby: a message is plain data: " + err.Error())
	}
	return text
}
