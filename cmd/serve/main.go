// Command serve offers the built page on this machine: correct types,
// compressed files where the browser takes them, sensible caching. The page
// needs no server of its own (any static host will do); this one is for trying
// it out and for the tests.
//
//	serve [-addr host:port] [-dir dist]
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"

	"yanyi/cmd/serve/site"
)

const (
	defaultAddr = "localhost:8080"
	tries       = 20 // ports looked at when the default one is taken
)

func main() {
	log.SetFlags(0)
	addr := flag.String("addr", "", "address to listen on (default "+defaultAddr+", or the next free port)")
	dir := flag.String("dir", "dist", "folder with the built page")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := serve(ctx, *addr, *dir); err != nil {
		log.Fatal("serve: ", err)
	}
}

// serve runs until ctx ends.
func serve(ctx context.Context, addr, dir string) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	if _, err := fs.Stat(root.FS(), "index.html"); err != nil {
		return fmt.Errorf("%s holds no page (make page builds it): %w", dir, err)
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Printf("Yanyi is at http://%s/ (Ctrl+C ends)\n", host(addr, l))
	server := site.Server(site.Handler(root.FS()))
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// listen opens addr. Without one it takes the default port or, where another
// program has that, one of the next.
func listen(addr string) (net.Listener, error) {
	if addr != "" {
		return net.Listen("tcp", addr)
	}
	name, port, _ := net.SplitHostPort(defaultAddr)
	first, _ := strconv.Atoi(port)
	var last error
	for p := first; p < first+tries; p++ {
		l, err := net.Listen("tcp", net.JoinHostPort(name, strconv.Itoa(p)))
		if err == nil {
			return l, nil
		}
		last = err
		if !errors.Is(err, syscall.EADDRINUSE) {
			break
		}
	}
	return nil, last
}

// host is the address to print: the name that was asked for, which reads
// better than the number it stands for, with the port that was got.
func host(addr string, l net.Listener) string {
	if addr == "" {
		addr = defaultAddr
	}
	name, _, err := net.SplitHostPort(addr)
	if err != nil || name == "" {
		name = "localhost"
	}
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return net.JoinHostPort(name, port)
}
