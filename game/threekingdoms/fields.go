package threekingdoms

import "yanyi/game"

// Fields describes the fields of position strings beyond the board (README.md, Position string;
// Position string of guoji).
func (v variant) Fields(o game.Options) []game.FieldInfo {
	seats := []string{"u", "w", "s"}
	alliance := game.FieldInfo{Key: "alliance", Form: game.PairField, Follows: v.pact}
	han := game.FieldInfo{Key: "han", Form: game.ChoiceField, Values: []string{"idle", "spent"}, Follows: true}
	if v.pact {
		han.Values, han.Follows = []string{"ready", "rest", "-"}, false
	}
	list := []game.FieldInfo{
		{Key: "turn", Form: game.SeatField, Values: seats},
		{Key: "owed", Form: game.WaitField, Behind: true},
		{Key: "alive", Form: game.SeatsField, Values: seats},
		alliance, han,
	}
	if v.castles {
		homes := make([]string, len(v.rooks))
		for i, rook := range v.rooks {
			homes[i] = v.info.Board.Name(rook.at)
		}
		list = append(list, game.FieldInfo{Key: "castle", Form: game.SetField, Values: homes, Join: ","},
			game.FieldInfo{Key: "ep", Form: game.PassField, Most: maxPasses})
	} else {
		list = append(list, game.FieldInfo{Key: "first", Form: game.SeatsField, Values: seats})
	}
	list = append(list, game.FieldInfo{Key: "clock", Form: game.NumberField, Most: 1<<16 - 1})
	switch {
	case v.bags:
		list = append(list, game.FieldInfo{Key: "bags", Form: game.BagField})
	case v.info.Option(o, "mode") == "duel":
		list = append(list, game.FieldInfo{Key: "people", Form: game.PeopleField, Optional: true})
	}
	return list
}
