package training

// Grade is how well the better turn was known, on the scale of SM-2.
type Grade int

// The grades that an exercise gives.
const (
	Unknown Grade = 0 // the solution was shown
	Wrong   Grade = 2 // a wrong turn was tried first
	Helped  Grade = 3 // found with a hint
	Known   Grade = 5 // found at once
)

// lasts is the lowest grade that ends a day's practice of a card; below it the card is asked for
// again on the same day (step 7 of SM-2).
const lasts Grade = 4

// Again reports whether a card is asked for once more on the same day.
func (g Grade) Again() bool { return g < lasts }

// The easiness factors of SM-2, in hundredths.
const (
	firstEase = 250
	leastEase = 130
)

// mostDays is the longest interval.
const mostDays = 3650

// Schedule is when a card is asked for. The zero value is a new card.
type Schedule struct {
	Began  int // the day of the first answer, 0 before
	Due    int // the day of the next question
	Days   int // between the last answer and Due
	Row    int // right answers in a row
	Lapses int // answers after which it began anew
	Ease   int // the easiness factor in hundredths
}

// New reports whether a card was never asked for.
func (s *Schedule) New() bool { return s.Began == 0 }

// wellKnown is the interval from which a card counts as well known.
const wellKnown = 21

// WellKnown reports whether a card comes again only after weeks.
func (s *Schedule) WellKnown() bool { return s.Days >= wellKnown }

// After is the schedule after an answer on a day. It comes again after one day, then six, then
// after the last interval times the easiness factor; from the beginning after a wrong answer,
// which leaves the factor as it is.
func (s Schedule) After(g Grade, day int) Schedule {
	if s.New() {
		s.Began, s.Ease = day, firstEase
	}
	if g < Helped {
		if s.Row > 0 {
			s.Lapses++
		}
		s.Row, s.Days = 0, 1
		s.Due = day + s.Days
		return s
	}
	switch s.Row {
	case 0:
		s.Days = 1
	case 1:
		s.Days = 6
	default:
		s.Days = min((s.Days*s.Ease+99)/100, mostDays) // fractions are rounded up
	}
	s.Row++
	missing := int(Known - g)
	s.Ease = max(leastEase, s.Ease+10-missing*(8+missing*2))
	s.Due = day + s.Days
	return s
}
