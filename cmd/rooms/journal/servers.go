package journal

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// certs are the options of a connection with the certificates in a folder: ca.pem, and rooms.pem
// with rooms.key; none for "".
func certs(folder string) []nats.Option {
	if folder == "" {
		return nil
	}
	in := func(name string) string { return filepath.Join(folder, name) }
	return []nats.Option{nats.RootCAs(in("ca.pem")), nats.ClientCert(in("rooms.pem"), in("rooms.key"))}
}

const (
	// askServers asks the servers of a cluster how they store, if their owner lets rooms ask
	// (cluster/nats.conf).
	askServers = "ROOMS_SERVERS"
	serversIn  = time.Second
	mostFilled = 0.9 // of what an account may store
)

// Doubts are what makes the journal of a cluster less safe than it may be, and what cannot be
// seen, for its owner to read.
func (j *Journal) Doubts(ctx context.Context) (list []string) {
	doubt := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	if name := j.conn.ConnectedClusterName(); name != "" && j.copies == 1 {
		doubt("the servers form the cluster %s, but the journal is kept in one copy, which is gone with its machine: -copies 3", name)
	}
	for i, s := range append(slices.Clone(j.streams[:]), j.beats) {
		info, err := s.Info(ctx)
		if err != nil {
			doubt("stream %d: %v", i, err)
			continue
		}
		list = append(list, lacking(info)...)
	}
	if about, err := j.js.AccountInfo(ctx); err != nil {
		doubt("what the account may store cannot be seen: %v", err)
	} else if most := about.Limits.MaxStore; most > 0 && float64(about.Store) > mostFilled*float64(most) {
		doubt("the account stores %d of at most %d bytes", about.Store, most)
	}
	servers, err := j.servers()
	switch {
	case err != nil:
		doubt("how the servers store cannot be seen: %v", err)
	case len(servers) == 0:
		doubt("whether the servers write every entry to the disk at once (sync_interval: always) cannot be seen; see cluster/nats.conf")
	}
	for _, s := range servers {
		if !s.Data.Config.SyncAlways {
			doubt("server %s writes to its disk every %v: a power cut of all loses that; it wants sync_interval: always", s.Server.Name, s.Data.Config.SyncInterval)
		}
	}
	return list
}

// lacking says which of a stream's copies are not up to date.
func lacking(info *jetstream.StreamInfo) (list []string) {
	if info.Cluster == nil {
		return nil
	}
	for _, copy := range info.Cluster.Replicas {
		if copy.Offline || !copy.Current {
			list = append(list, fmt.Sprintf("stream %s: its copy on %s is not up to date", info.Config.Name, copy.Name))
		}
	}
	return list
}

// aServer is what a server says of itself.
type aServer struct {
	Server struct {
		Name string `json:"name"`
	} `json:"server"`
	Data struct {
		Config struct {
			SyncAlways   bool          `json:"sync_always"`
			SyncInterval time.Duration `json:"sync_interval"`
		} `json:"config"`
	} `json:"data"`
}

// servers are the answers of all servers that come within a while; none where rooms may not ask.
func (j *Journal) servers() (list []aServer, err error) {
	inbox := j.conn.NewRespInbox()
	sub, err := j.conn.SubscribeSync(inbox)
	if err == nil {
		defer sub.Unsubscribe()
		err = j.conn.PublishRequest(askServers, inbox, nil)
	}
	if err != nil {
		return nil, err
	}
	for end := time.Now().Add(serversIn); ; {
		m, err := sub.NextMsg(time.Until(end))
		if err != nil { // nobody answers, or nobody does any more
			return list, nil
		}
		var s aServer
		if json.Unmarshal(m.Data, &s) == nil && s.Server.Name != "" {
			list = append(list, s)
		}
	}
}
