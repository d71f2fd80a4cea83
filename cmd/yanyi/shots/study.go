package main

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// studies are the pages on which a game is studied.
func studies() []scene {
	return []scene{
		{"study", func(s *scenetest.Stage, sh *session.Session) error { return openStudy(s, sh, threeStudied) }},
		{"study-note", func(s *scenetest.Stage, sh *session.Session) error {
			if err := openStudy(s, sh, twoStudied); err != nil {
				return err
			}
			return tap(s, "tab.note")
		}},
		{"study-report", openReport},
		{"study-mistakes", openMistakes},
		{"study-two", func(s *scenetest.Stage, sh *session.Session) error { return openStudy(s, sh, twoStudied) }},
	}
}

// openStudy opens a study and waits until its engine has found something.
func openStudy(s *scenetest.Stage, sh *session.Session, text func() (string, error)) error {
	record, err := text()
	if err != nil {
		return err
	}
	if err := open(s, sh, session.Request{Record: record, Study: true}); err != nil {
		return err
	}
	if err := s.Key(ebiten.KeyArrowLeft); err != nil { // a low frame has no buttons to step by
		return err
	}
	for range 10 {
		time.Sleep(150 * time.Millisecond)
		if err := s.Settle(10); err != nil {
			return err
		}
	}
	return nil
}

// openReport has a game of three judged and waits for it.
func openReport(s *scenetest.Stage, sh *session.Session) error {
	if err := openStudy(s, sh, longGame); err != nil {
		return err
	}
	if err := tapAll(s, "engine", "tab.judged", "report.begin"); err != nil {
		return err
	}
	for judging := true; judging; {
		time.Sleep(100 * time.Millisecond)
		if err := s.Settle(10); err != nil {
			return err
		}
		judging = false
		for _, c := range sh.Stack.Top().Controls() {
			judging = judging || c.ID == "report.stop"
		}
	}
	return nil
}

// openMistakes has a mistake of a game of two tried again: a hint is open.
func openMistakes(s *scenetest.Stage, sh *session.Session) error {
	judged := func() (string, error) {
		return "[Variant \"xiangqi\"]\n[Black \"ai:3\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 3. i1h1 g7g6 {[%eval 0.53/0.47,12] [%best h1h7 b10c8]} " +
			"4. h1h5 {[%eval 0.33/0.67,12] [%worth 33 b10c8]} b10c8 {[%eval 0.33/0.67,12]} *", nil
	}
	if err := openStudy(s, sh, judged); err != nil {
		return err
	}
	for _, id := range []string{"drawer", "tab.judged", "train.0", "train.hint"} {
		if _, err := s.Tap(id); err != nil { // a small frame has a drawer, and the hint in its bar
			return err
		}
		if err := s.Settle(30); err != nil {
			return err
		}
	}
	return nil
}

// longGame is a game of three with an alliance and a king in check.
func longGame() (string, error) {
	scenes, err := sample.Scenes(catalog.Find)
	if err != nil {
		return "", err
	}
	return scenes[4].Text, nil
}

// threeStudied is a game of three with variations and a comment.
func threeStudied() (string, error) {
	scenes, err := sample.Scenes(catalog.Find)
	if err != nil {
		return "", err
	}
	m, err := match.Parse(catalog.Find, scenes[2].Text)
	if err != nil {
		return "", err
	}
	st, err := study.New(m)
	if err != nil {
		return "", err
	}
	end := st.At()
	for range 2 {
		st.Step(-4)
		for range 3 {
			turns := st.Line().View(st.Line().OnTurn()).Turns
			if err := st.Play(turns[len(turns)/2]); err != nil {
				return "", err
			}
		}
		st.GoTo(end)
		end = end.Parent()
	}
	st.Comment(end, "弃车换汉车：魏若回吃，吴车先入魏境。")
	st.Mark(end, 5)
	return st.Record(), nil
}

// twoStudied is a game of two with nested variations.
func twoStudied() (string, error) {
	return "[Variant \"xiangqi\"]\n\n{中炮对屏风马。} 1. h3e3 h10g8 2. h1g3 i10h10 3. i1h1 g7g6 (3... b10c8 4. g4g5 $1 (4. h1h7 c7c6 {过河车。}) 4... h8i8) " +
		"4. h1h7 b10c8 5. b1c3 $6 {这里先走兵七进一更稳。} (5. c4c5) 5... c10e8 *", nil
}
