//go:build !js

package platform

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"yanyi/scenes/machine"
)

// want fails the test unless key holds text.
func want(t *testing.T, s *Store, key, text string) {
	t.Helper()
	if got, err := s.Get(key); err != nil || got != text {
		t.Errorf("%q holds %q (%v), want %q", key, got, err, text)
	}
}

func put(t *testing.T, s *Store, key, text string) {
	t.Helper()
	if err := s.Put(key, text); err != nil {
		t.Fatal(err)
	}
}

func TestStoreKeepsTexts(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "on the way")
	s := openFolder(dir)
	if s.Err() != nil {
		t.Fatal(s.Err())
	}
	want(t, s, "game", "")
	put(t, s, "game", "one")
	put(t, s, "game", "two\n马")
	put(t, s, "setup.yanyi", "three")
	want(t, openFolder(dir), "game", "two\n马")
	want(t, s, "setup.yanyi", "three")
	if err := s.Delete("game"); err != nil {
		t.Fatal(err)
	}
	want(t, s, "game", "")
	if err := s.Delete("game"); err != nil {
		t.Errorf("forgetting what is not there: %v", err)
	}
}

func TestAnyTextIsAKey(t *testing.T) {
	s := openFolder(t.TempDir())
	keys := []string{"a/b", "..", ".", "a:b", "a\\b", "我", "a b", "%2F", "x.txt", "aside-1", "*"}
	for i, key := range keys {
		put(t, s, key, strings.Repeat("x", i+1))
	}
	for i, key := range keys {
		want(t, s, key, strings.Repeat("x", i+1))
	}
	got, err := s.Keys()
	slices.Sort(got)
	slices.Sort(keys)
	if err != nil || !slices.Equal(got, keys) {
		t.Errorf("keys %q, %v", got, err)
	}
	files, _ := os.ReadDir(s.dir)
	if len(files) != len(keys) {
		t.Errorf("%d files for %d keys", len(files), len(keys))
	}
}

func TestASaveThatFailsLeavesTheOldText(t *testing.T) {
	s := openFolder(t.TempDir())
	put(t, s, "game", "before")
	// A folder has the file's name, so the last step, the rename, fails.
	blocked := filepath.Join(s.dir, "blocked"+ending)
	if err := os.MkdirAll(filepath.Join(blocked, "inside"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := s.Put("blocked", "text"); err == nil {
		t.Error("a folder was replaced by a file")
	}
	want(t, s, "game", "before")
	left, _ := filepath.Glob(filepath.Join(s.dir, ".new-*"))
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestReadersNeverSeeHalfAText(t *testing.T) {
	s := openFolder(t.TempDir())
	texts := []string{strings.Repeat("a", 100_000), strings.Repeat("b", 50_000)}
	put(t, s, "game", texts[0])
	var wait sync.WaitGroup
	wait.Go(func() {
		for i := range 40 {
			put(t, s, "game", texts[i%2])
		}
	})
	for range 200 {
		if got, err := s.Get("game"); err != nil || !slices.Contains(texts, got) {
			t.Fatalf("%d bytes of %.3q, %v", len(got), got, err)
		}
	}
	wait.Wait()
}

func TestSetAsideKeepsEveryText(t *testing.T) {
	s := openFolder(t.TempDir())
	for _, text := range []string{"broken once", "broken twice"} {
		put(t, s, "game", text)
		if err := s.SetAside("game"); err != nil {
			t.Fatal(err)
		}
		want(t, s, "game", "")
	}
	if n := s.Aside(); n != 2 {
		t.Errorf("%d texts aside, want 2", n)
	}
	if keys, _ := s.Keys(); len(keys) != 0 {
		t.Errorf("keys %q", keys)
	}
	put(t, s, "game", "sound")
	want(t, s, "game", "sound")
	if err := s.SetAside("nothing"); err == nil {
		t.Error("there was nothing to set aside")
	}
}

// Erasing removes everything of the store and nothing else.
func TestEraseForgetsEverything(t *testing.T) {
	dir := t.TempDir()
	m := &Machine{Store: openFolder(dir)}
	put(t, m.Store, "broken", "%")
	if err := m.SetAside("broken"); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"game", "a/b", "settings"} {
		if err := m.Save(key, "text"); err != nil { // beside the store's files
			t.Fatal(err)
		}
	}
	if keys, err := m.Keys(); err != nil || len(keys) != 3 {
		t.Errorf("keys %q, %v", keys, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "other"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := m.Erase(); err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 1 || files[0].Name() != "other" {
		t.Errorf("there are %v, %v", files, err)
	}
	if text, err := m.Load("game"); text != "" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	put(t, m.Store, "game", "new")
	want(t, m.Store, "game", "new")
}

// A download is saved beside files of the same name.
func TestDownloadsOverwriteNothing(t *testing.T) {
	dir := t.TempDir()
	for i, want := range []string{"yanyi.txt", "yanyi-2.txt", "yanyi-3.txt"} {
		where, err := keepFile(dir, "yanyi.txt", strings.Repeat("x", i))
		if err != nil || filepath.Base(where) != want {
			t.Errorf("%s, %v, want %s", where, err, want)
		}
		if text, err := os.ReadFile(where); err != nil || len(text) != i {
			t.Errorf("%s holds %q, %v", where, text, err)
		}
	}
	if _, err := keepFile(filepath.Join(dir, "nowhere"), "yanyi.txt", ""); err == nil {
		t.Error("a file is kept in no folder")
	}
}

func TestRefusedStoreSaysSoAtEveryTurn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s := openFolder(filepath.Join(file, "folder"))
	m := &Machine{Store: s}
	_, get := s.Get("game")
	_, keys := s.Keys()
	_, load := m.Load("game")
	for what, err := range map[string]error{
		"Err": s.Err(), "Get": get, "Put": s.Put("game", "x"), "Delete": s.Delete("game"), "Keys": keys,
		"SetAside": s.SetAside("game"), "Erase": m.Erase(), "Load": load, "Save": m.Save("game", "x"), "Save nothing": m.Save("game", ""),
	} {
		if !errors.Is(err, machine.ErrRefused) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if s.Aside() != 0 {
		t.Error("nothing can be aside")
	}
}

func TestSavingNothingForgets(t *testing.T) {
	m := &Machine{Store: openFolder(t.TempDir())}
	if err := m.Save("game", "text"); err != nil {
		t.Fatal(err)
	}
	if got, err := m.Load("game"); err != nil || got != "text" {
		t.Errorf("%q, %v", got, err)
	}
	if err := m.Save("game", ""); err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if keys, _ := m.Store.Keys(); len(keys) != 0 {
		t.Errorf("keys %q", keys)
	}
}
