package owner

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/journal"
	"yanyi/game/room"
)

// Commands are the owner's.
var Commands = []string{"list", "stats", "close"}

// waitTime is how long all processes have to answer.
const waitTime = time.Second

// Run obeys the owner's command, and writes the answer. Its error explains a failure.
func Run(arguments []string, out io.Writer) error {
	f := flag.NewFlagSet("rooms "+arguments[0], flag.ContinueOnError)
	f.SetOutput(out)
	url := f.String("nats", "", "`address` of the NATS cluster that the servers share")
	certs := f.String("certs", "", "`folder` of the certificates for the cluster")
	data := f.String("data", "rooms-data", "`folder` of the one server's journal, if no -nats is given")
	if err := f.Parse(arguments[1:]); err != nil {
		return err
	}
	want := 0
	if arguments[0] == "close" {
		want = 1
	}
	if f.NArg() != want {
		return errors.New("usage: rooms list|stats|close [-nats ADDRESS | -data FOLDER] [CODE, for close]")
	}
	o, err := journal.Reach(*url, *certs, *data)
	if err != nil {
		return err
	}
	defer o.Close()
	switch arguments[0] {
	case "close":
		return closeRoom(o, f.Arg(0), out)
	case "list":
		return list(o, out)
	}
	return figures(o, out)
}

var codes = regexp.MustCompile("^[" + room.CodeLetters + "]{6}$")

// closeRoom closes a room.
func closeRoom(o *journal.Owner, code string, out io.Writer) error {
	code = strings.ToUpper(code)
	if !codes.MatchString(code) {
		return fmt.Errorf("%q is no code of a room", code)
	}
	text, err := o.One(ask("close", code))
	if err != nil {
		return err
	}
	var a answer
	if err := json.Unmarshal(text, &a); err != nil {
		return err
	}
	if a.Error != "" {
		return fmt.Errorf("room %s: %s", code, a.Error)
	}
	fmt.Fprintf(out, "room %s is closed\n", code)
	return nil
}

func ask(do, code string) []byte {
	text, err := json.Marshal(question{do, code})
	if err != nil {
		panic("owner: a question is plain data: " + err.Error())
	}
	return text
}

// all are the answers of all processes.
func all(o *journal.Owner, do string) (list []answer, err error) {
	texts, err := o.All(ask(do, ""), waitTime)
	for _, text := range texts {
		var a answer
		if err := json.Unmarshal(text, &a); err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	return list, err
}

var phases = [...]string{room.Empty: "asleep", room.Gathering: "gathering", room.Laying: "laying", room.Playing: "playing", room.Over: "over", room.Done: "closed"}

// list lists the occupied rooms, each once: as seen by the process that has it awake; below, how
// the addresses behave that stand out, by a number for each that its process has given it.
func list(o *journal.Owner, out io.Writer) error {
	answers, err := all(o, "list")
	if err != nil {
		return err
	}
	rooms := map[string]hall.Seen{}
	from := map[string][]string{}
	for i, a := range answers {
		for _, s := range a.List {
			from[s.Code] = addresses(from[s.Code], i+1, s.From)
			if old, ok := rooms[s.Code]; !ok || old.Last < s.Last {
				rooms[s.Code] = s
			}
		}
	}
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(table, "CODE\tGAME\tPHASE\tTURNS\tHERE\tWATCHING\tLISTED\tLAST\tSEATS")
	var order []hall.Seen
	for _, s := range rooms {
		order = append(order, s)
	}
	slices.SortFunc(order, func(a, b hall.Seen) int { return strings.Compare(a.Code, b.Code) })
	for _, s := range order {
		fmt.Fprintf(table, "%s\t%s\t%s\t%d\t%d\t%d\t%s\t%s\t%s\n", s.Code, s.Game, phases[min(int(s.Phase), len(phases)-1)],
			s.Ply, s.Here, s.Watching, listed(s), when(s.Last), seats(s.Seats, from[s.Code]))
	}
	fmt.Fprintln(table, "\nADDRESS\tCONNECTIONS\tMESSAGES\tROOMS\tOPENINGS\tSLOWED\tRESTS")
	for i, a := range answers {
		for _, b := range a.Addresses {
			fmt.Fprintf(table, "%d.%d\t%d\t%d\t%d\t%d\t%d\t%t\n", i+1, b.Number, b.Connections, b.Messages, b.Rooms, b.Openings, b.Slowed, b.Rests)
		}
	}
	return table.Flush()
}

// addresses adds to what is known of where the seats' people come from what a process knows.
func addresses(known []string, process int, from []int) []string {
	for i, n := range from {
		if len(known) <= i {
			known = append(known, "")
		}
		if n > 0 {
			known[i] = fmt.Sprint(" from ", process, ".", n)
		}
	}
	return known
}

func listed(s hall.Seen) string {
	switch {
	case s.Open && s.Watch:
		return "open, watch"
	case s.Open:
		return "open"
	case s.Watch:
		return "watch"
	}
	return "-"
}

func when(t room.Time) string {
	if t == 0 {
		return "-"
	}
	return time.UnixMilli(int64(t)).UTC().Format("2006-01-02 15:04:05")
}

// seats are the players, by the names they chose, which are clean, and the numbers of addresses.
func seats(list []room.Occupant, from []string) string {
	var words []string
	for i, c := range list {
		at := ""
		if i < len(from) {
			at = from[i]
		}
		switch {
		case c.Level > 0:
			words = append(words, fmt.Sprint("computer ", c.Level))
		case c.Taken && c.Bot:
			words = append(words, fmt.Sprintf("%q (bot)%s", c.Name, at))
		case c.Taken:
			words = append(words, fmt.Sprintf("%q%s", c.Name, at))
		default:
			words = append(words, "free")
		}
	}
	return strings.Join(words, ", ")
}

// figures writes a line for each process.
func figures(o *journal.Owner, out io.Writer) error {
	answers, err := all(o, "stats")
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(table, "PROCESS\tUP\tROOMS\tPEOPLE\tLOOKING\tTHINKING\tMEMORY\tKEPT\tJOURNAL")
	for i, a := range answers {
		if s := a.Stats; s != nil {
			fmt.Fprintf(table, "%d\t%v\t%d\t%d\t%d\t%d\t%.0f MB\t%d\t%.1f MB\n", i+1, time.Duration(s.Up)*time.Second,
				s.Rooms, s.Here, s.Looking, s.Think, float64(s.Memory)/1e6, s.Kept, float64(s.Bytes)/1e6)
		}
	}
	return table.Flush()
}
