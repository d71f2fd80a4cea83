package ui

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Segmented is a switch of several parts of which one is chosen, all of the same
// width: one control a part, ids id+"."+values[i]. choose hears of a press.
func Segmented(id string, values, labels []string, chosen string, choose func(value string)) Part {
	segments := segments(id, values, labels, chosen, choose)
	return Columns(0, segments...).Wide(0).fits(func(v View) float64 { return segmentsWidth(labels, v.Scale) })
}

// SegmentedFitted is Segmented with parts as wide as their labels need.
func SegmentedFitted(id string, values, labels []string, chosen string, choose func(value string)) Part {
	return Row(0, segments(id, values, labels, chosen, choose)...)
}

func segments(id string, values, labels []string, chosen string, choose func(value string)) []Part {
	parts := make([]Part, len(values))
	for i, value := range values {
		ctl := segment1(id, canvas.Rect{}, i, len(values), value, labels[i], value == chosen)
		ctl.size = func(v View) (w, h float64) {
			return max(theme.TouchTarget, canvas.Measure(segmentText, labels[i], v.Scale)+30), theme.TouchTarget
		}
		parts[i] = Press(ctl.Does(func() { choose(value) }))
	}
	return parts
}

// fits gives a part a natural width.
func (p Part) fits(wide func(v View) float64) Part {
	p = p.own()
	p.wide = wide
	return p
}
