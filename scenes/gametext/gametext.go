// Package gametext puts the game into words: sides, pieces, stratagems and the rules' phrases.
package gametext

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
)

// Of is a phrase of the rules in the present language; names of pieces, sides and squares are
// those of the variant; more fills open placeholders. The zero Phrase is "".
func Of(in *game.Info, p game.Phrase, more ...locale.Arg) string {
	return spell(in, p, pieceSign, more)
}

// Signed is Of with pieces in notated moves as a board shows them, to be read by the eye
// alone: in English there are figures in a text then.
func Signed(in *game.Info, p game.Phrase, faces art.Faces) string {
	return spell(in, p, func(in *game.Info, p game.Piece) string { return FaceSign(in, p, faces) }, nil)
}

func spell(in *game.Info, p game.Phrase, sign func(*game.Info, game.Piece) string, more []locale.Arg) string {
	if p.Key == "" {
		return ""
	}
	args := make([]locale.Arg, len(p.Args))
	for i, a := range p.Args {
		args[i].Name = a.Name
		switch {
		case a.Kind == game.ArgPiece && strings.HasPrefix(p.Key, "notation."):
			args[i].Value = sign(in, a.Piece)
		case a.Kind == game.ArgPhrase:
			args[i].Value = spell(in, *a.Phrase, sign, nil)
		default:
			args[i].Value = spellArg(in, &a)
		}
	}
	return locale.T(p.Key, append(args, more...)...)
}

// Lined calls a phrase's points by the lines on which a seat sees them, if it does: 五路, not e5.
func Lined(in *game.Info, p game.Phrase, seat game.Seat) game.Phrase {
	if !in.Board.Lines || int(seat) >= len(in.Seats) {
		return p
	}
	args := slices.Clone(p.Args)
	for i := range args {
		if a := &args[i]; a.Kind == game.ArgSquare && a.Square != game.NoSquare {
			*a = game.OfPhrase(a.Name, game.Say("notation.on", lineNumber(in, seat, a.Square)))
		}
	}
	return game.Say(p.Key, args...)
}

func lineNumber(in *game.Info, seat game.Seat, sq game.Square) game.Arg {
	n := in.Board.Line(sq, in.Seats[seat].Quarter)
	if in.Seats[seat].Numerals {
		return game.OfPhrase("n", game.Say("num."+strconv.Itoa(n)))
	}
	return game.OfNumber("n", n)
}

func spellArg(in *game.Info, a *game.Arg) string {
	switch a.Kind {
	case game.ArgSquare:
		return in.Board.Label(a.Square)
	case game.ArgPiece:
		if wordPlaceholders[a.Name] {
			return PieceWord(in, a.Piece)
		}
		return PieceName(in, a.Piece)
	case game.ArgSeat:
		return SideName(in, a.Seat)
	case game.ArgNumber:
		return strconv.Itoa(a.N)
	case game.ArgStratagem:
		return StratagemName(in, a.N)
	}
	return ""
}

// wordPlaceholders take a piece's word as it stands in a sentence; all others
// take its name as a label (texts README, Placeholders).
var wordPlaceholders = map[string]bool{"piece": true, "target": true, "slot": true, "screen": true}

// PieceKey is the locale key of one of a piece's texts, such as ".name".
func PieceKey(in *game.Info, p game.Piece, last string) string { return art.PieceKey(in, p, last) }

// MovesKey is the locale key of how a piece moves in a game.
func MovesKey(in *game.Info, p game.Piece) string { return Worded(in, PieceKey(in, p, ".moves")) }

// Worded is a key, or the one that words the same in the game's own way.
func Worded(in *game.Info, key string) string {
	if own := key + "." + in.Wording; in.Wording != "" && locale.Has(own) {
		return own
	}
	return key
}

// PieceWord is a piece as it stands in a sentence, PieceName as a label. A
// face-down piece is called that, by its slot where it has one.
func PieceWord(in *game.Info, p game.Piece) string { return pieceText(in, p, ".word") }

// PieceName is a piece as a label.
func PieceName(in *game.Info, p game.Piece) string { return pieceText(in, p, ".name") }

// pieceSign is a piece in a notated move: its character, in English its letter.
func pieceSign(in *game.Info, p game.Piece) string {
	if locale.Current() == locale.En {
		return pieceText(in, p, ".letter")
	}
	return pieceText(in, p, ".face")
}

// FaceSign is pieceSign where a board shows some faces: in English the piece as it stands there.
func FaceSign(in *game.Info, p game.Piece, faces art.Faces) string {
	if locale.Current() == locale.En {
		switch faces {
		case art.Figures:
			if sign, ok := art.FigureSign(in, p); ok {
				return string(sign)
			}
		case art.Hanzi:
			return pieceText(in, p, ".face")
		}
	}
	return pieceSign(in, p)
}

func pieceText(in *game.Info, p game.Piece, last string) string {
	text := sided(PieceKey(in, p, last), in, p)
	hidden := "piece." + in.Pieces + ".hidden.as"
	if p.Hidden() && p.Kind() != game.Unknown && locale.Has(hidden) {
		return locale.T(hidden, locale.Arg{Name: "piece", Value: text})
	}
	return text
}

// sided prefers a text of the piece's side, where the sides name a kind differently (帅 and 将).
func sided(key string, in *game.Info, p game.Piece) string {
	if int(p.Origin()) < len(in.Armies) {
		if own := key + "." + in.Armies[p.Origin()].Key; locale.Has(own) {
			return locale.T(own)
		}
	}
	return locale.T(key)
}

// SideName is the name of a seat or of an army without one.
func SideName(in *game.Info, s game.Seat) string {
	switch {
	case int(s) < len(in.Seats):
		return locale.T("side." + in.Seats[s].Key + ".name")
	case int(s) < len(in.Armies):
		return locale.T("side." + in.Armies[s].Key + ".name")
	}
	return locale.T("side.unknown.name")
}

// StratagemName is the name of a kind of stratagem of the variant.
func StratagemName(in *game.Info, n int) string {
	if s := locale.StratagemOf(in.ID, n); s != nil {
		return s.Name(locale.Current())
	}
	return strconv.Itoa(n)
}

// Owned is a piece with its side, "" for none.
func Owned(in *game.Info, p game.Piece) string {
	switch {
	case p == game.NoPiece:
		return ""
	case in.Emperor(p) || p.Kind() == game.Unknown:
		return PieceName(in, p)
	}
	return locale.T("order.checker", locale.Arg{Name: "side", Value: SideName(in, p.Origin())}, locale.Arg{Name: "piece", Value: PieceWord(in, p)})
}

// Stands says that a thing stands on a square, or that none does if it is "".
func Stands(in *game.Info, thing string, sq game.Square) string {
	square := locale.Arg{Name: "square", Value: in.Board.Label(sq)}
	if thing == "" {
		return locale.T("sr.point.empty", square)
	}
	return locale.T("sr.point", locale.Arg{Name: "piece", Value: thing}, square)
}
