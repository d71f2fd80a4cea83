// Package threekingdoms is the Three Kingdoms family for three players
// (README.md): yanyi, its small edition mini, chibi of one against two, its face-down form jieqi, and guoji.
//
// What they share stands here once: the kingdoms' frames (frame.go), who commands what and who
// is hostile (command.go), diplomacy (diplomacy.go), the turn order (owed.go) and going out
// (order.go), the emperor at war (emperor.go), results and points (outcome.go), bags of
// face-down pieces (bags.go), position strings (parse.go, print.go). A variant is a row of
// tables (variants.go) and one [style]: how its pieces move and what attacks a king (cross.go
// for points, checkered.go for the 15×15 squares).
package threekingdoms
