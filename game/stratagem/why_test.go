package stratagem

import (
	"testing"

	"yanyi/game"
)

// whys are illegal pairs of squares with the reason that the player is given.
var whys = []struct{ id, text, from, to, key string }{
	{"xiangqi", "start", "b3", "b5", ""},
	{"xiangqi", "start", "e5", "e6", "why.nopiece"},
	{"xiangqi", "start", "e7", "e6", "why.notyours.two"},
	{"xiangqi", "start", "a1", "a4", "why.own"},
	{"xiangqi", "start", "a1", "a6", "why.blocked"},
	{"xiangqi", "start", "a1", "b2", "why.shape.xiangqi.r"},
	{"xiangqi", "start", "b1", "d2", "why.leg"},
	{"xiangqi", "start", "b1", "b2", "why.shape.xiangqi.n"},
	{"xiangqi", "start", "b3", "b9", "why.cannon.empty"},
	{"xiangqi", "start", "a4", "b4", "why.soldier.side"},
	{"xiangqi", "start", "a4", "a3", "why.soldier.back"},
	{"xiangqi", "start", "a4", "a6", "why.shape.xiangqi.p"},
	{"xiangqi", "start", "d1", "c2", "why.palace.a"},
	{"xiangqi", "start", "d1", "d2", "why.shape.xiangqi.a"},
	{"xiangqi", "3k5/9/9/9/9/9/9/9/4K4/3A5 w", "d1", "d1", "why.nomoves"},
	{"xiangqi", "3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c5", "e7", "why.river.b"},
	{"xiangqi", "3k5/9/9/9/9/2B6/3p5/9/9/4K4 w", "c5", "e3", "why.eye"},
	{"xiangqi", "3k5/9/9/9/9/2B6/9/9/9/4K4 w", "e1", "d1", "why.facing"},
	{"xiangqi", "5k3/9/9/9/9/4r4/9/4N4/9/4K4 w", "e3", "g4", "why.leaves"},
	{"xiangqi", "5k3/9/9/9/9/4r4/9/4N4/9/4K4 w", "e3", "e3", "why.pinned"},
	{"xiangqi", "5k3/9/9/9/9/4r4/9/N8/9/4K4 w", "a3", "b5", "why.still"},
	{"xiangqi", "5k3/9/9/9/9/3r5/9/9/9/4K4 w", "e1", "d1", "why.into"},
	{"xiangqi", "5k3/9/9/9/9/3r5/9/9/9/3AK4 w", "e1", "d1", "why.own"},
	{"xiangqi", "5k3/9/9/9/9/9/9/9/9/5K3 w", "f1", "g1", "why.palace.king"},
	{"huanfang", "3k5/9/9/9/9/5r3/9/9/9/R3K4 w", "e1", "a1", "why.swap.check"},
	{"huanfang", "3k5/9/9/9/9/4r4/9/9/9/RN2K4 w", "e1", "a1", "why.swap.reach.path"},
	{"huanfang", "3k5/9/9/9/9/4r4/9/9/2NC5/4K4 w", "e1", "c2", "why.swap.reach.leg"},
	{"huanfang", "3k5/9/9/9/9/4r4/9/9/9/CNB1K3C w", "e1", "a1", "why.swap.reach.screen"},
	{"huanfang", "3k5/9/9/9/9/4r4/9/9/9/3RK4 w", "e1", "d1", "why.swap.inside"},
	{"huanfang", "3k5/8r/9/9/9/9/4P4/9/9/K3R4 w", "a1", "a2", "why.swap.outside.check"},
	{"weiwo", "3k5/9/9/4r4/9/9/9/RNc1K4/9/9 w", "e3", "a3", "why.vault.many"},
	{"weiwo", "3k5/9/9/4r4/9/9/9/9/9/R1N1K4 w", "e1", "a1", "why.swap.reach.path"},
	{"weiwo", "3k5/9/9/4r4/9/9/9/C3K4/9/9 w", "e3", "a3", "why.swap.reach.screen"},
	{"qiji16", "5k3/9/9/3r5/9/9/R8/9/9/N2K5 w tiles=10,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "d1", "a4", "why.ring.blocked"},
	{"qiji16", "5k3/9/9/3r5/9/9/R8/9/3K5/9 w tiles=0,0,10,0,0,0,0,0/0,0,0,0,0,0,0,0", "d2", "a4", "why.ring.off"},
	{"qiji16", "4k4/9/9/3r5/9/9/1N7/9/3K5/9 w tiles=0,0,11,0,0,0,0,0/0,0,0,0,0,0,0,0", "d2", "b4", "why.jump.none"},
	{"qiji16", "5k3/9/9/3r5/9/9/9/9/2PK5/9 w tiles=0,0,0,0,0,16,0,0/0,0,0,0,0,0,0,0", "d2", "c2", "why.swap.reach"},
	{"huanfang", "3k5/9/9/2P6/9/9/9/9/9/4K3R w", "c7", "c6", "why.back.palace"},
	{"qiji", "start", "b1", "d2", "why.stratagem.off"},
	{"qiji", "3k5/9/1n7/9/9/1R7/9/9/9/4K4 w m=2,0 cap=b8", "b5", "b8", ""},
	{"qiji", "3k5/9/9/9/1r7/9/1n7/9/9/1R2K4 w m=7,0", "b1", "b6", "why.quiet"},
	{"qiji", "3k5/9/9/9/9/3n5/9/9/9/3K5 b m=2,0", "d5", "e3", "why.facing.own"},
	{"qiji", "3k5/9/1r7/9/9/9/9/1C7/9/4K3R w m=1,0", "b3", "b8", "why.rivercannon"},
	{"weiwo", "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w", "b1", "d2", ""},
	{"weiwo", "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w", "b1", "a3", "why.stratagem.void"},
	{"qiji16", "3k5/9/9/9/9/9/4p4/3p1p3/4K4/9 b tiles=0,0,0,14,0,0,0,0/0,0,0,0,0,0,0,0", "d3", "d2", "why.held"},
	{"qiji16", "4k4/2r6/9/9/9/2P6/9/9/9/3K5 b tiles=16,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "c9", "c5", "why.untouchable.target"},
	{"qiji16", "4k4/9/9/9/9/2p6/2P6/9/9/3K5 w tiles=16,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "c4", "c5", "why.untouchable.take"},
	{"qiji16", "4k4/9/9/9/p8/9/9/R8/3K5/9 w tiles=0,0,10,0,0,0,0,0/0,0,0,0,0,0,0,0", "a3", "b2", "why.ring.off"},
	{"qiji16", "4k4/9/9/9/9/9/2B6/3c5/9/2BK5 w tiles=12,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "c1", "g5", ""},
	{"qiji16", "4k4/9/9/9/9/9/9/4c4/9/2BK5 w tiles=12,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "c1", "g5", "why.elephant.path"},
	{"qiji16", "3k5/9/9/9/9/9/9/3A5/9/5K3 w tiles=0,13,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "d3", "f1", "why.own"},
	{"qiji16", "4k4/9/9/9/9/9/9/5A3/9/3A1K3 w tiles=0,13,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "d1", "f3", "why.own"},
	{"qice", "3k5/9/9/9/9/9/9/9/9/9/3A1K3 w tiles=0,5,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "d1", "f3", "why.centre.empty"},
	{"qice", "4k4/9/9/9/9/n8/P8/9/9/9/3K5 w", "a5", "a7", "why.river.over"},
	{"qice", "4k4/9/9/9/P8/9/9/9/9/9/3K5 w", "a7", "a6", "why.back.river.row"},
	{"qice", "4k4/4N4/9/9/9/9/9/9/9/9/3K5 b tiles=26,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "e11", "e10", "why.raiding.horse"},
	{"qice", "4k4/9/9/9/9/9/2B6/9/9/9/3K5 w tiles=28,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "c5", "e7", "why.exchange.only"},
	{"qice", "3k5/9/9/2P5r/9/9/9/9/9/9/5K3 w tiles=0,23,0,0,0,0,0,0/0,0,0,0,0,0,0,0 lm=R@i8", "c8", "i8", "why.exchange.mover"},
	{"qice", "3k5/9/9/2P5r/9/9/9/9/9/9/5K3 w tiles=0,23,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "c8", "h8", "why.undercover.none"},
	{"qice", "1P7/3k5/1n7/9/9/9/9/9/9/9/5K3 w missed=b11 tiles=0,7,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "b11", "b9", "why.desperate.none"},
	{"qice", "4k4/9/9/9/9/9/9/1P7/9/1C7/3K5 w tiles=11,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "b2", "b6", "why.power.none"},
}

func TestWhy(t *testing.T) {
	for _, c := range whys {
		p := read(t, c.id, c.text)
		why := p.Why(square(t, p, c.from), square(t, p, c.to))
		if why.Key != c.key {
			t.Errorf("%s %s: %s%s is told %q, want %q", c.id, c.text, c.from, c.to, why.Key, c.key)
		}
	}
}

// TestWhyNotWhenOver checks that no turn is legal after the end.
func TestWhyNotWhenOver(t *testing.T) {
	p := read(t, "xiangqi", "start")
	p.Do(game.Resign(red))
	if why := p.Why(0, 1); why.Key != "why.over" {
		t.Errorf("after the end: %q", why.Key)
	}
}
