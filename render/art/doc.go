// Package art draws boards, pieces, marks, seals and slips as images painted on the CPU in
// device pixels (render/README.md, Boards; Pieces; Marks). It knows boards and pieces as data,
// no rules, and no screen.
package art
