// Package wasm holds the sources of the page the game is played on in a browser. Command pack
// puts them, the programs and the texts together into a static site.
package wasm

import "embed"

// Sources holds the page template, its style and its scripts:
//
//	page.html             template of index.html and embed/index.html
//	style.css             the poster shown while the game loads, and the canvas
//	check.js              reports that the scripts after it are lost or not understood
//	game.js               makes the page of a game open it
//	fetch.js              fetches a program's bytes in whatever way the host allows
//	boards.js             fetches the small boards of the first page
//	channel.js            exchanges messages with the page around an embedded one
//	engine.js             starts and stops the computer players' worker
//	ratio.js              notices zooming
//	still.js              stops the game where the browser takes its context away
//	gestures.js           leaves unused gestures to the page around
//	loader.js             poster, progress, errors, start
//	net.js                the way to servers of rooms
//	attention.js          notifies a player who looks elsewhere
//	worker.js             the script of the worker
//	wakelock.js           keeps the screen on while a clock runs
//	mirror.js             elements over the canvas, for screen readers
//	update.js             announces a new version
//	kit.js                the script of pages that embed boards: yanyi.js
//	kitdraw.js            composes the drawing of a closed board
//	kitpuzzle.js          finds the board of a puzzle for it
//	offline.js            keeps the page for play without a network
//	manifest.webmanifest  for installing the page as an app
//
//go:embed page.html style.css check.js game.js fetch.js boards.js channel.js engine.js ratio.js still.js gestures.js loader.js kit.js kitdraw.js kitpuzzle.js net.js attention.js wakelock.js mirror.js update.js worker.js offline.js manifest.webmanifest
var Sources embed.FS
