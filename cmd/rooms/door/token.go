package door

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"

	"yanyi/game/room"
)

// newToken is an unguessable secret: 128 random bits.
func newToken() string {
	var b [16]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// keyOf is the room's key of a token, from which the token cannot be derived.
func keyOf(token string) room.Key {
	if token == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(token))
	return room.Key(hex.EncodeToString(sum[:16]))
}

// newCode is six letters, one of 7·10⁸.
func newCode() string {
	code := make([]byte, 0, 6)
	for len(code) < cap(code) {
		var b [1]byte
		rand.Read(b[:])
		if n := int(b[0]); n < 256/len(room.CodeLetters)*len(room.CodeLetters) {
			code = append(code, room.CodeLetters[n%len(room.CodeLetters)])
		}
	}
	return string(code)
}
