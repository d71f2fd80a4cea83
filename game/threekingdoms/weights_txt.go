// Code generated from weights.txt by its test; DO NOT EDIT.

//go:build !page

package threekingdoms

const weightsText = `queen 0 | 1000
rook 900 | 500
cannon 450 | 0
horse 450 | 320
bishop 130 | 500
advisor 110 | 0
pawn 100 | 100
emperor 60 | 60
near.queen 0 | 2
near.rook 3 | 3
near.cannon 2 | 0
near.horse 5 | 5
near.bishop 2 | 2
near.pawn 6 | 6
near.most 10 | 10
advance 4 | 4
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
slide.queen 0 | 2
slide.rook 3 | 3
slide.cannon 2 | 0
slide.bishop 0 | 2
leap 5 | 5
hunt 0 160 120 85 55 30 12 0 | 0 160 120 85 55 30 12 0
depose.last 60 | 60
depose.second 25 | 25
depose.turn 25 | 25
share.rival 50 | 50
share.leader 30 | 30
share.enemy 70 | 70
share.ally 20 | 20
share.last 100 | 100
clock 60 | 0
`
