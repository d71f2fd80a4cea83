//go:build !js

package platform

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"yanyi/scenes/machine"
)

const patience = 15 * time.Second // for an answer

// network is the way to servers elsewhere.
type network struct{}

// Site is nowhere: a program was not loaded from anywhere.
func (network) Site() string { return "" }

// Fetch asks a web address.
func (network) Fetch(address, body string) <-chan machine.Reply {
	answer := make(chan machine.Reply, 1)
	go func() { answer <- fetch(address, body) }()
	return answer
}

// Dial opens a WebSocket.
func (network) Dial(address string) machine.Wire { return dial(address) }

func fetch(address, body string) machine.Reply {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	method, content := http.MethodGet, io.Reader(http.NoBody)
	if body != "" {
		method, content = http.MethodPost, strings.NewReader(body)
	}
	request, err := http.NewRequestWithContext(ctx, method, address, content)
	if err != nil {
		return machine.Reply{Err: err}
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return machine.Reply{Err: err}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, machine.MostReply+1))
	if err == nil && len(text) > machine.MostReply {
		err = errors.New("too long an answer")
	}
	return machine.Reply{Status: response.StatusCode, Body: string(text), Err: err}
}
