package mirror

// Node is a node of a page's accessibility tree.
type Node = node

// Nodes are the nodes of the last page, parents first.
func (m *Mirror) Nodes() []Node { return m.nodes }
