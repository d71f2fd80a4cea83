// Code generated from weights.txt by its test; DO NOT EDIT.

package threekingdoms

const weightsText = `# What the games of package threekingdoms weigh (three-kingdoms.md), in centipawns:
# yanyi and jieqi | guoji. Read when the first position is.

# What a piece is worth, before its square is counted.
queen 0 | 1000
rook 900 | 500
cannon 450 | 0
horse 450 | 320
bishop 130 | 500
advisor 110 | 0
pawn 100 | 100
# The idle emperor's commander always has a move left, and a guard of Luoyang.
emperor 60 | 60

# Each step nearer to a rival's palace, felt within so many steps.
near.queen 0 | 2
near.rook 3 | 3
near.cannon 2 | 0
near.horse 5 | 5
near.bishop 2 | 2
near.pawn 6 | 6
near.most 10 | 10
# Each line a pawn has come from its own back line.
advance 4 | 4

# A siege: what a piece counts at 0, 1, 2, … steps from the middle of a rival's palace,
# times its force. The square of all that besiege a palace, divided by siege.calm, is
# what the siege is worth to the besieger, what it costs the besieged in percent of that,
# and what the third, who would face both armies.
siege.by 4 4 4 3 2 1 1 0 | 4 4 4 3 2 1 1 0
siege.queen 0 | 5
siege.rook 4 | 3
siege.cannon 3 | 0
siege.horse 4 | 3
siege.bishop 0 | 3
siege.pawn 3 | 2
siege.calm 8 | 16
siege.besieged 100 | 100
siege.third 30 | 30

# Each empty point a piece may slide to; each a horse may leap to, whoever is there.
slide.queen 0 | 2
slide.rook 3 | 3
slide.cannon 2 | 0
slide.bishop 0 | 2
leap 5 | 5

# A horse 0, 1, 2, … leaps from the idle emperor.
hunt 0 160 120 85 55 30 12 0 | 0 160 120 85 55 30 12 0
# What a seat that nobody keeps from deposing him has of Han's army beforehand, in
# percent: a horse one leap away, two leaps away, and more if the seat is to move.
depose.last 60 | 60
depose.second 25 | 25
depose.turn 25 | 25

# Others' strength in percent of theirs: a rival's among three without allies, more for
# the stronger of two rivals by this times their difference by their sum, the enemy's of
# two allies, an ally's, the last rival's.
share.rival 50 | 50
share.leader 30 | 30
share.enemy 70 | 70
share.ally 20 | 20
share.last 100 | 100
# How much of an advantage the clock takes until it draws, in percent.
clock 60 | 0
`
