package door

import (
	"context"
	"time"

	"github.com/coder/websocket"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"
)

// The figures of /metrics.
var (
	connections = promauto.NewGauge(prometheus.GaugeOpts{Name: "rooms_connections", Help: "Open connections."})
	dropped     = promauto.NewCounterVec(prometheus.CounterOpts{Name: "rooms_dropped_total",
		Help: "Connections dropped or not let in, by why."}, []string{"why"})
)

// rhythm is how connections are felt for: asked Every so often, one that has not
// answered after Weak is weak, after Dead it is dropped.
type rhythm struct{ every, weak, dead time.Duration }

var usual = rhythm{every: 10 * time.Second, weak: 2 * time.Second, dead: 30 * time.Second}

// feel tests at intervals whether a connection is alive, until it ends: beat sends the server's
// sign of life before each test; changes between weak and well are reported.
func (r rhythm) feel(ctx context.Context, conn *websocket.Conn, beat func(), weak func(bool), drop func()) {
	time.AfterFunc(r.every, func() {
		if ctx.Err() != nil {
			return
		}
		beat()
		late := time.AfterFunc(r.weak, func() { weak(true) })
		waiting, cancel := context.WithTimeout(ctx, r.dead)
		defer cancel()
		err := conn.Ping(waiting)
		switch inTime := late.Stop(); {
		case err != nil && ctx.Err() == nil:
			dropped.WithLabelValues("dead").Inc()
			drop()
			return
		case inTime && err == nil:
			weak(false)
		}
		r.feel(ctx, conn, beat, weak, drop)
	})
}
