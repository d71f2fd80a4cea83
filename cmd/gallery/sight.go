package main

import (
	"image"
	"math"
	"strings"

	"yanyi/render/art"
	"yanyi/render/theme"
)

// sights turn linear red, green and blue into what an eye sees that lacks one of its three
// kinds of cones (Machado, Oliveira and Fernandes 2009, severity 1).
var sights = []struct {
	name   string
	matrix [3][3]float64
}{
	{"protan", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deutan", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritan", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	{"grey", [3][3]float64{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
}

// boardThemes are the usual ones and those of more contrast.
var boardThemes = append(themes[:len(themes):len(themes)], named{"sharp", &theme.SharpLight}, named{"sharp-dark", &theme.SharpDark})

// boards are the pictures that are boards.
func boards() (list []picture) {
	for _, e := range boardPictures() {
		if strings.HasPrefix(e.name, "start-") || strings.HasPrefix(e.name, "board-") {
			list = append(list, e)
		}
	}
	return list
}

// writeGrounds writes every board in every theme as it is made of paper, and plain.
func writeGrounds(dir string) error {
	for _, t := range boardThemes {
		for _, e := range boards() {
			for _, g := range []struct {
				name   string
				ground theme.Ground
			}{{"paper", theme.Sheets}, {"plain", theme.Plain}} {
				look := art.Look{Theme: t.theme.On(g.ground), Shapes: t.theme.Sharp, Scale: 1}
				if err := write(dir, e.name+"-"+t.name+"-"+g.name, e.paint(look)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// writeSights writes every board in every theme as each sight has it.
func writeSights(dir string) error {
	for _, t := range boardThemes {
		for _, e := range boards() {
			picture := e.paint(art.Look{Theme: t.theme, Shapes: t.theme.Sharp, Scale: 1})
			for _, s := range sights {
				if err := write(dir, e.name+"-"+t.name+"-"+s.name, seen(picture, &s.matrix)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// seen is a picture as a sight has it.
func seen(picture *image.RGBA, matrix *[3][3]float64) *image.RGBA {
	out := image.NewRGBA(picture.Rect)
	copy(out.Pix, picture.Pix)
	for i := 0; i < len(out.Pix); i += 4 {
		px := out.Pix[i : i+3]
		from := [3]float64{linear(px[0]), linear(px[1]), linear(px[2])}
		for j, row := range matrix {
			px[j] = min(encoded(row[0]*from[0]+row[1]*from[1]+row[2]*from[2]), out.Pix[i+3])
		}
	}
	return out
}

// linear is the light of a value of sRGB.
func linear(v uint8) float64 {
	if f := float64(v) / 255; f > 0.04045 {
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return float64(v) / 255 / 12.92
}

// encoded is the value of sRGB for a light.
func encoded(light float64) uint8 {
	light = min(max(light, 0), 1)
	if light > 0.0031308 {
		return uint8(255*(1.055*math.Pow(light, 1/2.4)-0.055) + 0.5)
	}
	return uint8(255*12.92*light + 0.5)
}
