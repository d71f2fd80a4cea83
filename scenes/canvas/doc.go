// Package canvas draws text, icons, shapes and pictures of the game in logical pixels.
//
// The [Canvas] converts logical to device pixels by the view's scale and snaps every edge to
// whole device pixels, so that lines and text are sharp. Pictures from render (boards, pieces,
// seals) are in device pixels; [Canvas.Device] converts. Text runs, icons and shapes are cached,
// so that a frame after the first allocates nothing.
package canvas
