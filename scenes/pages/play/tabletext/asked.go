package tabletext

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/scenes/accessibility"
)

// Asked is a question with its answers, as read aloud; "" for none.
func Asked(q accessibility.Question) string {
	if q.Text == "" && len(q.Answers) == 0 {
		return ""
	}
	return q.Text + Sentence(strings.Join(q.Options(), locale.T("sr.comma")))
}

// Prompt is what may be typed beside a board while a question waits, if one does.
func Prompt(q accessibility.Question) string {
	if len(q.Answers) == 0 {
		return locale.T("sr.line")
	}
	return locale.T("sr.line.asked", Arg("text", strings.Join(q.Options(), locale.T("sr.comma"))))
}
