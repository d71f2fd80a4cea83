package search

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// Serve answers the lines of in through out until in is closed or ctx is done:
//
//	position VARIANT [key=value …] | POSITION or start | TURN TURN …
//	go [level N] [temper NAME] [seed N] [time MILLISECONDS] [nodes N] [depth N] [multipv N] [gains 1] [only TURN] [without TURN,TURN…] [turns N]
//	stop
//
// Turns hold the reveals that followed them. The answers to go are lines
//
//	info [multipv N] depth N nodes N time MILLISECONDS score CENTIPAWNS chances P P [P] [gains S,S…] pv TURN …
//	bestmove TURN
//
// of which the last comes once, also after stop, and holds what the player chooses (no draws);
// scores are the acting seat's. Chances are each seat's in turn order, in percent of what there
// is to win: for two a game, for three its three points. With gains, and among three, the seats are told for
// whom each turn of the line is good, as a sum of 1, 2 and 4 for each turn. With multipv the N best lines are told,
// each with its number; with only the one turn is judged, and whatever is drawn in it counts by
// how likely it is. A line that cannot be obeyed is answered by "error TEXT" alone and changes
// nothing; the page's program does not know without. While a search runs only stop is obeyed, in
// the page's worker within some 40 ms; other lines wait for the search to end, and those that
// wait when it is stopped are forgotten. find looks variants up by id. out is called from one
// goroutine at a time, never after Serve has returned.
func Serve(ctx Context, find func(id string) (game.Variant, bool), in <-chan string, out func(line string)) {
	s := server{find: find, out: out}
	for {
		select {
		case <-ctx.Done():
			s.stop()
			return
		case line, ok := <-in:
			if !ok {
				s.finish()
				return
			}
			s.hear(line)
		case line := <-s.lines:
			s.relay(line)
		}
	}
}

// server is the state of one conversation.
type server struct {
	find func(id string) (game.Variant, bool)
	out  func(line string)

	info     *game.Info
	pos      game.Position
	played   played
	searcher *Searcher

	lines  chan string   // of the running search; nil if none runs
	cancel chan struct{} // closed to stop it

	waiting []string // lines heard while it runs
}

// relay passes on a line of the running search. The search is over before its last line is
// out, so that the receiver may continue at once.
func (s *server) relay(line string) {
	last := strings.HasPrefix(line, lastLine)
	if last {
		s.lines, s.cancel = nil, nil
	}
	s.out(line)
	for last && s.lines == nil && len(s.waiting) > 0 {
		next := s.waiting[0]
		s.waiting = s.waiting[1:]
		s.hear(next)
	}
}

// finish waits for the running search, if there is one, and for the lines queued behind it.
func (s *server) finish() {
	for s.lines != nil {
		s.relay(<-s.lines)
	}
}

// stop ends the running search, which answers with the best so far, and drops the queue.
func (s *server) stop() {
	s.waiting = nil
	if s.cancel != nil {
		close(s.cancel)
		s.finish()
	}
}

// hear obeys a line, or answers why it cannot.
func (s *server) hear(line string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	if err := s.obey(words[0], line, words[1:]); err != nil {
		s.out("error " + strings.Join(strings.Fields(err.Error()), " ")) // in one line
	}
}

func (s *server) obey(command, line string, args []string) error {
	if command == "stop" {
		s.stop()
		return nil
	}
	if s.lines != nil {
		s.waiting = append(s.waiting, line)
		return nil
	}
	switch command {
	case "position":
		return s.position(line)
	case "go":
		return s.search(args)
	}
	return game.Errorf("unknown command %q", command)
}

// canceler is a Context that a channel cancels by being closed.
type canceler chan struct{}

// Done is closed to cancel.
func (c canceler) Done() <-chan struct{} { return c }

// search starts looking for a turn.
func (s *server) search(args []string) error {
	if s.pos == nil {
		return game.Errorf("go: no position")
	}
	args, err := s.takeWithout(args)
	if err != nil {
		return err
	}
	only, args, err := s.takeOnly(args)
	if err != nil {
		return err
	}
	limits, err := parseLimits(args)
	if err != nil {
		return err
	}
	limits.Only = only
	if s.pos.Outcome().Over || len(s.searcher.allows(s.pos.Turns(nil))) == 0 {
		return game.Errorf("go: the position has no turns")
	}
	s.cancel, s.lines = make(chan struct{}), make(chan string)
	go think(canceler(s.cancel), s.searcher, s.played, s.pos, limits, s.lines)
	return nil
}

// lastLine is how the last line of a search begins.
const lastLine = "bestmove "

// think searches and sends its lines. Nothing else touches the position before the last one.
func think(ctx Context, s *Searcher, of played, pos game.Position, l Limits, lines chan<- string) {
	info, text := of.variant.Info(), ""
	if l.Turns > 0 {
		s.Report = nil
		pos = pos.Clone()
		if text = s.playOn(ctx, pos, l); pos.Outcome().Over {
			lines <- lastLine + text
			return
		}
		l.Time, l.Nodes = 0, 10*l.Nodes // so that at least one depth is finished and reported
	}
	s.Report = func(r Result) { lines <- string(appendInfo(nil, of, pos, l, r)) }
	r := s.Best(ctx, pos, l)
	if text == "" {
		text = info.FormatTurn(r.Turn)
	}
	lines <- lastLine + text
}

// appendInfo writes what a search has found so far.
func appendInfo(dst []byte, of played, pos game.Position, l Limits, r Result) []byte {
	info := of.variant.Info()
	field := func(name string, n int64) {
		dst = append(append(append(dst, ' '), name...), ' ')
		dst = strconv.AppendInt(dst, n, 10)
	}
	dst = append(dst, "info"...)
	if l.Lines > 1 {
		field("multipv", int64(r.Line))
	}
	field("depth", int64(r.Depth))
	field("nodes", int64(r.Nodes))
	field("time", int64(r.Time))
	field("score", int64(r.Score))
	dst = append(dst, " chances"...)
	percent := chances(pos, len(info.Seats), r.Score)
	for _, p := range percent[:len(info.Seats)] {
		dst = strconv.AppendInt(append(dst, ' '), int64(p), 10)
	}
	if l.Gains {
		for i, set := range of.gains(pos, r.PV) {
			dst = append(dst, [...]string{" gains ", ","}[min(i, 1)]...)
			dst = strconv.AppendInt(dst, int64(set), 10)
		}
	}
	dst = append(dst, " pv"...)
	for _, t := range r.PV {
		dst = info.AppendTurn(append(dst, ' '), t)
	}
	return dst
}
