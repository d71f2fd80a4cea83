package main

// follows lets Ebitengine's canvas follow the screen's pixels per CSS pixel. The engine
// asks for them once; here it asks whenever it measures the page, which wasm/ratio.js
// makes it do. It also measures the page as finely as the browser has it: in CSS pixels
// that are whole, a page of 150 % would be up to a pixel short, and blurred.
func follows(text string) (string, error) {
	text, err := emptied(text, "func (u *UserInterface) outsideSize() (float64, float64) {", "\treturn pageWidth, pageHeight\n")
	if err != nil {
		return "", err
	}
	if text, err = emptied(text, "func (u *UserInterface) updateScreenSize() {", measured); err != nil {
		return "", err
	}
	return text + "\n// The page's size in CSS pixels when it was last measured.\nvar pageWidth, pageHeight = 640.0, 480.0\n", nil
}

// measured is how the engine measures the page.
const measured = `	if !document.Truthy() {
		return
	}
	theMonitor.deviceScaleFactor = 0
	f := theMonitor.DeviceScaleFactor()
	box := document.Get("body").Call("getBoundingClientRect")
	pageWidth, pageHeight = box.Get("width").Float(), box.Get("height").Float()
	canvas.Set("width", int(math.Round(pageWidth*f)))
	canvas.Set("height", int(math.Round(pageHeight*f)))
`
