package site

import (
	"net"
	"testing"
)

func TestHost(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	for addr, want := range map[string]string{
		"": "localhost:", ":0": "localhost:", "127.0.0.1:0": "127.0.0.1:", "example.org:0": "example.org:",
	} {
		if got := Host(addr, l); got != want+port {
			t.Errorf("%q: %s, want %s", addr, got, want+port)
		}
	}
}
