// Package gametest is the test suite for every variant: perft fixtures read from plain text
// files ([Fixtures]) and a conformance suite of random games ([Run]) that holds a variant to
// the contracts of package game whatever its rules are.
//
// The package also fixes what events mean: [Replay] applies a turn's events to
// the view before it and must arrive at the view after it.
package gametest
