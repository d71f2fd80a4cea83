package game

import "strconv"

// Sprintf formats like [fmt.Sprintf], as far as the project's messages need it: %s %q %v of
// strings and errors, %d %v of integers, %c %q of bytes and runes, %%. Package fmt would be an
// eighth of the engine that the page fetches, so the engine's packages do without it.
func Sprintf(format string, args ...any) string {
	var dst []byte
	for i := 0; i < len(format); i++ {
		switch {
		case format[i] != '%' || i+1 == len(format):
			dst = append(dst, format[i])
			continue
		case format[i+1] == '%':
			dst = append(dst, '%')
		case len(args) == 0:
			dst = append(dst, "%!"...)
		default:
			dst = appendVerb(dst, format[i+1], args[0])
			args = args[1:]
		}
		i++
	}
	return string(dst)
}

// Errorf is the error with the formatted message. It wraps the error that %w stands for.
func Errorf(format string, args ...any) error {
	e := &formatted{message: Sprintf(format, args...)}
	for _, arg := range args {
		if err, ok := arg.(error); ok {
			e.wrapped = err
		}
	}
	return e
}

// formatted is an error of Errorf.
type formatted struct {
	message string
	wrapped error
}

// Error is the message.
func (e *formatted) Error() string { return e.message }

// Unwrap is the wrapped error, if there is one.
func (e *formatted) Unwrap() error { return e.wrapped }

func appendVerb(dst []byte, verb byte, arg any) []byte {
	switch x := arg.(type) {
	case error:
		return appendText(dst, verb, x.Error())
	case string:
		return appendText(dst, verb, x)
	case int:
		return strconv.AppendInt(dst, int64(x), 10)
	case int8:
		return strconv.AppendInt(dst, int64(x), 10)
	case uint16:
		return strconv.AppendUint(dst, uint64(x), 10)
	case uint64:
		return strconv.AppendUint(dst, x, 10)
	case byte:
		return appendRune(dst, verb, rune(x))
	case rune:
		return appendRune(dst, verb, x)
	case Seat:
		return strconv.AppendUint(dst, uint64(x), 10)
	}
	return append(dst, '%', '!', verb)
}

func appendText(dst []byte, verb byte, text string) []byte {
	if verb == 'q' {
		return strconv.AppendQuote(dst, Brief(text))
	}
	return append(dst, text...)
}

// longestQuote is how many characters of a text messages quote.
const longestQuote = 40

// Brief is a text as messages quote it: of a long one the beginning and an ellipsis.
func Brief(text string) string {
	n := 0
	for i := range text {
		if n++; n > longestQuote {
			return text[:i] + "…"
		}
	}
	return text
}

func appendRune(dst []byte, verb byte, r rune) []byte {
	switch verb {
	case 'c':
		return append(dst, string(r)...)
	case 'q':
		return strconv.AppendQuoteRune(dst, r)
	}
	return strconv.AppendInt(dst, int64(r), 10)
}
