package manners

import (
	"fmt"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)

// after is a moment after noon.
func after(d time.Duration) time.Time { return noon.Add(d) }

func TestWhoLeavesTwiceWithinAnHourRestsTenMinutes(t *testing.T) {
	var l Leavers
	if l.Rests("a", noon) != 0 {
		t.Error("who has not left anything rests")
	}
	l.Leave("a", noon)
	if l.Rests("a", noon) != 0 {
		t.Error("who has left once rests")
	}
	l.Leave("a", after(59*time.Minute))
	if got := l.Rests("a", after(59*time.Minute)); got != Rest {
		t.Errorf("the rest is %v", got)
	}
	if got := l.Rests("a", after(68*time.Minute)); got != time.Minute {
		t.Errorf("the rest is %v", got)
	}
	if l.Rests("a", after(69*time.Minute)) != 0 || l.Rests("b", after(60*time.Minute)) != 0 {
		t.Error("the rest is too long, or somebody else's")
	}
}

func TestTwoHoursApartAreTwoTimesOne(t *testing.T) {
	var l Leavers
	for i := range 10 {
		at := after(time.Duration(i) * Within)
		if l.Leave("a", at); l.Rests("a", at) != 0 {
			t.Fatalf("after %d hours it rests", i)
		}
	}
}

func TestARestBeginsWithACleanSlate(t *testing.T) {
	var l Leavers
	l.Leave("a", noon)
	l.Leave("a", noon)
	l.Leave("a", after(Rest))
	if l.Rests("a", after(Rest)) != 0 {
		t.Error("what it has rested for counts again")
	}
	l.Leave("a", after(Rest+time.Second))
	if l.Rests("a", after(Rest+time.Second)) != Rest {
		t.Error("it does not rest again")
	}
}

func TestAddressesAreForgotten(t *testing.T) {
	var l Leavers
	for i := range 1000 {
		l.Leave(fmt.Sprint(i), after(time.Duration(i)*time.Second))
	}
	l.Leave("a", after(3*Within))
	if len(l.known) != 1 {
		t.Errorf("%d addresses are known", len(l.known))
	}
}
