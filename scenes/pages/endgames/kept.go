package endgames

// key is the store's key of what was reached.
const key = "endgames"

// doneMost bounds the endgames kept.
const doneMost = 1000
