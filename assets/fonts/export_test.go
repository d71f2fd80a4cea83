package fonts

// BoldKeys and BoldGroups let the test see that the lists name what exists.
var (
	BoldKeys   = boldKeys
	BoldGroups = boldGroups
	BoldRoles  = boldRoles
)
