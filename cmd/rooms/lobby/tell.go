package lobby

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"yanyi/game/room"
)

// pliesAfter is how many times something may be told until it is told, too, how many turns
// have been played: that alone is not worth a message to all.
const pliesAfter = 10

// What is told at most, so that a message fits into what clients take in.
const (
	mostOpen    = 60
	mostPlaying = 40
	mostText    = 48 << 10 // bytes
)

// What is told is told to some at a time, so that whoever plays does not wait until
// thousands who look have heard it.
const (
	someTold = 50
	breath   = 10 * time.Millisecond  // between these
	allTold  = 500 * time.Millisecond // within which everybody is
)

// Enter lets somebody look, who hears the list at once.
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

// tell tells all who look what has changed since the last time.
func (l *Lobby) tell() { l.spread(l.news()) }

// spread tells all something, some after the others.
func (l *Lobby) spread(text []byte, all []*Looker) {
	some := max(someTold, len(all)*int(breath)/int(allTold))
	for these := range slices.Chunk(all, some) {
		l.tellSome(these, text)
		select {
		case <-time.After(breath):
		case <-l.ctx.Done():
			return
		}
	}
}

// tellSome tells those who still look. Who has come meanwhile has heard it already.
func (l *Lobby) tellSome(these []*Looker, text []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, k := range these {
		if l.looking[k] {
			k.Hear(text)
		}
	}
}

// news is what has changed since the last time, and who is to be told; nobody if nothing
// has.
func (l *Lobby) news() (text []byte, all []*Looker) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.forget()
	l.told++
	list := l.listed()
	news := l.changes(list)
	if len(news.List)+len(news.Plies)+len(news.Gone) == 0 {
		return nil, nil
	}
	l.text = message(room.Tables{All: true, List: list})
	return message(news), slices.Collect(maps.Keys(l.looking))
}

// forget takes out what was not said again for long.
func (l *Lobby) forget() {
	for code, e := range l.known {
		if time.Since(e.at) > l.Lasting {
			delete(l.known, code)
		}
	}
	listed.Set(float64(len(l.known)))
}

// changes are those from what is shown to a list, which is shown from now on. Where only
// turns have been played since, and it is not yet time to tell how many, the list keeps what
// is shown.
func (l *Lobby) changes(list []room.Table) (news room.Tables) {
	old := l.shown
	l.shown = map[string]room.Table{}
	for i := range list {
		t := &list[i]
		switch was, ok := old[t.Code]; {
		case !ok || !t.Same(&was):
			news.List = append(news.List, *t)
		case t.Ply == was.Ply:
		case l.told%pliesAfter != 0:
			*t = was
		case news.Plies == nil:
			news.Plies = map[string]int{t.Code: t.Ply}
		default:
			news.Plies[t.Code] = t.Ply
		}
		l.shown[t.Code] = *t
		delete(old, t.Code)
	}
	news.Gone = slices.Sorted(maps.Keys(old))
	return news
}

// listed are the tables that are told of: of those that wait for people the latest, of those
// that are played the ones that most look at.
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
