package ui

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Segmented is a switch of several parts of which one is chosen, all of the same
// width: one control a part, ids id+"."+values[i]. choose hears of a press.
func Segmented(id string, values, labels []string, chosen string, choose func(value string)) Part {
	segments := segments(id, values, labels, func(int) []string { return labels }, chosen, choose)
	return Columns(0, segments...).Wide(0).fits(func(v View) float64 { return segmentsWidth(labels, v.Scale) })
}

// SegmentedFitted is Segmented with parts as wide as their labels need.
func SegmentedFitted(id string, values, labels []string, chosen string, choose func(value string)) Part {
	own := func(i int) []string { return labels[i : i+1] }
	return Row(0, segments(id, values, labels, own, chosen, choose)...)
}

// segments are the parts of a switch; alike are the labels that have the size of the ith.
func segments(id string, values, labels []string, alike func(i int) []string, chosen string, choose func(value string)) []Part {
	parts := make([]Part, len(values))
	for i, value := range values {
		ctl := segment1(id, i, len(values), value, labels[i], alike(i), value == chosen)
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
