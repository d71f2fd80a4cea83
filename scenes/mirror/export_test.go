package mirror

// Nodes are the nodes of the page looked at last, parents first.
func (m *Mirror) Nodes() []Node { return m.nodes }
