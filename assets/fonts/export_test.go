package fonts

// BoldKeys and BoldGroups are exported for the test that their names exist.
var (
	BoldKeys   = boldKeys
	BoldGroups = boldGroups
	BoldRoles  = boldRoles
)
