// Package release says which version of the program this is: the one place for it. The
// newest entry of CHANGELOG.md is of this version, and so are the lines that the program
// shows as what is new (news.<n> of the texts).
package release

// Version is the program's, as -version, the settings and the packages tell it.
const Version = "0.5.0"

// Lines is how many lines of the texts tell what is new in it.
const Lines = 4
