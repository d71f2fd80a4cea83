// Package e2e plays the whole program as a person does, by pointing, dragging
// and pressing keys: in a browser on the built page (dist), and in a window. Its
// tests have the build tag e2e; make test-e2e runs them.
package e2e
