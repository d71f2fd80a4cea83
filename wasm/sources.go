// Package wasm holds the sources of the page the game is played on in a
// browser. Command pack puts them, the programs and the texts together into a
// static site.
package wasm

import "embed"

// Sources holds the page template, its style and its scripts:
//
//	page.html             template of index.html and embed/index.html
//	style.css             the poster shown while the game loads, and the canvas
//	fetch.js              gets a program's bytes from whatever the host allows
//	channel.js            talks with the page around an embedded one
//	engine.js             starts and stops the computer players' worker
//	loader.js             poster, progress, errors, start
//	worker.js             what runs in the worker
//	offline.js            keeps the page for play without a network
//	manifest.webmanifest  for installing the page as an app
//
//go:embed page.html style.css fetch.js channel.js engine.js loader.js worker.js offline.js manifest.webmanifest
var Sources embed.FS
