package cards

import (
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/progress"
	"yanyi/game/study"
	"yanyi/scenes/host"
	hosts "yanyi/scenes/host/study"
)

// look is the look through the last games, one report after the other. It works only while no
// other engine runs.
type look struct {
	on, failed bool
	left       []string // saves that are still to be looked through
	done, of   int
	added      int // cards
	host       *hosts.Host
	study      *study.Study
	own        game.SeatSet
}

// Look is the state of the look through the last games.
type Look struct {
	On      bool
	Resting bool // others need the engine
	Failed  bool // there is no engine
	Done    int  // games
	Of      int
	Share   float64 // of the game at hand that is done
	Added   int     // cards
}

// Unseen are the saves of finished games of one's own that were not looked through.
func (s *Shelf) Unseen() (list []string) {
	box, names := s.Box(), map[string]string{}
	for _, kept := range s.session.Saves.List() {
		name, known := s.names[kept.Text]
		if !known {
			name = nameOf(kept.Text)
		}
		if names[kept.Text] = name; name != "" && !box.HasLooked(name) {
			list = append(list, kept.Text)
		}
	}
	s.names = names
	return list
}

// nameOf is the name of a finished game of one's own, "" for other saves.
func nameOf(save string) string {
	if progress.Own(catalog.Named, save) == 0 {
		return ""
	}
	m, err := match.Parse(catalog.Named, save)
	if err != nil || m.Cut() != nil || m.Ply() == 0 {
		return ""
	}
	return name(m.Info().ID, m.Turns())
}

// Begin begins to look through the last games, the latest first.
func (s *Shelf) Begin() {
	s.Stop()
	left := s.Unseen()
	s.look = look{on: len(left) > 0, left: left, of: len(left)}
	s.version++
}

// Stop ends it. Games that were looked through are not looked through again.
func (s *Shelf) Stop() {
	s.look.rest()
	s.look.on = false
	s.version++
}

// Looking is how far it is.
func (s *Shelf) Looking() Look {
	l := &s.look
	state := Look{On: l.on, Resting: l.on && l.host == nil, Failed: l.failed, Done: l.done, Of: l.of, Added: l.added}
	if l.host != nil {
		if _, _, done, all := l.host.Judging(); all > 0 {
			state.Share = float64(done) / float64(all)
		}
	}
	return state
}

// rest ends the engine. The game at hand will be begun again.
func (l *look) rest() {
	if l.host != nil {
		l.host.Close()
	}
	l.host, l.study = nil, nil
}

// tick goes on.
func (l *look) tick(s *Shelf, passed time.Duration) {
	switch {
	case !l.on:
		return
	case s.session.Engines.Running() > 0:
		if l.host != nil {
			l.rest()
			s.version++
		}
		return
	case l.host == nil && len(l.left) == 0:
		l.on = false
		s.version++
		return
	case l.host == nil:
		l.open(s)
		return
	}
	l.host.Tick(host.Tick{Passed: passed})
	running, failed, _, _ := l.host.Judging()
	switch {
	case failed:
		l.failed = true
		s.Stop()
	case !running:
		of, own := l.study, l.own
		l.next()
		s.learn(of, own)
	}
}

// open begins with the next game.
func (l *look) open(s *Shelf) {
	s.version++
	l.own = progress.Own(catalog.Named, l.left[0])
	m, err := match.Parse(catalog.Named, l.left[0])
	if err == nil {
		l.study, err = study.New(m)
	}
	if err != nil { // another version has kept it
		l.next()
		return
	}
	l.host = hosts.New(l.study, hosts.Deps{Engine: s.session.Engines.Engines})
	l.host.Do(host.Request{Do: host.Judge, Yes: true})
}

// next goes on to the next game.
func (l *look) next() {
	l.rest()
	l.left = l.left[1:]
	l.done++
}
