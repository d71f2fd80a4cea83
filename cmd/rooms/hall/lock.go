package hall

// lock is a mutex that is held while the journal is waited for. Other than those of package
// sync it is a channel, by which package testing/synctest sees that who waits for it waits.
type lock chan struct{}

func newLock() lock { return make(lock, 1) }

func (l lock) Lock()   { l <- struct{}{} }
func (l lock) Unlock() { <-l }
