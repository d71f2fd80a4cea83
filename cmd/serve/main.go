// Command serve offers the built page on this machine: correct types, compressed files where the
// browser takes them, sensible caching. The page needs no server of its own (any static host
// will do); this one is for trying it out and for the tests.
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
	tries       = 20 // ports tried when the default one is taken
)

func main() {
	log.SetFlags(0)
	addr := flag.String("addr", "", "`host:port` to listen on, such as localhost:9000, or :9000 for the whole network (default "+defaultAddr+", or the next free port)")
	dir := flag.String("dir", "dist", "`folder` with the built page, which make page makes")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), "serve offers the built page on this machine.\n\nusage: serve [-addr host:port] [-dir folder]\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() > 0 {
		log.Fatalf("serve: %q is no flag; serve -h lists them", flag.Arg(0))
	}
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
		return fmt.Errorf("%s holds no page (make page builds it): %w", dir, err)
	}
	defer root.Close()
	if _, err := fs.Stat(root.FS(), "index.html"); err != nil {
		return fmt.Errorf("%s holds no page (make page builds it): %w", dir, err)
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Printf("Yanyi is at http://%s/ (Ctrl+C ends)\n", site.Host(orDefault(addr), l))
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

// listen opens addr, or without one the default port or one of the next, which it then says.
func listen(addr string) (net.Listener, error) {
	if addr != "" {
		return site.Listen(addr)
	}
	name, port, _ := net.SplitHostPort(defaultAddr)
	first, _ := strconv.Atoi(port)
	var last error
	for p := first; p < first+tries; p++ {
		l, err := site.Listen(net.JoinHostPort(name, strconv.Itoa(p)))
		if err == nil {
			if p > first {
				fmt.Printf("Port %d is taken by another program, so it is port %d.\n", first, p)
			}
			return l, nil
		}
		last = err
		if !errors.Is(err, syscall.EADDRINUSE) {
			break
		}
	}
	return nil, last
}

// orDefault is an address, or the usual one where none is asked for.
func orDefault(addr string) string {
	if addr == "" {
		return defaultAddr
	}
	return addr
}
