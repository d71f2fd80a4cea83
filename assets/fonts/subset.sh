#!/bin/sh
# Makes YanyiKai-Regular.packed and YanyiKai-Bold.packed: subsets of LXGW WenKai with
# the characters the texts need. Run it after changing a text (the test of this
# folder says when), commit the result.
#
# Needs fonttools and fonts-lxgw-wenkai (apt-get install them), and Go.
set -eu
cd "$(dirname "$0")"

source=${WENKAI:-/usr/share/fonts/truetype/lxgw-wenkai}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# make STYLE UNITS: a style and how many units its em is divided into. The
# source has 1000; a coarser grid makes the page 75 KB lighter and moves no point by more
# than 0.2 device pixels at the largest size we set.
make() {
	style=$1 units=$2
	list=$(echo "$style" | tr '[:upper:]' '[:lower:]')
	go run ./collect "$list" >"$work/$list.txt"
	pyftsubset "$source/LXGWWenKai-$style.ttf" --text-file="$work/$list.txt" \
		--no-hinting --name-IDs=0,13,14 --drop-tables+=GSUB,GPOS,GDEF,vhea,vmtx,gasp \
		--output-file="$work/$list.ttf"
	/usr/bin/python3 finish.py "$work/$list.ttf" "$style" "$units" "$work/$style.ttf" "YanyiKai-$style.packed"
	ls -l "YanyiKai-$style.packed"
}

make Regular 256
make Bold 320
