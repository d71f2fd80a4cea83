package lobby_test

import (
	"yanyi/game/room"
	"yanyi/scenes/online/onlinetest"
)

// samples are tables of strangers.
func samples(s *onlinetest.Server) []room.Table {
	now := room.Time(s.At.UnixMilli())
	return []room.Table{
		{Code: "AAAAAA", Game: "yanyi", Clock: room.Clock{Total: 600_000, Increment: 10_000}, Since: now - 200_000,
			Seats: []room.Occupant{{Taken: true, Name: "孔融"}, {}, {Level: 5}}},
		{Code: "BBBBBB", Game: "jieqi", Since: now - 20_000, Quick: now + 75_000,
			Seats: []room.Occupant{{}, {Taken: true, Name: "Wolfeschlegelstein"}, {}}},
		{Code: "CCCCCC", Game: "baige", Clock: room.Clock{PerTurn: 3 * 86_400_000}, Since: now - 4_000_000, Start: true,
			Seats: []room.Occupant{{Taken: true, Name: "貂蝉"}, {}}},
		{Code: "DDDDDD", Game: "yanyi", Clock: room.Clock{PerTurn: 30_000}, Odds: "Shu:RN", Playing: true, Ply: 37, Watching: 12, Delay: 3, Since: now,
			Seats: []room.Occupant{{Taken: true, Name: "曹操"}, {Taken: true, Name: "周瑜"}, {Level: 8}}},
	}
}
