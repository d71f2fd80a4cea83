// Command fault makes garbage, collects it from deep within calls, and then makes a fault.
package main

import (
	"fmt"
	"os"
	"runtime"
)

var kept [][]int

//go:noinline
func deep(n int) int {
	list := make([]int, n)
	if n == 0 {
		runtime.GC()
		return 0
	}
	kept = append(kept, list)
	defer func() { list[0]++ }()
	return deep(n-1) + len(list)
}

//go:noinline
func broken(list []int, i int) int { return list[i] }

func main() {
	defer func() {
		fmt.Println("recovered:", recover())
		fmt.Println(broken(kept[0], len(os.Args)+len(kept[0])))
	}()
	fmt.Println("sum:", deep(200))
	broken(nil, 3)
}
