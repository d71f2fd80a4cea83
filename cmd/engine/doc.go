// Command engine is the opponents without the game around them: it speaks the
// line protocol of package search.
//
// Built for js/wasm it runs in a Web Worker. It sets the global function engineLine, which takes
// a line, and answers through postMessage. A worker has one thread; a search rests every 40 ms
// so that it hears to stop. A page that cannot wait terminates the worker.
//
// Built for anything else it reads lines from its standard input and answers on
// its standard output.
package main
