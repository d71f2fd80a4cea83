package advice_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/catalog"
)

// Everything said of a move in random positions is true, verified by playing on boards alone.
func TestWhatIsSaidIsSo(t *testing.T) {
	games, told := 2, map[string]int{}
	if testing.Short() {
		games = 1
	}
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			for seed := range games {
				playThrough(t, v, uint64(seed), told)
			}
		})
	}
	for _, key := range []string{"takes", "takes.free", "takes.more", "check", "check.king", "check.takes", "checks", "checks.side", "threat.mate", "escapes", "attacks", "forks", "protects", "room", "opens", "develops", "gains", "guards", "shows", "best", "turns", "activates"} {
		if told["hint."+key] == 0 && !testing.Short() {
			t.Errorf("%s is never said", key)
		}
	}
}

// opened is a variant's start, with tiles laid by a seed where there are any.
func opened(t *testing.T, v game.Variant, seed uint64) game.Position {
	t.Helper()
	start := "start"
	if d, ok := v.(game.Deployer); ok {
		start = d.Deploy([2][]int{d.Suggest(0, seed, nil), d.Suggest(1, seed+1, nil)})
	}
	pos, err := v.Parse(start, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

// playThrough checks the moves of a random game.
func playThrough(t *testing.T, v game.Variant, seed uint64, told map[string]int) {
	rng := rand.New(rand.NewPCG(seed, 9))
	pos := opened(t, v, seed)
	for range 60 {
		turns := pos.Turns(nil)
		if len(turns) == 0 || pos.Outcome().Over {
			return
		}
		for range 3 {
			turn := turns[rng.IntN(len(turns))]
			said := advice.Of(v, nil, pos, []string{v.Info().FormatTurn(turn)})
			if len(said) == 0 || len(said) > advice.Most {
				t.Fatalf("%d reasons", len(said))
			}
			for _, p := range said {
				told[p.Key]++
				w := newTurnCheck(v, pos, turn)
				if truth, ok := truths[strings.TrimSuffix(p.Key, ".side")]; !ok || !truth(w, p) {
					t.Errorf("%s: %s: %q is not so", pos.String(), v.Info().FormatTurn(turn), spelled(v.Info(), p))
				}
			}
		}
		pos.Do(turns[rng.IntN(len(turns))])
		if pos.Actor() == game.Chance {
			pos.DoReveal(game.PickReveal(rng, pos.Reveals(nil)))
		}
	}
}

// turnCheck computes the effects of a turn.
type turnCheck struct {
	v      game.Variant
	pos    game.Position
	turn   game.Turn
	me     game.Seat
	was    game.View
	after  []game.Position
	rivals []game.Seat
}

func newTurnCheck(v game.Variant, pos game.Position, turn game.Turn) *turnCheck {
	w := &turnCheck{v: v, pos: pos, turn: turn, me: pos.Actor(), was: pos.View(game.NoSeat), after: drawn(pos, turn)}
	for s := range game.Seat(len(v.Info().Seats)) {
		if s != w.me && pos.Alive().Has(s) && !pos.Friends(w.me).Has(s) {
			w.rivals = append(w.rivals, s)
		}
	}
	return w
}

func drawn(pos game.Position, t game.Turn) (list []game.Position) {
	pos = pos.Clone()
	if pos.Do(t); pos.Actor() != game.Chance {
		return []game.Position{pos}
	}
	for _, d := range pos.Reveals(nil) {
		p := pos.Clone()
		p.DoReveal(d)
		list = append(list, p)
	}
	return list
}

// always reports whether a condition holds after every draw.
func (w *turnCheck) always(holds func(p game.Position, v game.View) bool) bool {
	return !slices.ContainsFunc(w.after, func(p game.Position) bool { return !holds(p, p.View(game.NoSeat)) })
}

// turnOf is a position with another seat to move, nil if that is impossible.
func (w *turnCheck) turnOf(pos game.Position, s game.Seat) game.Position {
	if pos.Actor() == s {
		return pos
	}
	fields := strings.Fields(pos.String())
	fields[1] = string(rune(w.v.Info().Seats[s].Letter))
	if fields[1] == "r" {
		fields[1] = "w"
	}
	p, err := w.v.Parse(strings.Join(fields, " "), nil)
	if err != nil { // the capture in passing that the previous turn allowed
		fields = slices.DeleteFunc(fields, func(f string) bool { return strings.HasPrefix(f, "lm=") || strings.HasPrefix(f, "cap=") })
		if w.v.Info().ID == "baige" {
			fields[3] = "-"
		}
		if p, err = w.v.Parse(strings.Join(fields, " "), nil); err != nil {
			return nil
		}
	}
	return p
}

// loses reports whether some opponent could capture the piece on a square if it were to move;
// unsure is the answer if an opponent cannot be to move.
func (w *turnCheck) loses(pos game.Position, sq game.Square, unsure bool) bool {
	if pos.Outcome().Over {
		return false
	}
	mine := pos.View(game.NoSeat).Cells[sq]
	for _, s := range w.rivals {
		if !pos.Alive().Has(s) {
			continue
		}
		p := w.turnOf(pos, s)
		if p == nil {
			if unsure {
				return true
			}
			continue
		}
		for _, t := range p.Turns(nil) {
			if t.To() == sq && t.From() != sq && drawn(p, t)[0].View(game.NoSeat).Cells[sq] != mine {
				return true
			}
		}
	}
	return false
}

// mates reports whether a player has a turn that eliminates another player in check.
func (w *turnCheck) mates(pos game.Position, by, victim game.Seat) bool {
	p := w.turnOf(pos, by)
	if p == nil || p.Outcome().Over {
		return false
	}
	for _, t := range p.Turns(nil) {
		for _, q := range drawn(p, t) {
			if o := q.Outcome(); o.Over && o.Winner == by || !q.Alive().Has(victim) {
				return true
			}
		}
	}
	return false
}

// count is the number of equal pieces on a board.
func count(v *game.View, p game.Piece) (n int) {
	for _, c := range v.Cells {
		if c.Piece == p {
			n++
		}
	}
	return n
}

func argOf(p game.Phrase, name string) game.Arg {
	return p.Args[slices.IndexFunc(p.Args, func(a game.Arg) bool { return a.Name == name })]
}

// gone reports whether the piece that a phrase names as target leaves the board.
func (w *turnCheck) gone(p game.Phrase) bool {
	piece := argOf(p, "target").Piece
	return w.always(func(_ game.Position, v game.View) bool { return count(&v, piece) < count(&w.was, piece) })
}

// ends reports whether the mover was in check before the turn and is not after it.
func (w *turnCheck) ends() bool {
	return len(w.pos.Check(nil, w.me)) > 0 && w.always(func(p game.Position, _ game.View) bool { return len(p.Check(nil, w.me)) == 0 })
}

// victims are the opponents that a phrase may concern.
func (w *turnCheck) victims(p game.Phrase) []game.Seat {
	if len(w.v.Info().Seats) == 2 {
		return w.rivals
	}
	return []game.Seat{argOf(p, "side").Seat}
}

// truths are the conditions under which each key's phrase is true.
var truths = map[string]func(w *turnCheck, p game.Phrase) bool{
	"hint.mate": func(w *turnCheck, p game.Phrase) bool {
		return w.always(func(q game.Position, _ game.View) bool {
			if len(w.v.Info().Seats) == 2 {
				return q.Outcome().Winner == w.me && len(q.Turns(nil)) == 0 && len(q.Check(nil, w.rivals[0])) > 0
			}
			return !q.Alive().Has(w.victims(p)[0])
		})
	},
	"hint.wins": func(w *turnCheck, _ game.Phrase) bool {
		return w.always(func(q game.Position, _ game.View) bool { return q.Outcome().Over && q.Outcome().Winner == w.me })
	},
	"hint.out": func(w *turnCheck, p game.Phrase) bool {
		return w.always(func(q game.Position, _ game.View) bool { return !q.Alive().Has(argOf(p, "side").Seat) })
	},
	"hint.check":       func(w *turnCheck, _ game.Phrase) bool { return w.ends() },
	"hint.check.king":  func(w *turnCheck, _ game.Phrase) bool { return w.ends() && w.turn.From() == w.was.Seats[w.me].King },
	"hint.check.takes": func(w *turnCheck, p game.Phrase) bool { return w.ends() && w.gone(p) },
	"hint.allies": func(w *turnCheck, p game.Phrase) bool {
		return w.always(func(_ game.Position, v game.View) bool { return v.Seats[w.me].Ally == argOf(p, "side").Seat })
	},
	"hint.allies.next": func(w *turnCheck, p game.Phrase) bool {
		return slices.ContainsFunc(w.turnOf(w.after[0], w.me).Turns(nil), func(t game.Turn) bool {
			v := drawn(w.turnOf(w.after[0], w.me), t)[0].View(game.NoSeat)
			return v.Seats[w.me].Ally == argOf(p, "side").Seat
		})
	},
	"hint.deposes": func(w *turnCheck, _ game.Phrase) bool {
		return w.always(func(_ game.Position, v game.View) bool { return v.Diplomacy.Deposed && !w.was.Diplomacy.Deposed })
	},
	"hint.rescues": func(w *turnCheck, _ game.Phrase) bool {
		return w.always(func(_ game.Position, v game.View) bool { return v.Diplomacy.Spent && !w.was.Diplomacy.Spent })
	},
	"hint.takes":  func(w *turnCheck, p game.Phrase) bool { return w.gone(p) },
	"hint.trades": func(w *turnCheck, p game.Phrase) bool { return w.gone(p) },
	"hint.takes.free": func(w *turnCheck, p game.Phrase) bool {
		return w.gone(p) && !w.loses(w.after[0], w.turn.To(), true)
	},
	"hint.takes.more": func(w *turnCheck, p game.Phrase) bool {
		return w.gone(p) && w.after[0].View(game.NoSeat).Cells[w.turn.To()].Piece == argOf(p, "piece").Piece
	},
	"hint.promotes": func(w *turnCheck, p game.Phrase) bool {
		piece := argOf(p, "piece").Piece
		return w.always(func(_ game.Position, v game.View) bool { return count(&v, piece) > count(&w.was, piece) })
	},
	"hint.activates": func(w *turnCheck, p game.Phrase) bool {
		return w.always(func(_ game.Position, v game.View) bool { return v.Seats[w.me].Active == argOf(p, "name").N })
	},
	"hint.checks": func(w *turnCheck, p game.Phrase) bool {
		return slices.ContainsFunc(w.victims(p), func(s game.Seat) bool {
			return w.always(func(q game.Position, _ game.View) bool { return len(q.Check(nil, s)) > 0 })
		})
	},
	"hint.checks.waits": func(w *turnCheck, p game.Phrase) bool {
		return w.always(func(q game.Position, v game.View) bool {
			return len(q.Check(nil, argOf(p, "side").Seat)) > 0 && q.Actor() == argOf(p, "side").Seat && v.Wait != nil && v.Wait.Seat == argOf(p, "b").Seat
		})
	},
	"hint.threat.mate": func(w *turnCheck, p game.Phrase) bool {
		return slices.ContainsFunc(w.victims(p), func(s game.Seat) bool { return w.mates(w.after[0], w.me, s) })
	},
	"hint.prevents.mate": func(w *turnCheck, p game.Phrase) bool {
		return slices.ContainsFunc(w.victims(p), func(s game.Seat) bool {
			return w.mates(w.pos, s, w.me) && !w.mates(w.after[0], s, w.me)
		})
	},
	"hint.escapes": func(w *turnCheck, p game.Phrase) bool {
		return w.was.Cells[w.turn.From()].Piece == argOf(p, "piece").Piece && w.loses(w.pos, w.turn.From(), false) && !w.loses(w.after[0], w.turn.To(), true)
	},
	"hint.attacks": func(w *turnCheck, p game.Phrase) bool {
		next := w.turnOf(w.after[0], w.me)
		return slices.ContainsFunc(next.Turns(nil), func(t game.Turn) bool {
			there := next.View(game.NoSeat).Cells[t.To()]
			return t.From() == w.turn.To() && there.Piece == argOf(p, "target").Piece && slices.Contains(w.rivals, there.Commander)
		})
	},
	"hint.forks": func(w *turnCheck, p game.Phrase) bool {
		next, at := w.turnOf(w.after[0], w.me), map[string]map[game.Square]bool{"target": {}, "other": {}}
		for _, t := range next.Turns(nil) {
			there := next.View(game.NoSeat).Cells[t.To()]
			for name, squares := range at {
				if t.From() == w.turn.To() && there.Piece == argOf(p, name).Piece && slices.Contains(w.rivals, there.Commander) {
					squares[t.To()] = true
				}
			}
		}
		if argOf(p, "target").Piece == argOf(p, "other").Piece {
			return len(at["target"]) > 1
		}
		return len(at["target"]) > 0 && len(at["other"]) > 0
	},
	"hint.protects": func(w *turnCheck, p game.Phrase) bool {
		for sq, c := range w.was.Cells {
			if c.Commander == w.me && c.Piece == argOf(p, "piece").Piece && w.loses(w.after[0], game.Square(sq), false) && w.loses(w.pos, game.Square(sq), false) {
				return true
			}
		}
		return false
	},
	"hint.room": func(w *turnCheck, p game.Phrase) bool {
		return reach(w.turnOf(w.after[0], w.me), w.turn.To()) > reach(w.pos, w.turn.From())
	},
	"hint.opens": func(w *turnCheck, p game.Phrase) bool {
		for sq, c := range w.was.Cells {
			if c.Commander == w.me && c.Piece == argOf(p, "piece").Piece && reach(w.turnOf(w.after[0], w.me), game.Square(sq)) > reach(w.pos, game.Square(sq)) {
				return true
			}
		}
		return false
	},
	"hint.castles": func(w *turnCheck, _ game.Phrase) bool {
		return w.apart(w.was.Seats[w.me].King, w.after[0].View(game.NoSeat).Seats[w.me].King) > 1
	},
	"hint.develops": func(w *turnCheck, p game.Phrase) bool {
		start, err := w.v.Parse("start", nil)
		return err == nil && start.View(game.NoSeat).Cells[w.turn.From()].Piece == argOf(p, "piece").Piece &&
			w.after[0].View(game.NoSeat).Cells[w.turn.From()].Piece == game.NoPiece
	},
	"hint.gains": func(w *turnCheck, p game.Phrase) bool {
		king := w.was.Seats[w.me].King
		return argOf(p, "piece").Piece.Kind() == game.Pawn && w.apart(w.turn.To(), king) > w.apart(w.turn.From(), king)
	},
	"hint.guards": func(w *turnCheck, p game.Phrase) bool {
		king := w.after[0].View(game.NoSeat).Seats[w.me].King
		return w.apart(w.turn.To(), king) < w.apart(w.turn.From(), king)
	},
	"hint.shows": func(w *turnCheck, _ game.Phrase) bool {
		return w.was.Cells[w.turn.From()].Piece.Hidden() &&
			w.always(func(_ game.Position, v game.View) bool { return !v.Cells[w.turn.To()].Piece.Hidden() })
	},
	"hint.turns": func(w *turnCheck, _ game.Phrase) bool { return w.turn.Flip() },
	"hint.best":  func(*turnCheck, game.Phrase) bool { return true },
}

// apart is the larger of the distances in files and ranks.
func (w *turnCheck) apart(a, b game.Square) int {
	p, q := w.v.Info().Board.Points[a], w.v.Info().Board.Points[b]
	files, ranks := int(p.File)-int(q.File), int(p.Rank)-int(q.Rank)
	return max(files, -files, ranks, -ranks)
}

// reach is the number of turns of a piece.
func reach(pos game.Position, sq game.Square) (n int) {
	to := map[game.Square]bool{}
	for _, t := range pos.Turns(nil) {
		if t.From() == sq {
			to[t.To()] = true
		}
	}
	return len(to)
}
