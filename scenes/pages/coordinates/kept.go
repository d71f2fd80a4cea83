package coordinates

// key is the store's key of the best results.
const key = "coordinates"

// bestMost bounds the results kept.
const bestMost = 100
