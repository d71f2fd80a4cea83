package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// A program's tables of source lines serve only the traces of its faults, and are a
// twenty-fifth of a first visit. The page for a server has none: its traces name functions and
// the distance from their beginning, and the lines are those of the same fault in a page that
// make page built from the same commit.
//
// The tables lie in the program's memory as Go's linker lays them out (runtime, pcHeader and
// _func): for each function an offset into a table of numbers by program counter. Offset 0
// means that there is no such table, which the runtime prints as ?:0.

// The layout of Go 1.20 to 1.26, for pointers of 64 bits.
const (
	lineMagic = "\xf1\xff\xff\xff\x00\x00\x01\x08" // minLC 1, pointers of 8 bytes
	headSize  = 72

	headFuncs   = 8  // how many functions
	headNumbers = 56 // where the tables by program counter begin
	headTable   = 64 // where the list of functions begins

	funcStack   = 16 // depth of the stack: kept
	funcFile    = 20 // dropped, as is the line that follows
	funcLine    = 24
	funcCount   = 28 // how many further tables there are: kept
	funcFurther = 44
)

// errLines is the error of a program without the expected tables.
var errLines = errors.New("the tables of lines are not laid out as those of Go 1.26 (wasm/pack/lines.go)")

// dropLines fills a program's tables of source lines with zeros, which take no room once
// they are compressed. Nothing moves. The program is changed in place.
func dropLines(program []byte) (err error) {
	defer func() {
		if recover() != nil { // an offset that leads out of the program
			err = errLines
		}
	}()
	segments, err := dataSegments(program)
	if err != nil {
		return err
	}
	m := memory(segments)
	at := bytes.Index(m, []byte(lineMagic))
	if at < 0 || binary.LittleEndian.Uint64(m[at+40-8:]) != headSize {
		return errLines
	}
	head := m[at:]
	numbers := head[binary.LittleEndian.Uint64(head[headNumbers:]):binary.LittleEndian.Uint64(head[headTable:])]
	table := head[binary.LittleEndian.Uint64(head[headTable:]):]
	kept, dropped := make([]bool, len(numbers)), make([]bool, len(numbers))
	for i := range binary.LittleEndian.Uint64(head[headFuncs:]) {
		f := table[binary.LittleEndian.Uint32(table[8*i+4:]):]
		mark(kept, numbers, f[funcStack:])
		for k := range binary.LittleEndian.Uint32(f[funcCount:]) {
			mark(kept, numbers, f[funcFurther+4*k:])
		}
		mark(dropped, numbers, f[funcFile:])
		mark(dropped, numbers, f[funcLine:])
		clear(f[funcFile : funcLine+4])
	}
	for i := range numbers {
		if dropped[i] && !kept[i] { // equal tables are there once
			numbers[i] = 0
		}
	}
	for _, s := range segments {
		copy(s.data, m[s.at:])
	}
	return nil
}

// mark marks the table at the next offset: pairs of numbers, until one begins with 0 again.
func mark(marked []bool, numbers, offset []byte) {
	start := int(binary.LittleEndian.Uint32(offset))
	if start == 0 {
		return
	}
	at := start
	for {
		value, n := binary.Uvarint(numbers[at:])
		if at += n; value == 0 && at > start+n {
			break
		}
		_, n = binary.Uvarint(numbers[at:])
		at += n
	}
	for i := start; i < at; i++ {
		marked[i] = true
	}
}

// segment is a part of a program's memory as it is when it starts.
type segment struct {
	at   int
	data []byte // within the program
}

// dataSegments lists the segments of a WebAssembly program.
func dataSegments(program []byte) (list []segment, err error) {
	const dataSection, i32Const, endOp = 11, 0x41, 0x0b
	if !bytes.HasPrefix(program, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errors.New("no WebAssembly program")
	}
	for rest := program[8:]; len(rest) > 0; {
		section := rest[0]
		size, n := binary.Uvarint(rest[1:])
		body := rest[1+n:][:size]
		rest = rest[1+n+int(size):]
		if section != dataSection {
			continue
		}
		count, n := binary.Uvarint(body)
		body = body[n:]
		for range count {
			if body[0] != 0 || body[1] != i32Const {
				return nil, fmt.Errorf("a data segment of the kind %d is not known here", body[0])
			}
			at, n := signedVarint(body[2:])
			if body = body[2+n:]; body[0] != endOp {
				return nil, errors.New("a data segment does not begin at a constant")
			}
			size, n := binary.Uvarint(body[1:])
			body = body[1+n:]
			list = append(list, segment{at, body[:size]})
			body = body[size:]
		}
	}
	return list, nil
}

// signedVarint is a signed number in LEB128, and how many bytes it has.
func signedVarint(b []byte) (v, n int) {
	for shift := 0; ; shift += 7 {
		c := b[n]
		n++
		v |= int(c&0x7f) << shift
		if c < 0x80 {
			if c&0x40 != 0 {
				v -= 1 << (shift + 7)
			}
			return v, n
		}
	}
}

// memory is the segments' memory, with zeros between them.
func memory(segments []segment) []byte {
	size := 0
	for _, s := range segments {
		size = max(size, s.at+len(s.data))
	}
	m := make([]byte, size)
	for _, s := range segments {
		copy(m[s.at:], s.data)
	}
	return m
}
