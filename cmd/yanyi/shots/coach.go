package main

import (
	"time"

	"yanyi/scenes/host"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// coaching are the pages on which a coach has something to say.
func coaching() []scene {
	const (
		two   = "r1bakab2/7c1/6nCr/p3p1p1p/2pn5/6P2/P1P1P3P/2N1C1NR1/9/R1BAKAB2 w"
		three = "4,wK,4/9/9/9/2,sR,14/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/8,sP,8/17/9/9/9/4,sK,4 s uws - idle - 0"
	)
	const pressed = "wR,wN,wB,wA,wK,wA,wB,1,wR/9/1,wC,4,wN,wC,1/wP,1,wP,1,wP,1,wP,1,wP/5,sR,7,uP,2,uR/14,uC,2/3,hR,9,uP,2,uB/7,uN,7,uN,uA/hK,1,hC,hR,3,sC,5,uP,2,uK/16,uA/3,hR,9,uP,uN,1,uB/14,uC,2/9,wC,3,uP,2,uR/sP,1,sP,1,sP,1,sP,1,sP/9/9/sR,sN,sB,sA,sK,sA,sB,sN,1 w uws - idle - 0"
	return []scene{
		{"coach-points", func(s *scenetest.Stage, sh *session.Session) error {
			sh.Settings.Points, sh.Settings.Dangers = true, true
			if err := open(s, sh, session.Request{Game: "yanyi", Position: pressed, Seats: "ai:2,human,ai:2"}); err != nil {
				return err
			}
			at := play.Look(sh).Squares["f15"]
			scale := sh.Stack.View().Scale
			s.Point(at[0]/scale, at[1]/scale)
			return rest(s)
		}},
		{"coach", func(s *scenetest.Stage, sh *session.Session) error {
			return warned(s, sh, session.Request{Game: "xiangqi", Position: two, Seats: "human,ai:2"}, "e3e7")
		}},
		{"coach-three", func(s *scenetest.Stage, sh *session.Session) error {
			return warned(s, sh, session.Request{Game: "yanyi", Position: three, Seats: "ai:2,ai:2,human"}, "i6i7")
		}},
		{"premove", func(s *scenetest.Stage, sh *session.Session) error {
			page, err := sh.Routes.Open(session.Request{Game: "yanyi", Seats: "ai:8,ai:8,human"})
			if err != nil {
				return err
			}
			sh.Stack.Open(page)
			table := page.(*play.Page).Table()
			for range 5 {
				if err := s.Step(1); err != nil {
					return err
				}
			}
			turns := table.Ahead().Turns()
			table.Do(host.Request{Do: host.Propose, Turn: turns[len(turns)/2]})
			return s.Step(3)
		}},
		{"told", explained},
		{"turn-comes", func(s *scenetest.Stage, sh *session.Session) error {
			page, err := sh.Routes.Open(session.Request{Game: "yanyi", Seats: "human,ai:1,ai:1"})
			if err != nil {
				return err
			}
			sh.Stack.Open(page)
			table := page.(*play.Page).Table()
			if err := table.Play("n9m9"); err != nil {
				return err
			}
			for range 2000 {
				if err := s.Step(1); err != nil || table.May().Move {
					return err
				}
				time.Sleep(2 * time.Millisecond)
			}
			return nil
		}},
		{"coach-tab", func(s *scenetest.Stage, sh *session.Session) error {
			if err := open(s, sh, session.Request{Game: "yanyi", Seats: "human,ai:2,ai:2"}); err != nil {
				return err
			}
			if ok, err := s.Tap("drawer"); err != nil || ok && s.Settle(30) != nil {
				return err
			}
			if _, err := s.Tap("sheet"); err != nil {
				return err
			}
			return tap(s, "tab.coach")
		}},
	}
}

// warned takes a turn and waits for the coach.
func warned(s *scenetest.Stage, sh *session.Session, r session.Request, turn string) error {
	page, err := sh.Routes.Open(r)
	if err != nil {
		return err
	}
	sh.Stack.Open(page)
	if err := rest(s); err != nil {
		return err
	}
	if err := page.(*play.Page).Table().Play(turn); err != nil {
		return err
	}
	return rest(s)
}

// rest lets half a second pass.
func rest(s *scenetest.Stage) error {
	for range 16 {
		time.Sleep(30 * time.Millisecond)
		if err := s.Step(2); err != nil {
			return err
		}
	}
	return s.Settle(10)
}

// explained is a game in which a computer has just explained a turning point.
func explained(s *scenetest.Stage, sh *session.Session) error {
	const near = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	page, err := sh.Routes.Open(session.Request{Game: "yanyi", Position: near, Seats: "ai:8,human,human"})
	if err != nil {
		return err
	}
	sh.Stack.Open(page)
	table := page.(*play.Page).Table()
	for range 3000 {
		if err := s.Step(1); err != nil || len(table.Told()) > 0 {
			return err
		}
		time.Sleep(2 * time.Millisecond)
	}
	return nil
}
