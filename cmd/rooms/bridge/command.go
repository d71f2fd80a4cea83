// Package bridge lets a program that speaks UCI take a seat in a room: the command rooms bot.
package bridge

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"yanyi/cmd/internal/engines"
	"yanyi/game/room"
)

const usage = `rooms bot lets a program that speaks UCI play in a room, marked as a computer for everybody.

usage: rooms bot -engine COMMAND -room LINK [flags]
  rooms bot -engine "./arena uci" -room https://rooms.example.org/?room=K7QXMB
  rooms bot -engine ./engine -set Threads=1 -time 3s -games 0 -room LINK

It takes the seat of the link or else the first that is free, and leaves it when the engine
ends or answers what cannot be played. Tiles are laid by lot; of what the others ask it refuses
draws and agrees to the rest.

`

// Run obeys the command line until its games are over or ctx ends.
func Run(ctx context.Context, arguments []string, out io.Writer) error {
	b := &bot{out: out}
	f := flag.NewFlagSet("rooms bot", flag.ContinueOnError)
	f.SetOutput(out)
	f.Usage = func() {
		fmt.Fprint(out, usage)
		f.PrintDefaults()
	}
	engine := f.String("engine", "", "`command` of a program that speaks UCI, with its arguments")
	link := f.String("room", "", "`link` to the room, or to a seat in it")
	f.StringVar(&b.name, "name", "Bot", "`name` at the seat")
	f.DurationVar(&b.time, "time", time.Second, "how long to think about a turn, less when the clock is low")
	f.IntVar(&b.games, "games", 1, "`number` of games before it leaves; 0 for as many as the others want")
	f.Func("set", "an option of the engine as `NAME=VALUE`; may be repeated", b.set)
	if err := f.Parse(arguments); err != nil {
		return err
	}
	b.engine.Command = strings.Fields(*engine)
	switch {
	case f.NArg() > 0:
		return fmt.Errorf("%q is no flag", f.Arg(0))
	case len(b.engine.Command) == 0:
		return errors.New(`-engine is missing: the command of a program that speaks UCI, such as "./arena uci"`)
	case b.time <= 0 || b.games < 0:
		return errors.New("-time is above 0, -games not below")
	case room.CleanName(b.name) == "":
		return errors.New("-name is empty")
	}
	at, err := readLink(*link)
	if err != nil {
		return err
	}
	return b.run(ctx, at)
}

// set reads an option for the engine.
func (b *bot) set(text string) error {
	name, value, ok := strings.Cut(text, "=")
	if !ok || name == "" {
		return errors.New("has no form NAME=VALUE")
	}
	b.engine.Set = append(b.engine.Set, [2]string{name, value})
	return nil
}

// bot is a program that plays.
type bot struct {
	name   string
	engine engines.Program
	time   time.Duration // for a turn
	games  int           // 0 for any number
	out    io.Writer
}

func (b *bot) tell(format string, args ...any) { fmt.Fprintf(b.out, format+"\n", args...) }

// run plays until the games are over. A lost connection is made again.
func (b *bot) run(ctx context.Context, at place) error {
	if err := b.engine.Start(); err != nil {
		return fmt.Errorf("engine %w", err)
	}
	defer b.engine.Close()
	if err := at.find(ctx); err != nil {
		return err
	}
	v := &visit{bot: b, place: at}
	for wait := leastWait; ; wait = min(2*wait, mostWait) {
		err := v.once(ctx)
		var final *end
		switch {
		case errors.As(err, &final):
			return final.err
		case ctx.Err() != nil:
			return nil
		case !v.known:
			return fmt.Errorf("the rooms at %s: %w", at.server, err)
		case v.greeted:
			wait = leastWait
		}
		b.tell("the connection is lost (%v); reconnecting", err)
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil
		}
	}
}

const (
	leastWait = 250 * time.Millisecond // before a lost connection is made again
	mostWait  = 10 * time.Second
)
