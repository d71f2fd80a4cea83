package site

import (
	"errors"
	"fmt"
	"net"
	"syscall"
)

// Listen opens an address. Where another program has it, the error says so, and what to do.
func Listen(addr string) (net.Listener, error) {
	l, err := net.Listen("tcp", addr)
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("%s is taken by another program: end that, or choose another address with -addr, such as localhost:0 for any free port (%w)", addr, err)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("%s is not allowed to this user: choose a port from 1024 on with -addr (%w)", addr, err)
	case err != nil:
		return nil, fmt.Errorf("no address to listen on: %w", err)
	}
	return l, nil
}

// Host is the address to print of what listens at addr: the name that was asked for, which
// reads better than the number it stands for, with the port that was got.
func Host(addr string, l net.Listener) string {
	name, _, err := net.SplitHostPort(addr)
	if err != nil || name == "" {
		name = "localhost"
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return net.JoinHostPort(name, port)
}
