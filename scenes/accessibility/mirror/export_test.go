package mirror

// Node is one of a page's.
type Node = node

// Nodes are the nodes of the page looked at last, parents first.
func (m *Mirror) Nodes() []Node { return m.nodes }
