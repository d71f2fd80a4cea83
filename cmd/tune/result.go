package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// result is how a game ended, seat by seat: of two 1, 0.5 or 0; of three the rules' points.
type result []float64

// String is the first seat's result of two, of three all with commas between.
func (r result) String() string {
	if len(r) == 2 {
		r = r[:1]
	}
	text := make([]string, len(r))
	for i, n := range r {
		text[i] = strconv.FormatFloat(n, 'g', -1, 64)
	}
	return strings.Join(text, ",")
}

// parseResult reads a result that selfplay wrote.
func parseResult(text string, seats int) (result, error) {
	words, most := strings.Split(text, ","), 2.0
	if seats == 2 {
		most = 1
	}
	if n := len(result(make([]float64, seats)).String()); len(words) != (n+1)/2 {
		return nil, fmt.Errorf("%q is no result", text)
	}
	var r result
	for _, word := range words {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil || n != 0 && n != most/2 && n != most {
			return nil, fmt.Errorf("%q is no result", text)
		}
		r = append(r, n)
	}
	if seats == 2 {
		r = append(r, 1-r[0])
	}
	return r, nil
}

// won is 1 for the seat that has won, and a part for each of those left in a drawn game.
func (r result) won(left int) []float64 {
	most := float64(len(r) - 1)
	won := make([]float64, len(r))
	for seat := range won {
		switch {
		case r[seat] == most:
			won[seat] = 1
		case !slices.Contains(r, most):
			won[seat] = 1 / float64(left)
		}
	}
	return won
}
