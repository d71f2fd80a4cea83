package journal

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// One server runs on a folder: two that write into one store lose each other's entries. The
// system's lock on a file in the folder covers all processes of one kernel, in containers too.
// Where the folder is shared with another machine, or a virtual one, which may not know that
// lock, a lease beside it names the holder of the folder, who renews it again and again.

const (
	lockFile   = "lock"
	leaseFile  = "lease"
	renewTime  = 2 * time.Second
	expiryTime = 4 * renewTime // after which an unrenewed lease is void
)

// lease is the holder of a folder, as written in the file.
type lease struct {
	Host   string    `json:"host"`
	Kernel string    `json:"kernel"` // that tells of locks; "" where it has no name
	PID    int       `json:"pid"`
	Since  time.Time `json:"since"`
	Beat   int       `json:"beat"` // how often it was renewed
}

// same reports whether it is the same holder's.
func (l lease) same(o lease) bool {
	return l.Host == o.Host && l.PID == o.PID && l.Since.Equal(o.Since)
}

// String names the holder.
func (l lease) String() string {
	if l == (lease{}) {
		return "another process"
	}
	return fmt.Sprintf("process %d on %s, since %s", l.PID, l.Host, l.Since.Local().Format("2006-01-02 15:04:05"))
}

// holding is a folder that this process holds.
type holding struct {
	folder string
	lock   *flock.Flock
	mine   lease
	lost   func(error) // called when another process has taken it
	stop   func()
	ended  chan struct{}
}

// hold takes a folder, or names its holder. lost is called when it is lost after all.
func hold(ctx context.Context, folder string, patience time.Duration, lost func(error)) (*holding, error) {
	if err := os.MkdirAll(folder, 0o750); err != nil {
		return nil, err
	}
	host, _ := os.Hostname() // "" names none
	x := &holding{folder: folder, lock: flock.New(filepath.Join(folder, lockFile), flock.SetPermissions(0o600)), lost: lost, ended: make(chan struct{}),
		mine: lease{Host: host, Kernel: kernel(), PID: os.Getpid(), Since: time.Now().Round(0)}}
	locked, err := x.lock.TryLock()
	switch {
	case err == nil && !locked:
		_, by := x.read()
		return nil, x.taken(by)
	case err != nil:
		// There are file systems without locks. The lease is left.
		slog.Warn("the folder's file system has no locks", "folder", folder, "error", err)
	}
	if err := x.wait(ctx, locked, patience); err != nil {
		return nil, x.release(err)
	}
	if err := x.write(); err != nil {
		return nil, x.release(err)
	}
	ctx, x.stop = context.WithCancel(context.WithoutCancel(ctx))
	go x.renew(ctx)
	return x, nil
}

// taken is the error that names the folder's holder.
func (x *holding) taken(by lease) error {
	return fmt.Errorf("the folder %s is in use by %s: on each folder runs one server", x.folder, by)
}

// wait waits until the folder's last holder is certainly gone.
func (x *holding) wait(ctx context.Context, locked bool, patience time.Duration) error {
	text, last := x.read()
	if len(text) == 0 || locked && last.Kernel == x.mine.Kernel && last.Kernel != "" {
		return nil // its end has taken the lock from it
	}
	slog.Info("waiting whether who held the folder is gone", "folder", x.folder, "holder", last.String(), "for", patience)
	for end := time.Now().Add(patience); time.Now().Before(end); {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(patience / 20):
		}
		switch again, by := x.read(); {
		case len(again) == 0:
			return nil
		case !bytes.Equal(again, text):
			return x.taken(by)
		}
	}
	return nil
}

// renew says again and again that this process holds the folder, on a full disk later.
func (x *holding) renew(ctx context.Context) {
	defer close(x.ended)
	ticks := time.NewTicker(renewTime)
	defer ticks.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
		}
		if _, by := x.read(); by != (lease{}) && !by.same(x.mine) {
			x.lost(x.taken(by))
			return
		}
		x.mine.Beat++
		if err := x.write(); err != nil {
			slog.Error("the folder's lock", "folder", x.folder, "error", err)
		}
	}
}

// close lets the folder go.
func (x *holding) close() {
	x.stop()
	<-x.ended
	if _, by := x.read(); by.same(x.mine) {
		_ = os.WriteFile(x.path(), nil, 0o600) // otherwise the next process would wait
	}
	_ = x.lock.Unlock() // likewise
}

// release gives up a folder that was not got.
func (x *holding) release(why error) error {
	_ = x.lock.Unlock()
	return why
}

func (x *holding) path() string { return filepath.Join(x.folder, leaseFile) }

// read is the lease's text, empty without a holder, and its holderif readable.
func (x *holding) read() (text []byte, by lease) {
	text, err := os.ReadFile(x.path())
	if err != nil || json.Unmarshal(text, &by) != nil {
		return text, lease{}
	}
	return text, by
}

// write writes the lease in place, which needs no room on a full disk.
func (x *holding) write() error {
	text, err := json.Marshal(x.mine)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(x.path(), os.O_WRONLY|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	if _, err = f.WriteAt(text, 0); err == nil {
		err = f.Truncate(int64(len(text)))
	}
	if bad := f.Close(); err == nil {
		err = bad
	}
	return err
}

// kernel names the kernel whose locks this process knows, which containers on a machine share.
func kernel() string {
	text, err := os.ReadFile("/proc/sys/kernel/random/boot_id")
	if err == nil {
		return strings.TrimSpace(string(text))
	}
	host, err := os.Hostname()
	if err != nil {
		return ""
	}
	return "host " + host
}
