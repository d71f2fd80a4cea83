package training

import (
	"slices"

	"yanyi/game"
)

// Kind is the subject of a mistake.
type Kind uint8

// The kinds, the gravest first.
const (
	Mated     Kind = iota // one's own king or army was left to a mate
	Mate                  // a mate, a win or an army was missed
	Betrayed              // two others were allowed to ally, or to depose the emperor
	Alliance              // an alliance or a deposing was missed
	Skipped               // a check of others made one wait
	Hanging               // a piece was left to be taken
	Capture               // a gain was missed
	Fork                  // an attack on two pieces at once, or on a piece with a check, was missed
	Attack                // an attack on a piece, or a check, was missed
	Check                 // a check was answered badly
	Stratagem             // a stratagem was missed
	Plan                  // everything else
	kinds     = iota
)

var kindNames = [kinds]string{"mated", "mate", "betrayed", "alliance", "skipped", "hanging", "capture", "fork", "attack", "check", "stratagem", "plan"}

// String is the kind's word.
func (k Kind) String() string { return kindNames[k] }

func kindNamed(word string) (Kind, bool) {
	i := slices.Index(kindNames[:], word)
	return Kind(max(0, i)), i >= 0
}

// instead are the kinds that the better turn tells, by the reason for it.
var instead = map[string]Kind{
	"hint.mate": Mate, "hint.mate.in": Mate, "hint.mate.side": Mate, "hint.wins": Mate, "hint.out": Mate,
	"hint.threat.mate": Mate, "hint.threat.mate.side": Mate,
	"hint.prevents.mate": Mated, "hint.prevents.mate.side": Mated,
	"hint.allies": Alliance, "hint.allies.next": Alliance, "hint.deposes": Alliance, "hint.rescues": Alliance,
	"hint.escapes": Hanging, "hint.protects": Hanging,
	"hint.takes": Capture, "hint.takes.free": Capture, "hint.takes.more": Capture, "hint.takes.next": Capture,
	"hint.trades": Capture, "hint.promotes": Capture,
	"hint.forks":   Fork,
	"hint.attacks": Attack, "hint.checks": Attack, "hint.checks.side": Attack, "hint.checks.waits": Attack,
	"hint.check": Check, "hint.check.takes": Check, "hint.check.king": Check,
	"hint.activates": Stratagem,
}

// told is what is known of a mistake: the reasons for the better turn, those for the reply that
// it allowed, whether that takes a piece of one's own, and whether one was plainly lost.
type told struct {
	seat          game.Seat // whose mistake it was
	better, reply []game.Phrase
	taken, lost   bool
}

// kind is the gravest of what a mistake allowed and what it missed.
func (t told) kind() Kind {
	k := Plan
	if t.lost {
		k = Hanging
	}
	for _, p := range t.better {
		if missed, ok := instead[p.Key]; ok {
			k = min(k, missed)
		}
	}
	if t.offers("hint.attacks") && (t.offers("hint.checks") || t.offers("hint.checks.side")) {
		k = min(k, Fork)
	}
	for _, p := range t.reply {
		if allowed, ok := t.allowed(p); ok {
			k = min(k, allowed)
		}
	}
	return k
}

// offers reports whether a reason is among those for the better turn.
func (t told) offers(key string) bool {
	return slices.ContainsFunc(t.better, func(p game.Phrase) bool { return p.Key == key })
}

// allowed is the kind of a mistake that allows a reply with a reason. Of three players the reply
// may be good against another one.
func (t told) allowed(p game.Phrase) (k Kind, ok bool) {
	switch p.Key {
	case "hint.mate", "hint.mate.in", "hint.wins":
		return Mated, true
	case "hint.mate.side", "hint.out":
		return Mated, t.names(p, "side")
	case "hint.allies":
		return Betrayed, !t.names(p, "side")
	case "hint.deposes", "hint.rescues":
		return Betrayed, true
	case "hint.checks.waits":
		return Skipped, t.names(p, "b")
	case "hint.takes.free", "hint.takes.more":
		return Hanging, t.taken
	}
	return Plan, false
}

// names reports whether a phrase names the player who made the mistake.
func (t told) names(p game.Phrase, place string) bool {
	return slices.ContainsFunc(p.Args, func(a game.Arg) bool { return a.Name == place && a.Kind == game.ArgSeat && a.Seat == t.seat })
}
