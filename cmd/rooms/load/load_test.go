package main

import (
	"strings"
	"testing"
	"time"
)

func TestOnlyThisMachineIsLoaded(t *testing.T) {
	for host, ok := range map[string]bool{
		"localhost:1": true, "127.0.0.1:1": true, "[::1]:1": true, "192.0.2.1:1": false, "localhost": false, "": false,
	} {
		l := load{hosts: split(host), time: time.Second, every: time.Second}
		if err := l.check(); (err == nil) != ok {
			t.Errorf("%s: %v", host, err)
		}
	}
	for _, l := range []load{{time: time.Hour, every: time.Second}, {time: time.Second, every: time.Microsecond}} {
		l.hosts = split("localhost:1")
		if l.check() == nil {
			t.Errorf("%v every %v is not refused", l.time, l.every)
		}
	}
}

// TestRows checks the 99th percentile: the delay that one in a hundred exceeds.
func TestRows(t *testing.T) {
	r := result{tables: 3, turns: 50, time: 10 * time.Second, memory: 2e6, cpu: 0.025}
	for i := range 100 {
		r.delays = append(r.delays, time.Duration(i+1)*time.Millisecond)
	}
	if got := r.String(); got != "| 3 | 5 | 50.0 ms | 99.0 ms | 100.0 ms | 0.50 ms | 2 MB |" {
		t.Error(got)
	}
	if got := (result{time: 1}).String(); !strings.Contains(got, "| - |") {
		t.Error(got)
	}
}
