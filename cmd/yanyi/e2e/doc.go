// Package e2e plays the whole program as a person does, by pointing, dragging and pressing keys:
// in a browser on the built page (dist), and in a window (tag e2e; make test-e2e).
package e2e
