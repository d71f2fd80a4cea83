package door

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"path"
	"strings"
)

// fromAllowed lets only programs and allowed pages in: those of the server's own host, and those
// whose host, scheme://host or "null", which stands for all sandboxed frames, is listed.
func (d *Door) fromAllowed(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		origin := r.Header.Get("Origin")
		if origin == "" {
			next(w, r)
			return
		}
		w.Header().Add("Vary", "Origin")
		if !d.allowed(origin, r.Host) {
			d.deny(w, errOrigin)
			return
		}
		w.Header().Set("Access-Control-Allow-Origin", origin)
		if r.Method == http.MethodOptions {
			w.Header().Set("Access-Control-Allow-Headers", "Content-Type")
			w.WriteHeader(http.StatusNoContent)
			return
		}
		next(w, r)
	}
}

func (d *Door) allowed(origin, host string) bool {
	u, err := url.Parse(origin)
	if err != nil {
		return false
	}
	if u.Host != "" && strings.EqualFold(u.Host, host) {
		return true
	}
	for _, pattern := range d.Origins {
		for _, form := range []string{origin, u.Host} {
			if ok, err := path.Match(strings.ToLower(pattern), strings.ToLower(form)); ok && err == nil && form != "" {
				return true
			}
		}
	}
	return false
}

// address is the address that limits hold for: that of the connection or, behind a proxy, the
// one that the proxy names; of IPv6 the network, of which one machine has all addresses.
func (d *Door) address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if d.Proxied {
		list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last := strings.Trim(list[len(list)-1], ` "\t`); last != "" {
			host = last
		}
	}
	ip, err := parseAddress(host)
	if err != nil { // a proxy that hides addresses has names for them: one limit for each
		return host[:min(len(host), longestAddress)]
	}
	if ip = ip.Unmap().WithZone(""); ip.Is6() {
		if network, err := ip.Prefix(64); err == nil {
			return network.String()
		}
	}
	return ip.String()
}

const longestAddress = 64

// parseAddress reads an address as proxies write it: alone, in brackets, and with a port.
func parseAddress(text string) (netip.Addr, error) {
	if with, err := netip.ParseAddrPort(text); err == nil {
		return with.Addr(), nil
	}
	if inside, ok := strings.CutPrefix(text, "["); ok {
		text = strings.TrimSuffix(inside, "]")
	}
	return netip.ParseAddr(text)
}
