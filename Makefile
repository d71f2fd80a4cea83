# The one way to do each thing. `make help` lists the targets.
#
# Tests come in two kinds. Plain ones run with `go test`, those of packages that
# import Ebitengine need a display. Tests with the build tag `e2e` drive the
# whole program in a browser or a window and are left to `make test`.

SHELL := /bin/bash
GO    ?= go
# What is built depends on the sources alone: neither on their folder nor on the commit.
FLAGS := -trimpath -buildvcs=false -ldflags='-s -w -buildid='

# The page is fetched over the air, so its size counts. Without inlining in the
# standard library it is 270 KB (brotli) smaller; neither drawing nor search
# spends its time there. The page's own copy of the rules only answers clicks,
# and the scenes arrange what render draws, so they may do without inlining too:
# another 100 KB. The engine's rules may not, nor the sets of squares and the bits under them: without
# these two inlined, a search of baige makes less than half the nodes. What rules call only
# when a program starts, from many places, is marked go:noinline (2 to 5 KB each time). What Ebitengine does but for
# each frame's drawing and the text encodings are another 50 KB of the page; render/art, whose loops over
# pixels are in render/paint, is 20 KB, and the outlines of characters are 10 KB.
# Ebitengine comes without templates, of which the linker thinks that they call every
# method there is, with its shaders compiled and without their compiler, and without other
# things that no page runs (wasm/trimebiten): 900 KB.
# Lists are sorted by package sort, but where each frame sorts: what package slices sorts by a
# function is compiled anew for each type (2 to 3 KB).
# The page judges no positions: that is the engine's business, and what judges reads its
# weights when it is first asked, so that the linker leaves all of it away (20 KB).
# Native programs are built for what a search spends its time on (default.pgo, which the
# compiler finds): 5 to 10 % more positions a second. The page goes without, for it would
# be 40 KB larger.
SMALL := -gcflags=std=-l
EBITEN := github.com/hajimehoshi/ebiten/v2/internal
COLD  := $(foreach p,yanyi/game/ yanyi/scenes/ yanyi/assets/ yanyi/render/art/ github.com/ golang.org/x/text/ golang.org/x/image/ rsc.io/ yanyi/cmd/,-gcflags=$(p)...=-l) $(foreach p,render render/tracks render/theme,-gcflags=yanyi/$(p)=-l) $(foreach p,graphics graphicscommand atlas buffered affine packing,-gcflags=$(EBITEN)/$(p)=)
LEAN  := -gcflags=math/bits= $(foreach p,cmd/engine game/catalog game/weights,-gcflags=yanyi/$(p)=-l)
# Neither a vendor folder nor a workspace around knows the trimmed Ebitengine (-mod, GOWORK).
WASM  := env GOWORK=off GOOS=js GOARCH=wasm $(GO) build -mod=readonly -pgo=off $(FLAGS) $(SMALL)

# Each step of a build says what it is: $(call step,number,what) command.
STEPS := 4
step   = GO=$(GO) .ci/step $(1)/$(STEPS) "$(2)"

# What is compiled serves all that follows, tests and builds, here and in any other clone:
# the same flags. What is checked and tested is not built for what a search spends its time
# on, for then all packages under a program would be compiled once more for it alone.
export GOFLAGS := -trimpath $(GOFLAGS)
check lint deadcode test-packages test-headless test-windowed test-race test-e2e: export GOFLAGS += -pgo=off

# All checks of the linter but those about the form of comments.
CHECKS := all,-ST1000,-ST1020,-ST1021,-ST1022

# What lint has vetted is not vetted again with each test.
TEST := $(GO) test -vet=off

# The names of the tests in files, one or the other.
tests = $(shell grep -ho '^func Test[A-Z][A-Za-z0-9]*' $(1) | cut -d' ' -f2 | paste -sd'|')

# A display without a screen, drawn by the processor, and a sound card that
# swallows everything: what a window needs on a machine without either. BLIND is for a display
# that computes no pixel.
QUIET  := LIBGL_ALWAYS_SOFTWARE=1 ALSA_CONFIG_PATH=$(CURDIR)/.ci/asound.conf PULSE_SERVER=none
BLIND  := LP_NO_RAST=1
SCREEN := $(if $(DISPLAY),,xvfb-run -a -s '-screen 0 1280x800x24')

# The packages to test: those that PKG names, or all.
PACKAGES = $(or $(PKG),./...)

# Packages that can be tested anywhere: neither they nor their tests import
# Ebitengine.
HEADLESS = $(shell $(GO) list -test -f '{{if not .ForTest}}{{.ImportPath}} {{join .Deps " "}}{{end}}' $(PACKAGES) \
	| grep -v hajimehoshi/ebiten | cut -d' ' -f1 | sed 's/\.test$$//' | sort | uniq -d)

# The others.
WINDOWED = $(filter-out $(HEADLESS),$(shell $(GO) list $(PACKAGES)))

# Packages whose tests look at pixels, and others of which some tests do. For the rest, which
# ask only what is drawn where, no pixel is computed: that is most of the work.
SEEN       = $(filter $(shell $(GO) list ./render/... ./cmd/gallery ./cmd/yanyi ./scenes/canvas ./scenes/pages/play/board ./scenes/pages/play/pieceguide),$(WINDOWED))
PARTLY     = $(shell $(GO) list ./scenes/app ./scenes/pages/play)
PICTURED   = $(filter $(SEEN) $(PARTLY),$(WINDOWED))
SEEN_TESTS = ^($(call tests,$(shell grep -lE '\.Picture|\.fresh\b' scenes/app/*_test.go scenes/pages/play/*_test.go)))$$
UNSEEN     = $(filter-out $(SEEN) $(PARTLY),$(WINDOWED))

# Tests of the whole program, and their folders. What else is tested there has been run before.
E2E_FILES = $(shell grep -rl --include='*_test.go' '^//go:build.*e2e' .)
E2E       = $(sort $(dir $(E2E_FILES)))
E2E_TESTS = ^($(call tests,$(E2E_FILES)))$$

# The packages of PKG that have such tests, and those of their tests whose names fit RUN.
E2E_PACKAGES = $(filter $(shell $(GO) list -tags e2e $(E2E)),$(shell $(GO) list -tags e2e $(PACKAGES)))
E2E_FITTING  = $(shell grep -ho '^func Test[A-Z][A-Za-z0-9]*' /dev/null \
	$(foreach p,$(patsubst yanyi/%,./%,$(E2E_PACKAGES)),$(filter $(p)/%,$(E2E_FILES))) \
	| cut -d' ' -f2 | grep -E '$(firstword $(subst /, ,$(RUN)) .)')

# Where goroutines start: there the race detector runs all tests. Elsewhere in the game one
# or two games of each variant are enough; a search, and what asks one, is one goroutine, and the catalog's tests
# read sources.
RACED   := ./cmd/rooms/door ./cmd/rooms/hall ./cmd/rooms/lobby ./cmd/rooms/journal ./cmd/engine
RACE_IN_SEARCH := Serve|Cancel|Stop

.DEFAULT_GOAL := help
.NOTPARALLEL:

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

## Playing

play rooms: STEPS := 5

.PHONY: play
play: page ## build the page and serve it; open the address it prints
	@$(call step,5,the server) $(GO) build $(FLAGS) -o bin/serve ./cmd/serve
	@bin/serve -dir dist

# ROOMS are further flags of the server, such as -metrics localhost:9091.
.PHONY: rooms
rooms: page ## build the page and serve it beside rooms for playing elsewhere; the rooms are kept in rooms-data/
	@$(call step,5,the server of rooms) $(GO) build $(FLAGS) -o bin/rooms ./cmd/rooms
	@bin/rooms -dir dist $(ROOMS)

.PHONY: run
run: ## play in a window on this machine
	$(GO) run ./cmd/yanyi

# SITE is the address under which it will lie: links to it then show pictures in all chats.
.PHONY: dist
dist: wasm-files ## build the static site into dist/, with .br and .gz beside every file
	@SHOW=1 $(call step,4,the page put together and compressed) $(GO) run ./wasm/pack -out dist -site '$(SITE)' -compress

# The same site without the compressed files: they take a minute, and nobody
# needs them on one's own machine.
.PHONY: page
page: wasm-files
	@$(call step,4,the page put together) $(GO) run ./wasm/pack -out dist

.PHONY: wasm-files
wasm-files:
	@$(call step,1,the drawing library trimmed) $(GO) run ./wasm/trimebiten -out bin/trimebiten
	@$(GO) run ./wasm/packtexts -out bin/texts
	@$(call step,2,the game for the browser (a minute the first time)) $(WASM) $(COLD) -modfile=bin/trimebiten/go.mod -tags packed -overlay bin/texts/overlay.json -o bin/yanyi.wasm ./cmd/yanyi
	@$(call step,3,the opponents) $(WASM) $(LEAN) -o bin/engine.wasm ./cmd/engine

# ONLY is a list of systems, such as linux/amd64,windows/arm64; empty for all.
.PHONY: desktop
desktop: ## build the packages of the desktop program into packages/: archives, Debian packages, checksums
	GO=$(GO) $(GO) run ./cmd/desktop -out packages -only '$(ONLY)'

## Testing

# The parts of make test, which says at its end how long each took.
PARTS := lint+dist test-headless test-windowed test-race test-e2e

.PHONY: test
test: deps ## everything: format, vet, lint, all tests, race detector, page, window and browser; with PKG=./a/package (and RUN=TestX) its tests alone
	@$(if $(RUN),$(if $(PKG),,$(error RUN needs PKG, the package of the tests)))
	@$(if $(PKG),$(GO) list -tags e2e $(PKG) >/dev/null)
	@$(if $(PKG),$(MAKE) --no-print-directory test-packages,MAKE='$(MAKE)' .ci/parts $(PARTS))

.PHONY: parts
parts:
	@echo $(PARTS)

.PHONY: check
check: lint ## format, vet, lint and the fast tests
	$(GO) test -short $(HEADLESS)

# The project's own Go files. What a build makes in bin is replaced while lint runs beside it;
# go.mod ignores those folders for all that reads packages.
OWN_GO = git ls-files -z --cached --others --exclude-standard -- '*.go' | while IFS= read -r -d '' name; do [ ! -e "$$name" ] || printf '%s\0' "$$name"; done

# The project's packages that programs for the browser consist of. Only these are checked for it:
# the others would have their dependencies, such as the rooms' servers, compiled for it.
BROWSER_OWN = GOOS=js GOARCH=wasm $(GO) list -deps -f '{{with .Module}}{{if .Main}}{{$$.ImportPath}}{{end}}{{end}}' ./cmd/yanyi ./cmd/engine ./scenes/platform/testdata/page ./wasm/testdata/echo ./wasm/testdata/page

# The standard library is compiled for the browser once, as the page has it (SMALL). Staticcheck
# spends a quarter less time with a heap of up to 2 GB.
.PHONY: lint
lint:
	@ugly=$$($(OWN_GO) | xargs -0 "$$($(GO) env GOROOT)/bin/gofmt" -l) && test -z "$$ugly" || { echo "gofmt these:"; echo "$$ugly"; exit 1; }
	$(GO) vet -tags e2e,packages ./...
	GOOS=js GOARCH=wasm $(GO) vet $(SMALL) $$($(BROWSER_OWN))
	GOGC=400 $(GO) tool staticcheck -tags e2e,packages -checks '$(CHECKS)' ./...
	@$(MAKE) --no-print-directory deadcode

.PHONY: deadcode
deadcode: ## tell functions that no program reaches and names exported for nobody
	$(GO) run ./cmd/unused $$($(BROWSER_OWN))

# SINCE is a revision to compare with; the last tag if there is one.
.PHONY: sizes
sizes: ## report the largest packages, types and functions; no limit is set
	@$(GO) run ./cmd/sizes -since '$(SINCE)'

# The tests of the packages that PKG names: with a display where they need one, with pixels
# where any test looks at them, and with the page built where one drives a browser.
.PHONY: test-packages
test-packages: CHOSEN := $(if $(RUN),-run '$(RUN)')
test-packages:
	$(if $(HEADLESS),$(TEST) -timeout 30m $(CHOSEN) $(HEADLESS))
	$(if $(PICTURED),$(QUIET) $(SCREEN) $(TEST) -p 2 -timeout 30m $(CHOSEN) $(PICTURED))
	$(if $(UNSEEN),$(QUIET) $(BLIND) $(SCREEN) $(TEST) -p 2 -timeout 30m $(CHOSEN) $(UNSEEN))
	$(if $(E2E_FITTING),@$(MAKE) --no-print-directory page && .ci/axe)
	$(if $(E2E_FITTING),$(QUIET) $(SCREEN) $(TEST) -tags e2e -count=1 -p 2 -timeout 80m -run '$(or $(RUN),$(E2E_TESTS))' $(E2E_PACKAGES))

.PHONY: test-all
test-all: test-headless test-windowed

.PHONY: test-headless
test-headless:
	$(TEST) -timeout 30m $(HEADLESS)

# Two at a time: a package's window may want 3 GB.
.PHONY: test-windowed
test-windowed:
	$(QUIET) $(SCREEN) $(TEST) -p 2 -timeout 30m $(SEEN)
	$(QUIET) $(SCREEN) $(TEST) -p 2 -timeout 30m -run '$(SEEN_TESTS)' $(PARTLY)
	$(QUIET) $(BLIND) $(SCREEN) $(TEST) -p 2 -timeout 30m -skip '$(SEEN_TESTS)' $(PARTLY)
	$(QUIET) $(BLIND) $(SCREEN) $(TEST) -p 2 -timeout 30m $(UNSEEN)

.PHONY: test-race
test-race:
	$(TEST) -race -short -timeout 30m $(filter-out %/game/search %/game/catalog %/game/advice %/game/puzzle/proof %/game/puzzle/mine,$(shell $(GO) list ./game/...))
	$(TEST) -race -timeout 30m -run '$(RACE_IN_SEARCH)' ./game/search
	$(TEST) -race -timeout 30m $(RACED)

# The page is there already (BUILT) where it was made beside something that leaves room: the
# last minute of it is one file that is compressed. Two packages at a time, and two tests of
# each: a test waits as often as it works, and those that measure do so by the time of a
# processor. Four tests of each take no less time on two cores, and find a page too slow.
.PHONY: test-e2e
test-e2e: $(if $(BUILT),,dist)
	.ci/axe
	$(QUIET) $(SCREEN) $(TEST) -tags e2e -count=1 -p 2 -timeout 80m -run '$(E2E_TESTS)' $(E2E)

# The story of one world of the rooms' server (cmd/rooms/sim), as its seed makes it.
.PHONY: sim
sim: ## tell what happens in the simulated world of SEED=n
	@$(GO) test ./cmd/rooms/sim -count=1 -v -run '^TestSeeds$$' -args -seed $(or $(SEED),1)

# What finds something only once in a long while: ten times as many random games and
# openings, and a server that is killed again and again.
.PHONY: soak
soak: ## hours of random games, openings, simulated worlds, and of killing the server
	SOAK=1 $(GO) test -timeout 6h ./game/...
	$(QUIET) $(SCREEN) env SOAK=1 $(GO) test -timeout 2h -run 'TestRandomGamesByHandAndKeys' ./scenes/pages/play
	$(GO) test -timeout 2h -run Crash -v ./cmd/rooms -kills 200
	SOAK=1 $(GO) test -timeout 24h -run '^TestSeeds$$' ./cmd/rooms/sim
	@$(MAKE) --no-print-directory desktop-test

# The packages themselves, of all systems: checksums, headers, contents, a start by a user
# without Go, and the same bytes when they are built anew. Some minutes, for each system is
# compiled for anew; what packs is tested by test-headless.
.PHONY: desktop-test
desktop-test: deps ## build the packages of all systems and try them
	$(TEST) -tags packages -count=1 -timeout 60m -run 'Package' ./cmd/desktop

.PHONY: fresh
fresh: ## the first commands of README.md in a clean clone, with empty caches
	@.ci/fresh

.PHONY: shots
shots: deps ## take pictures of every page, board and animation into shots/
	$(QUIET) $(SCREEN) $(GO) run ./cmd/yanyi/shots -out shots
	$(QUIET) $(SCREEN) $(GO) run ./cmd/gallery -out shots/gallery

# PAGES, name=folder,…, are further built pages to measure beside this one.
.PHONY: bench
bench: deps first-frame steady ## speed of the page's first frame (beside an empty page's), memory, rest, rules, opponents and animations
	$(GO) test -run '^$$' -bench . -benchmem ./game/...
	$(QUIET) $(SCREEN) $(GO) test -run '^$$' -bench Frame -benchtime 2000x -benchmem ./render
	$(GO) run ./cmd/arena bench

.PHONY: profile
profile: ## measure anew what a search spends its time on, for which native programs are built
	mkdir -p bin
	$(GO) test -run '^$$' -bench Search -benchtime 30x -o bin/search.test -cpuprofile bin/search.pgo ./game/search
	for program in arena yanyi; do cp bin/search.pgo cmd/$$program/default.pgo; done

.PHONY: first-frame
first-frame: page
	$(WASM) $(COLD) -o bin/empty.wasm ./wasm/firstframe/empty
	$(GO) test -tags e2e -run '^$$' -bench . -benchtime 1x -timeout 30m ./wasm/firstframe -args -pages='$(PAGES)'

# Memory after many games and many frames, and what a page at rest takes of a core.
.PHONY: steady
steady: page
	$(QUIET) $(SCREEN) $(GO) test -tags e2e -run '^$$' -bench . -benchtime 1x -timeout 60m ./cmd/yanyi/e2e

## Housekeeping

.PHONY: deps
deps: ## install what the tests need beside Go (Debian, Ubuntu), or say what is missing
	@GO=$(GO) .ci/deps tests

.PHONY: deps-fonts
deps-fonts:
	@GO=$(GO) .ci/deps fonts

.PHONY: fonts
fonts: deps-fonts ## make the font subsets anew after a change of the texts
	assets/fonts/subset.sh

.PHONY: clean
clean: ## remove what was built
	rm -rf bin dist shots packages
