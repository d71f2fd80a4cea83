package abandonment

import (
	"fmt"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)

// after is a time after noon.
func after(d time.Duration) time.Time { return noon.Add(d) }

func TestWhoLeavesTwiceWithinAnHourRestsTenMinutes(t *testing.T) {
	var l Leavers
	if l.Rests("a", noon) != 0 {
		t.Error("who has not left anything rests")
	}
	l.Leave("a", "T1", noon)
	if l.Rests("a", noon) != 0 {
		t.Error("who has left once rests")
	}
	l.Leave("a", "T2", after(59*time.Minute))
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
		if l.Leave("a", fmt.Sprint(i), at); l.Rests("a", at) != 0 {
			t.Fatalf("after %d hours it rests", i)
		}
	}
}

func TestARestBeginsWithACleanSlate(t *testing.T) {
	var l Leavers
	l.Leave("a", "T4", noon)
	l.Leave("a", "T5", noon)
	l.Leave("a", "T6", after(Rest))
	if l.Rests("a", after(Rest)) != 0 {
		t.Error("what it has rested for counts again")
	}
	l.Leave("a", "T7", after(Rest+time.Second))
	if l.Rests("a", after(Rest+time.Second)) != Rest {
		t.Error("it does not rest again")
	}
}

func TestAddressesAreForgotten(t *testing.T) {
	var l Leavers
	for i := range 1000 {
		l.Leave(fmt.Sprint(i), "T8", after(time.Duration(i)*time.Second))
	}
	l.Leave("a", "T9", after(3*Within))
	if len(l.known) != 1 {
		t.Errorf("%d addresses are known", len(l.known))
	}
}

func TestOneTableCountsOnce(t *testing.T) {
	var l Leavers
	for range 5 {
		l.Leave("a", "ABCDEF", noon)
	}
	if l.Rests("a", noon) != 0 {
		t.Error("who has left one table rests")
	}
	if l.Leave("a", "GHJKMN", noon); l.Rests("a", noon) != Rest {
		t.Error("who has left two does not rest")
	}
}
