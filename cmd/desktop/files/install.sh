#!/bin/sh
# Installs the program for you alone, into ~/.local or the folder given; with -r it is
# removed again. Games that are kept stay where they are.
set -eu
cd "$(dirname "$0")"
remove=
if [ "${1:-}" = -r ]; then remove=1; shift; fi
prefix=${1:-$HOME/.local}

find share -type f | while read -r file; do
	if [ -n "$remove" ]; then rm -f "$prefix/$file"; continue; fi
	mkdir -p "$prefix/$(dirname "$file")"
	cp "$file" "$prefix/$file"
done
if [ -n "$remove" ]; then
	rm -f "$prefix/bin/yanyi"
else
	mkdir -p "$prefix/bin"
	cp yanyi "$prefix/bin/yanyi"
	# Menus may not look for programs where shells do.
	sed -i "s|^Exec=yanyi|Exec=\"$prefix/bin/yanyi\"|" "$prefix/share/applications/org.yanyi.yanyi.desktop"
fi
for tool in "update-desktop-database $prefix/share/applications" "update-mime-database $prefix/share/mime" "gtk-update-icon-cache -qf $prefix/share/icons/hicolor"; do
	if command -v "${tool%% *}" >/dev/null; then $tool || true; fi
done
