package editor

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/edit"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

const (
	mirror = edit.Mirror
	change = edit.Swap
)

// fields are the rows for the content of a position other than its pieces.
type fields struct{ desk *desk }

// rowHigh is the height of a row.
const rowHigh = 54.0

// rows are one per field, without those that follow from the rest, the least needed ones last.
func (x *fields) rows() (rows []ui.Part) {
	var last []ui.Part
	for i := range x.desk.grammar.Fields {
		switch f := &x.desk.grammar.Fields[i]; {
		case f.Follows:
		case f.Form == game.WaitField:
			last = x.row(i, f)
		case f.Form == game.PairField:
			rows = append(append(rows, x.row(i, f)...), x.commands()...)
		default:
			rows = append(rows, x.row(i, f)...)
		}
	}
	return append(rows, last...)
}

// label is a field's name.
func (x *fields) label(f *game.FieldInfo) string {
	key := f.Key
	if f.Form == game.SeatField {
		key = "turn"
	}
	return locale.T("editor.field." + key)
}

// row is a field's row, or one row for each seat.
func (x *fields) row(i int, f *game.FieldInfo) []ui.Part {
	d, label := x.desk, x.label(f)
	field := d.position.Field(i)
	id := "field." + f.Key
	switch f.Form {
	case game.SeatField:
		return x.choice(id, label, f, f.Values, x.seatNames(), field.Text(), func(v string) { d.position.SetTurn(game.Seat(slices.Index(f.Values, v))) })
	case game.WaitField:
		values, names := x.waits()
		return x.choice(id, label, f, values, names, waitID(field.Text()), func(v string) { d.position.Set(i, waitText(v)) })
	case game.PairField:
		values, names := x.pairs(i)
		return x.choice(id, label, f, values, names, field.Text(), func(v string) { d.position.Ally(i, v) })
	case game.ChoiceField:
		return x.choice(id, label, f, f.Values, x.choiceNames(f), field.Text(), func(v string) { d.position.Set(i, v) })
	case game.SeatsField, game.SetField:
		return x.checks(id, label, i, f)
	case game.NumberField:
		return []ui.Part{x.number(id, label, f, field.Number(), func(n int) { d.position.Set(i, strconv.Itoa(n)) })}
	case game.CountsField:
		return x.counts(id, label, i, f)
	case game.BagField, game.PoolField:
		return x.stocks(id, label, i, f)
	case game.TilesField:
		return x.tiles(id, label, i, f)
	}
	return x.marked(id, label, i, f)
}

// do changes the position.
func (d *desk) do(change func()) {
	change()
	d.changed()
}

// beside is a label with a part to its right, or below it if there is no room.
func (x *fields) beside(label, key string, part ui.Part) ui.Part {
	text := ui.Text(theme.Body, label, x.desk.ink(key))
	return ui.Fitting(
		ui.Row(12, text, ui.Space(0), part).High(rowHigh),
		ui.Column(0, text.High(34), ui.Row(0, part, ui.Space(0)), ui.Space(6)))
}

// leap is the step size of a leap for a number that may be large.
const leap = 10

// number is a number with steps up and down, and leaps if it may be large.
func (x *fields) number(id, label string, f *game.FieldInfo, n int, set func(int)) ui.Part {
	put := func(n int) { x.desk.do(func() { set(n) }) }
	steps := ui.Steps(id, label, n, f.Least, f.Most, put)
	if f.Most < 3*leap {
		return x.beside(label, f.Key, steps)
	}
	by := func(sign string, to int) ui.Part {
		to = max(f.Least, min(to, f.Most))
		text := sign + strconv.Itoa(leap)
		button := ui.ChipButton(id+sign, text, false).Unless(to == n).Does(func() { put(to) })
		button.Role, button.Name = ui.RoleButton, label+" "+text
		return ui.Press(button.Sized(theme.TouchTarget+8, theme.TouchTarget))
	}
	return x.beside(label, f.Key, ui.Row(4, by("−", n-leap), steps, by("+", n+leap)))
}

// choice is a switch of a few values; too many for one row flow into more.
func (x *fields) choice(id, label string, f *game.FieldInfo, values, names []string, chosen string, choose func(string)) []ui.Part {
	text := ui.Text(theme.Body, label, x.desk.ink(f.Key))
	pick := func(v string) {
		was := x.desk.position.String()
		x.desk.do(func() { choose(v) })
		if v != chosen && x.desk.position.String() == was {
			x.desk.session.Say(locale.T("editor.same"))
		}
	}
	var chips []ui.Part
	for n, v := range values {
		w := max(theme.TouchTarget, ui.ChipWidth(names[n], x.desk.view.Scale)-12)
		chips = append(chips, ui.Press(ui.ChipButton(id+"."+v, names[n], v == chosen).Does(func() { pick(v) }).Sized(w, theme.TouchTarget)))
	}
	return []ui.Part{ui.Spoken(label, ui.Fitting(
		ui.Row(12, text, ui.Space(0), ui.SegmentedFitted(id, values, names, chosen, pick)).High(rowHigh),
		ui.Column(0, text.High(34), ui.Flow(8, chips...), ui.Space(8))))}
}

func (x *fields) seatNames() (names []string) {
	for s := range x.desk.in.Seats {
		names = append(names, x.seat(game.Seat(s)))
	}
	return names
}

func (x *fields) seat(s game.Seat) string { return gametext.SideName(x.desk.in, s) }

// side is an argument that names a side.
func (x *fields) side(s game.Seat) locale.Arg { return locale.Arg{Name: "side", Value: x.seat(s)} }

// waitID and waitText name a wait's control and its text.
func waitID(text string) string {
	return strings.NewReplacer("~", "passed-", "!", "soon-").Replace(text) + strings.Repeat("none", 1-min(1, len(text)))
}

func waitText(id string) string {
	return strings.NewReplacer("passed-", "~", "soon-", "!", "none", "").Replace(id)
}

// waits are the players who may wait: all but the one to move, while all live.
func (x *fields) waits() (values, names []string) {
	values, names = []string{"none"}, []string{locale.T("editor.none")}
	if x.desk.position.Alive().Len() < len(x.desk.in.Seats) {
		return values, names
	}
	for s, seat := range x.desk.in.Seats {
		if s := game.Seat(s); s != x.desk.position.Turn() {
			letter := string(rune(seat.Letter))
			values = append(values, "passed-"+letter, "soon-"+letter)
			names = append(names, locale.T("editor.wait.passed", x.side(s)), locale.T("editor.wait.soon", x.side(s)))
		}
	}
	return values, names
}

// pairs are the possible allies: nobody, or two while all live.
func (x *fields) pairs(i int) (values, names []string) {
	for _, pair := range x.desk.grammar.Values(i) {
		name := locale.T("editor.none")
		if pair != "-" {
			if x.desk.position.Alive().Len() < len(x.desk.in.Seats) {
				continue
			}
			a, _ := x.desk.in.SeatOf(pair[:1])
			b, _ := x.desk.in.SeatOf(pair[1:])
			name = locale.T("editor.pair", locale.Arg{Name: "a", Value: x.seat(a)}, locale.Arg{Name: "b", Value: x.seat(b)})
		}
		values, names = append(values, pair), append(names, name)
	}
	return values, names
}

func (x *fields) choiceNames(f *game.FieldInfo) (names []string) {
	for _, value := range f.Values {
		if value == "-" {
			value = "gone"
		}
		names = append(names, locale.T("editor.han."+value))
	}
	return names
}

// commands are the commanders of armies without a lord: the neutral one, those of players out.
func (x *fields) commands() (rows []ui.Part) {
	d := x.desk
	for army := range d.in.Armies {
		army, label := game.Army(army), ""
		values, names := []string{"none"}, []string{locale.T("editor.idle")}
		switch {
		case int(army) >= len(d.in.Seats):
			label = locale.T("editor.field.han")
		case d.position.Alive().Has(army) || !slices.ContainsFunc(d.position.Cells, func(c edit.Cell) bool {
			return c.Piece != game.NoPiece && c.Piece.Origin() == army && c.Piece.Kind() != game.Unknown
		}):
			continue
		default:
			label = locale.T("editor.follows", x.side(army))
			values, names = nil, nil
		}
		for s, seat := range d.in.Seats {
			if d.position.Alive().Has(game.Seat(s)) {
				values = append(values, string(rune(seat.Letter)))
				names = append(names, locale.T("editor.of", x.side(game.Seat(s))))
			}
		}
		chosen := "none"
		if by := d.position.By[army]; by != game.NoSeat {
			chosen = string(rune(d.in.Seats[by].Letter))
		}
		f := game.FieldInfo{Key: "han"}
		rows = append(rows, x.choice("army."+string(rune(d.in.Armies[army].Letter)), label, &f, values, names, chosen, func(v string) {
			by, _ := d.in.SeatOf(v)
			d.position.Command(army, by)
		})...)
	}
	return rows
}

// checks is a box for every value of a set.
func (x *fields) checks(id, label string, i int, f *game.FieldInfo) []ui.Part {
	d := x.desk
	var boxes []ui.Part
	for n, value := range f.Values {
		name := x.valueName(n, value, f)
		boxes = append(boxes, ui.Press(ui.Check(id+"."+value, name, d.position.Field(i).Has(value)).Does(func() {
			d.do(func() { d.position.Toggle(i, value) })
		})))
	}
	text := ui.Text(theme.Body, label, d.ink(f.Key))
	return []ui.Part{ui.Spoken(label, ui.Fitting(
		ui.Row(16, append([]ui.Part{text, ui.Space(0)}, boxes...)...).High(rowHigh),
		ui.Column(0, text.High(34), ui.Flow(16, boxes...), ui.Space(8))))}
}

// valueName is the name of a set's value: a seat, a square, or a castling side.
func (x *fields) valueName(n int, value string, f *game.FieldInfo) string {
	if f.Form == game.SeatsField {
		return x.seat(game.Seat(n))
	}
	if sq, err := x.desk.in.Board.Square(value); err == nil {
		return x.desk.in.Board.Label(sq)
	}
	s := game.First
	if value == strings.ToLower(value) {
		s = game.Second
	}
	if strings.EqualFold(value, "k") {
		return locale.T("editor.castling.king", x.side(s))
	}
	return locale.T("editor.castling.queen", x.side(s))
}

// counts are the seats' numbers, one row each.
func (x *fields) counts(id, label string, i int, f *game.FieldInfo) (rows []ui.Part) {
	d := x.desk
	for s, n := range d.position.Field(i).Counts() {
		seat := game.Seat(s)
		whose := x.seat(seat) + " · " + label
		rows = append(rows, x.number(id+"."+strconv.Itoa(s), whose, f, n, func(n int) { d.position.Field(i).SetCount(seat, n) }))
	}
	return rows
}

// stocks are pieces beside the board with numbers; a press adds one, or resets the most to none.
func (x *fields) stocks(id, label string, i int, f *game.FieldInfo) []ui.Part {
	d := x.desk
	var rows []ui.Part
	for army := range d.in.Armies {
		var pieces []ui.Part
		for _, piece := range d.grammar.Tray() {
			if int(piece.Origin()) != army || piece.Hidden() {
				continue
			}
			n, most := x.stock(i, f, piece)
			if most == 0 {
				continue
			}
			ctl := ui.Control{
				ID:    id + "." + string(rune(d.in.Armies[army].Letter)) + string(rune(piece.Kind().Letter())),
				Name:  label + " " + x.seat(game.Seat(army)) + " " + gametext.PieceName(d.in, piece),
				Value: strconv.Itoa(n),
			}
			ctl.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) { d.drawInBox(c, ctl, s, piece, n) }
			pieces = append(pieces, ui.Press(ctl.Does(func() {
				d.do(func() { x.setStock(i, f, piece, (n+1)%(most+1)) })
			})).Sized(cell, cell))
		}
		if len(pieces) > 0 {
			rows = append(rows, ui.Flow(0, pieces...))
		}
	}
	text := ui.Text(theme.Body, label, d.ink(f.Key)).High(34)
	return []ui.Part{ui.Column(0, text, ui.Column(0, rows...), ui.Space(6))}
}

// stock is the number of a piece in a field, and the sensible maximum.
func (x *fields) stock(i int, f *game.FieldInfo, piece game.Piece) (n, most int) {
	field := x.desk.position.Field(i)
	letter := string(rune(piece.Kind().Letter()))
	if f.Form == game.PoolField {
		if !slices.Contains(f.Values, letter) {
			return 0, 0
		}
		n = field.Pool(piece.Origin(), letter)
		return n, max(n, x.desk.grammar.Stock(piece))
	}
	n, _ = field.Bagged(piece)
	most = x.desk.grammar.Bagged(i, piece)
	if most > 0 {
		most = max(n, most)
	}
	return n, most
}

func (x *fields) setStock(i int, f *game.FieldInfo, piece game.Piece, n int) {
	if f.Form == game.PoolField {
		x.desk.position.Field(i).SetPool(piece.Origin(), string(rune(piece.Kind().Letter())), n)
		return
	}
	x.desk.position.Field(i).SetBagged(piece, n)
}

// marked is a field of squares: the squares, and a button after which presses mark them.
func (x *fields) marked(id, label string, i int, f *game.FieldInfo) []ui.Part {
	d := x.desk
	var names []string
	for _, sq := range d.position.Field(i).Marks() {
		names = append(names, x.markName(i, sq))
	}
	on := tool{do: marks, field: i, from: game.NoSquare}
	button := ui.ChipButton(id, locale.T("editor.mark"), d.tool == on).Does(func() { d.take(on) })
	button.Role, button.Name = ui.RoleButton, label+" "+locale.T("editor.mark")
	button.Value = strings.Join(names, " ")
	w := ui.ChipWidth(locale.T("editor.mark"), d.view.Scale) - 8
	words := ui.Text(theme.Body, strings.Join(names, " "), d.view.Theme.Ink2)
	return []ui.Part{x.beside(label, f.Key, ui.Row(12, words, ui.Press(button.Sized(w, theme.TouchTarget))))}
}

// markName is a marked square's name, with the person assigned to it.
func (x *fields) markName(i int, sq game.Square) string {
	d := x.desk
	name := d.in.Board.Label(sq)
	piece := d.position.Cells[sq].Piece
	if n := d.position.Field(i).Person(sq); n > 0 && piece != game.NoPiece {
		who := locale.GeneralOf(d.in.People, d.in.Armies[piece.Origin()].Letter, piece.Kind().Letter(), n)
		if who == nil {
			return name + " " + strconv.Itoa(n)
		}
		name += " " + who.Name(locale.Current())
	}
	return name
}

// tiles is a button after which presses lay tiles, followed by the kinds.
func (x *fields) tiles(id, label string, i int, f *game.FieldInfo) []ui.Part {
	d := x.desk
	laying := d.tool.do == lays
	by := d.grammar.Variant.(game.Deployer)
	kinds, _, _ := by.Tiles(d.grammar.Options)
	button := ui.ChipButton(id, locale.T("editor.lay"), laying).Does(func() {
		if laying {
			d.take(d.tool)
		} else {
			d.take(tool{do: lays, field: i, tile: kinds[0], from: game.NoSquare})
		}
	})
	button.Role, button.Name = ui.RoleButton, label+" "+locale.T("editor.lay")
	w := ui.ChipWidth(locale.T("editor.lay"), d.view.Scale) - 8
	rows := []ui.Part{x.beside(label, f.Key, ui.Press(button.Sized(w, theme.TouchTarget)))}
	if !laying {
		return rows
	}
	var chips []ui.Part
	for _, n := range kinds {
		name := strconv.Itoa(n) + " " + locale.StratagemOf(d.in.ID, n).Name(locale.Current())
		chip := ui.ChipButton("tile."+strconv.Itoa(n), name, d.tool.tile == n).Does(func() {
			d.tool.tile = n
			d.changed()
		})
		chips = append(chips, ui.Press(chip.Sized(ui.ChipWidth(name, d.view.Scale)-12, theme.TouchTarget)))
	}
	return append(rows, ui.Flow(8, chips...), ui.Space(8))
}
