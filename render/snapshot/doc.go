// Package snapshot paints pictures of a game without a window: a board as it stands on the
// screen, the board in a frame with names and a caption, and games as animated GIFs. It
// composes drawings of package art in software, so that the page, the desktop and the command
// line make the same pictures.
package snapshot
