// Package release is the one place for the program's version. The newest entry of CHANGELOG.md
// is of this version, and so are the news that the program shows (news.<n> of the texts).
package release

// Version is the program's, shown by -version, the settings and the packages.
const Version = "0.5.0"

// Lines is the number of news lines in the texts.
const Lines = 4
