package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
)

//go:embed nats.conf
var conf []byte

// names are those of the servers.
var names = []string{"one", "two", "three"}

// trial is three servers on this machine.
type trial struct {
	folder    string
	ports     []int // for clients, then for the other servers
	processes []*exec.Cmd
}

// prepare writes what they need into a folder.
func prepare(folder string, ports []int) (*trial, error) {
	if err := makeCerts(filepath.Join(folder, "certs"), []string{"localhost", "127.0.0.1"}); err != nil {
		return nil, err
	}
	t := &trial{folder: folder, ports: ports, processes: make([]*exec.Cmd, len(names))}
	return t, os.WriteFile(filepath.Join(folder, "nats.conf"), conf, 0o600)
}

// start starts one of them.
func (x *trial) start(i int) error {
	program, arguments := "nats-server", []string{"-c", "nats.conf"}
	if _, err := exec.LookPath(program); err != nil {
		if program, err = os.Executable(); err != nil {
			return err
		}
		arguments = []string{"node", "nats.conf"}
	}
	log, err := os.OpenFile(filepath.Join(x.folder, names[i]+".log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close() // the process has its own
	var routes []string
	for _, port := range x.ports[len(names):] {
		routes = append(routes, "nats://"+local(port))
	}
	c := exec.Command(program, arguments...)
	c.Dir, c.Stdout, c.Stderr = x.folder, log, log
	c.Env = append(os.Environ(), "NODE="+names[i], "LISTEN="+local(x.ports[i]), "STORE="+names[i],
		"CLUSTER="+local(x.ports[len(names)+i]), "ROUTES=["+strings.Join(routes, ", ")+"]")
	if err := c.Start(); err != nil {
		return fmt.Errorf("server %s: %w", names[i], err)
	}
	x.processes[i] = c
	return nil
}

// stop ends all in order.
func (x *trial) stop() {
	for _, c := range x.processes {
		if c != nil {
			_ = c.Process.Signal(syscall.SIGTERM) // likewise
		}
	}
	for _, c := range x.processes {
		if c != nil {
			_ = c.Wait()
		}
	}
}

// urls are the addresses for clients.
func (x *trial) urls() string {
	var list []string
	for _, port := range x.ports[:len(names)] {
		list = append(list, "tls://"+local(port))
	}
	return strings.Join(list, ",")
}
