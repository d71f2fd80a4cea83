package main

import (
	"os"
	"syscall"
)

// The packed program belongs to no console, so that none flashes up. Started from one, it
// answers there all the same (-version, -h, what is wrong with a flag).
func init() {
	if out, err := os.Stdout.Stat(); err == nil && out != nil {
		return // there is somewhere to write to
	}
	const parent = ^uintptr(0) // ATTACH_PARENT_PROCESS
	attach := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole")
	if ok, _, _ := attach.Call(parent); ok == 0 {
		return
	}
	if out, err := os.OpenFile("CONOUT$", os.O_WRONLY, 0); err == nil {
		os.Stdout, os.Stderr = out, out
	}
}
