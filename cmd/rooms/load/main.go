// Command load measures a server of rooms on this machine with rooms of bots that move at
// intervals: how long a turn takes from its sender to all others.
//
//	rooms -addr localhost:8081 -metrics localhost:9091 -rooms 0 -connections 0 -messages 0
//	load -hosts localhost:8081 -metrics localhost:9091 -tables 100,200,400
//
// With several hosts the bots of each room are spread over them.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"
)

func main() {
	var l load
	hosts := flag.String("hosts", "localhost:8081", "of the servers, with commas between; loopback only")
	metrics := flag.String("metrics", "", "where the servers tell their memory, with commas between")
	tables := flag.String("tables", "10,20,50", "rooms to play in at a time, one measurement after the other; at most 5000")
	watchers := flag.Int("watchers", 0, "measures instead what so many connections to one room cost the first server; at most 5000")
	flag.IntVar(&l.lookers, "lookers", 0, "connections that look at the lobby (rooms -lobby -openings 0) meanwhile, or, with -tables 0, what such a one costs; at most 5000")
	flag.BoolVar(&l.small, "small", false, "lookers watch the first game, too, as pages show one in small beside the list")
	flag.StringVar(&l.variant, "variant", "yanyi", "what is played")
	flag.DurationVar(&l.every, "every", 2*time.Second, "how often each bot moves")
	flag.DurationVar(&l.time, "time", 20*time.Second, "of a measurement; at most ten minutes")
	flag.Parse()
	l.hosts, l.metrics = split(*hosts), split(*metrics)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, &l, *watchers, split(*tables)); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func split(list string) []string {
	return strings.FieldsFunc(list, func(c rune) bool { return c == ',' || c == ' ' })
}

// run prints the cost of connections, or makes one measurement after the other and prints a
// row of a table for each.
func run(ctx context.Context, l *load, watchers int, tables []string) error {
	if err := l.check(); err != nil {
		return err
	}
	if watchers > 0 {
		return l.watch(ctx, min(watchers, mostTables))
	}
	l.lookers = min(l.lookers, mostTables)
	if l.lookers > 0 && len(tables) == 1 && tables[0] == "0" {
		return l.idle(ctx, l.lookers)
	}
	fmt.Println("| rooms | turns/s | p50 | p99 | longest | processor time a turn | memory of servers |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
	for _, text := range tables {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > mostTables {
			return fmt.Errorf("-tables: %q is not a number from 1 to %d", text, mostTables)
		}
		r, err := l.measure(ctx, n)
		if err != nil {
			return err
		}
		fmt.Println(r)
	}
	return nil
}
