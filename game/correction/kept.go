package correction

import "sync"

// Kept is a net that is read when it is first asked for.
type Kept struct {
	once sync.Once
	net  *Net
}

// Get is the net that data has. It panics on faults in the program's data. Only programs that
// call it contain what data names: as a variable of a package, a net would be linked into programs
// that never evaluate a position.
func (k *Kept) Get(data string, shape Shape) *Net {
	k.once.Do(func() {
		n, err := Read(data, shape)
		if err != nil {
			panic("correction: " + err.Error())
		}
		k.net = n
	})
	return k.net
}
