// Package wasm holds the sources of the page the game is played on in a
// browser. Command pack puts them, the programs and the texts together into a
// static site.
package wasm

import "embed"

// Sources holds the page template, its style and its scripts:
//
//	page.html             template of index.html and embed/index.html
//	style.css             the poster shown while the game loads, and the canvas
//	check.js              says that the scripts after it are lost or not understood
//	game.js               makes the page of a game open it
//	fetch.js              gets a program's bytes from whatever the host allows
//	boards.js             gets the small boards of the first page
//	channel.js            talks with the page around an embedded one
//	engine.js             starts and stops the computer players' worker
//	ratio.js              tells of zooming
//	still.js              stops the game where the browser takes its picture away
//	gestures.js           leaves to the page around what the game has no use for
//	loader.js             poster, progress, errors, start
//	net.js                the way to servers of rooms
//	attention.js          calls somebody who looks elsewhere
//	worker.js             what runs in the worker
//	lamp.js               keeps the screen lit while a clock runs
//	mirror.js             real elements over the canvas, for readers of screens
//	update.js             says that there is a new version
//	kit.js                what pages load that embed boards: yanyi.js
//	kitdraw.js            puts together what it shows before they are opened
//	offline.js            keeps the page for play without a network
//	manifest.webmanifest  for installing the page as an app
//
//go:embed page.html style.css check.js game.js fetch.js boards.js channel.js engine.js ratio.js still.js gestures.js loader.js kit.js kitdraw.js net.js attention.js lamp.js mirror.js update.js worker.js offline.js manifest.webmanifest
var Sources embed.FS
