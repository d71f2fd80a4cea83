// Package draw paints pages: text, icons, shapes, pictures of the game, in logical
// pixels.
//
// The [Canvas] turns them into device pixels by the view's scale and snaps every
// edge to whole device pixels, so that lines and text are sharp. What a page gets
// from render (boards, pieces, seals) is in device pixels; [Canvas.Device] converts.
// Text runs, icons and shapes are cached, so that a frame after the first allocates
// nothing.
package canvas
