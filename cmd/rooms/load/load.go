package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"yanyi/cmd/rooms/bots"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

const (
	mostTables = 5000
	mostTime   = 10 * time.Minute
	warmUp     = 5 * time.Second // in which nothing is measured
)

// load is the load on the servers.
type load struct {
	hosts, metrics []string
	variant        string
	every, time    time.Duration
	lookers        int  // at the lobby
	small          bool // they watch a game, too
}

// check refuses to load machines elsewhere, or for long.
func (l *load) check() error {
	for _, host := range slices.Concat(l.hosts, l.metrics) {
		name, _, err := net.SplitHostPort(host)
		if err != nil {
			return err
		}
		ips, err := net.LookupIP(name)
		if err != nil {
			return err
		}
		for _, ip := range ips {
			if !ip.IsLoopback() {
				return fmt.Errorf("%s is another machine", host)
			}
		}
	}
	if len(l.hosts) == 0 || l.time > mostTime || l.every < 10*time.Millisecond {
		return fmt.Errorf("there is a host, -time is at most %v, -every at least 10 ms", mostTime)
	}
	return nil
}

// result is a measurement.
type result struct {
	tables, turns int
	time          time.Duration
	delays        []time.Duration
	memory        float64 // bytes
	cpu           float64 // seconds
}

// String is a row of a table.
func (r result) String() string {
	return fmt.Sprintf("| %d | %.0f | %s | %s | %s | %.2f ms | %.0f MB |", r.tables, float64(r.turns)/r.time.Seconds(),
		r.quantile(0.5), r.quantile(0.99), r.quantile(1), 1000*r.cpu/float64(max(1, r.turns)), r.memory/1e6)
}

func (r result) quantile(q float64) string {
	if len(r.delays) == 0 {
		return "-"
	}
	i := max(0, int(math.Ceil(q*float64(len(r.delays))))-1)
	return fmt.Sprintf("%.1f ms", float64(r.delays[i].Microseconds())/1000)
}

// measure plays at so many tables and listens.
func (l *load) measure(ctx context.Context, n int) (result, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	tables, err := l.open(ctx, n)
	if err != nil {
		return result{}, err
	}
	var playing sync.WaitGroup
	if l.lookers > 0 {
		k, err := l.crowd(ctx, tables)
		defer func() { stop(); k.Wait() }()
		if err != nil {
			return result{}, err
		}
	}
	for i, t := range tables {
		// The bots do not all move at once.
		start := time.Duration(i) * warmUp / 2 / time.Duration(n)
		playing.Go(func() {
			time.Sleep(start)
			t.Play(ctx, func(seat int) string { return l.hosts[(i+seat)%len(l.hosts)] })
		})
	}
	time.Sleep(warmUp)
	r, err := l.listen(tables)
	stop()
	playing.Wait()
	return r, err
}

// crowd lists the games, and has viewers look at the list. The function waits for them to go.
func (l *load) crowd(ctx context.Context, tables []*bots.Table) (*sync.WaitGroup, error) {
	var all sync.WaitGroup
	err := l.list(ctx, tables)
	greetings := []room.Greeting{lobby, {V: room.Version, Code: tables[0].Code}}
	if !l.small {
		greetings = greetings[:1]
	}
	for _, greeting := range greetings {
		if err == nil {
			var k *lookers
			k, err = l.look(ctx, l.lookers, greeting)
			all.Go(k.all.Wait)
		}
	}
	return &all, err
}

// listen measures the tables from now on.
func (l *load) listen(tables []*bots.Table) (result, error) {
	cpu, err := l.told("process_cpu_seconds_total")
	if err != nil {
		return result{}, err
	}
	r := result{tables: len(tables), time: l.time, turns: -count(tables)}
	for _, t := range tables {
		t.Delays()
	}
	time.Sleep(l.time)
	r.turns += count(tables)
	for _, t := range tables {
		r.delays = append(r.delays, t.Delays()...)
		if err := t.Fault(); err != nil {
			return r, err
		}
	}
	slices.Sort(r.delays)
	if r.cpu, err = l.told("process_cpu_seconds_total"); err == nil {
		r.memory, err = l.told("process_resident_memory_bytes")
	}
	r.cpu -= cpu
	return r, err
}

func (l *load) open(ctx context.Context, n int) ([]*bots.Table, error) {
	v, ok := catalog.Find(l.variant)
	if !ok {
		return nil, fmt.Errorf("there is no variant %q", l.variant)
	}
	pace := l.every / time.Duration(len(v.Info().Seats))
	var tables []*bots.Table
	for i := range n {
		t, err := bots.Open(ctx, l.hosts[i%len(l.hosts)], l.variant, pace)
		if err != nil {
			return nil, err
		}
		tables = append(tables, t)
	}
	return tables, nil
}

func count(tables []*bots.Table) int {
	n := 0
	for _, t := range tables {
		n += t.Turns()
	}
	return n
}

// watch opens so many connections to one room and prints what each costs the server.
func (l *load) watch(ctx context.Context, n int) error {
	t, err := bots.Open(ctx, l.hosts[0], l.variant, l.every)
	if err != nil {
		return err
	}
	before, err := l.told("process_resident_memory_bytes")
	if err != nil {
		return err
	}
	t.Tokens = make([]string, n)
	ctx, stop := context.WithTimeout(ctx, l.time)
	defer stop()
	var watching sync.WaitGroup
	watching.Go(func() { t.Play(ctx, func(int) string { return l.hosts[0] }) })
	time.Sleep(l.time * 3 / 4)
	after, err := l.told("process_resident_memory_bytes")
	open, bad := l.told("rooms_connections")
	fmt.Printf("%.0f connections: %.1f kB each\n", open, (after-before)/max(1, open)/1000)
	watching.Wait()
	return errors.Join(err, bad)
}

// told is the sum of a metric over the servers.
func (l *load) told(name string) (sum float64, err error) {
	for _, host := range l.metrics {
		n, err := toldBy(host, name)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
}

func toldBy(host, name string) (float64, error) {
	answer, err := http.Get("http://" + host + "/metrics")
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		if text, ok := strings.CutPrefix(lines.Text(), name+" "); ok {
			return strconv.ParseFloat(text, 64)
		}
	}
	return 0, fmt.Errorf("%s does not tell %s", host, name)
}
