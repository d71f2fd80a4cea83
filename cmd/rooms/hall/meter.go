package hall

import (
	"errors"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"yanyi/game/room"
)

// The figures of /metrics.
var (
	inMemory   = promauto.NewGauge(prometheus.GaugeOpts{Name: "rooms_in_memory", Help: "Rooms this process holds in memory."})
	thinking   = promauto.NewGauge(prometheus.GaugeOpts{Name: "rooms_thinking", Help: "Computers that think or wait to."})
	events     = promauto.NewCounterVec(prometheus.CounterOpts{Name: "rooms_events_total", Help: "Events written down, by kind."}, []string{"kind"})
	refusals   = promauto.NewCounterVec(prometheus.CounterOpts{Name: "rooms_refusals_total", Help: "What was refused, by code."}, []string{"code"})
	appendTime = promauto.NewHistogram(prometheus.HistogramOpts{Name: "rooms_append_seconds", Help: "Time to write an event down.",
		Buckets: prometheus.ExponentialBuckets(0.0005, 2, 14)})
	thinkTime = promauto.NewHistogram(prometheus.HistogramOpts{Name: "rooms_think_seconds", Help: "Time a computer thought about a turn.",
		Buckets: prometheus.ExponentialBuckets(0.001, 2, 13)})
)

func countRefusal(err error) {
	var refusal *room.Refusal
	if errors.As(err, &refusal) {
		refusals.WithLabelValues(refusal.Code).Inc()
	}
}
