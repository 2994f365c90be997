# SPDX-License-Identifier: MIT
#
# make demo   installs what the machine lacks, builds, renders every example to out/, prints paths and frames
# make test   installs what the machine lacks, builds, runs every test
# make bench  measures solver and views beside kiwi and Yoga; tables and plot go to out/ (about ten minutes)
# make dist   packs the archives of a release, with their checksums, to out/dist
# make deb    packs the commands that compile nothing as a Debian package, which needs the libraries of the system
# make site   writes the pages of Documentation and DocC as one site, which can be searched, to out/site
# make modules packs the compiled modules as an artifact bundle, which packages import without compiling them
# make publish-bench  the same, and then writes the results to README.md and Documentation/
# make bench-quick  the same up to 1,000 views, once (under a minute)

.PHONY: help demo test dist deb site modules bench publish-bench bench-quick

help:
	@sed -n 's/^# make /make /p' Makefile

demo:
	@Scripts/install-dependencies
	@Scripts/forget-changed
	@swift build --product tinamou
	@swift build --product gallery
	@Scripts/demo

test:
	@Scripts/install-dependencies
	@Scripts/test

dist:
	@Scripts/install-dependencies
	@Scripts/dist

deb:
	@Scripts/install-dependencies
	@Scripts/pack-debian

site:
	@Scripts/install-dependencies
	@Scripts/site

modules:
	@Scripts/pack-modules

bench:
	@Scripts/bench full

publish-bench: bench
	@Scripts/publish-bench

bench-quick:
	@Scripts/bench quick
