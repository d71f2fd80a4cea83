package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestListenTakesTheNextPortWhenTheDefaultIsTaken(t *testing.T) {
	first, err := listen("")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen("")
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if first.Addr().String() == second.Addr().String() {
		t.Errorf("both listen on %s", first.Addr())
	}
}

func TestListenRefusesAGivenAddressThatIsTaken(t *testing.T) {
	first, err := listen("localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := listen(first.Addr().String())
	if err == nil {
		second.Close()
		t.Fatal("two on one port")
	}
	for _, want := range []string{first.Addr().String() + " is taken by another program", "-addr"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
}

func TestServeAFolderUntilTheEnd(t *testing.T) {
	dir := t.TempDir()
	if err := serve(t.Context(), "localhost:0", dir); err == nil || !strings.Contains(err.Error(), "make page") {
		t.Errorf("a folder without a page: %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte("page"), 0o644); err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := l.Addr().String()
	l.Close()
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- serve(ctx, addr, dir) }()
	if got := fetch(t, "http://"+addr+"/"); got != "page" {
		t.Errorf("got %q", got)
	}
	cancel()
	select {
	case err := <-done:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(5 * time.Second):
		t.Error("it did not end")
	}
}

// fetch retries until the server is up.
func fetch(t *testing.T, address string) string {
	t.Helper()
	for deadline := time.Now().Add(5 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		resp, err := http.Get(address)
		if err == nil {
			defer resp.Body.Close()
			body, _ := io.ReadAll(resp.Body)
			return string(body)
		}
		if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
}
