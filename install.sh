#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Installs tinamou without root, several versions side by side: sh install.sh [OPTION…]
#
#   --check            the commands that compile nothing (check, explain, render, convert, solve, sweep, ib): the default
#   --all              all commands; build, test, run, preview and mcp need a Swift toolchain
#   --from FILE|URL    from this archive, in place of a release
#   --host URL         from a release of this repository, such as https://host.example/owner/tinamou; that of the clone unless named
#   --version VERSION  this version, in place of that of the clone
#   --build            from the sources of the clone, which needs a Swift toolchain
#   --prefix FOLDER    below this folder, in place of ~/.local (or TINAMOU_PREFIX)
#   --signers FILE     refuse a release whose checksums none of these has signed (a list of allowed signers of ssh-keygen)
#   --use VERSION      make an installed version the one that is started
#   --list             print the installed versions
#   --uninstall [VERSION]   remove a version, or all
#   --dry-run          say what would be done
#
# What is written: PREFIX/lib/tinamou/VERSION, and links in PREFIX/bin and PREFIX/share. Archives are fetched by curl or wget, which
# respect https_proxy, and compared with the checksums beside them.
set -eu

say() { printf '%s\n' "$*"; }
fail() { printf 'install.sh: %s\n' "$*" >&2; exit "${code:-1}"; }
usage() { sed -n '3,/^set -eu/{/^set -eu/d;s/^#$//;s/^# //;p;}' "$0"; }

kind='' from='' host='' version='' build='' signers='' use='' list='' uninstall='' dry=''
prefix=${TINAMOU_PREFIX:-${HOME:?}/.local}
while [ $# -gt 0 ]; do
  case $1 in
  --check) kind=tinamou-check ;;
  --all) kind=tinamou ;;
  --build) build=1 ;;
  --list) list=1 ;;
  --dry-run) dry=1 ;;
  --uninstall)
    uninstall=all
    case ${2:-} in '' | -*) ;; *) uninstall=$2; shift ;; esac
    ;;
  --from | --host | --version | --prefix | --signers | --use)
    [ $# -gt 1 ] || { code=64; fail "$1 needs a value"; }
    case $1 in
    --from) from=$2 ;; --host) host=$2 ;; --version) version=$2 ;; --prefix) prefix=$2 ;; --signers) signers=$2 ;; --use) use=$2 ;;
    esac
    shift
    ;;
  --help | -h) usage; exit ;;
  *) code=64; fail "there is no option $1; --help lists them" ;;
  esac
  shift
done

store=$prefix/lib/tinamou
run() { if [ "$dry" ]; then say "would run: $*"; else "$@"; fi; }

# The files of a version that programs look for below the prefix.
links='bin/tinamou bin/tinamou-swift share/man/man1/tinamou.1 share/bash-completion/completions/tinamou
share/zsh/site-functions/_tinamou share/fish/vendor_completions.d/tinamou.fish'

# Removes the links to a version, or to all versions; links to other places stay.
unlink_version() {
  for link in $links; do
    case $(readlink "$prefix/$link" 2>/dev/null || true) in
    "$store/$1"*) run rm "$prefix/$link"; say "removed $prefix/$link" ;;
    esac
  done
}

use_version() {
  [ -d "$store/$1" ] || fail "$1 is not installed; --list prints the versions that are"
  unlink_version ''
  for link in $links; do
    [ -e "$store/$1/$link" ] || continue
    [ ! -e "$prefix/$link" ] || [ -L "$prefix/$link" ] || fail "$prefix/$link is there and no link; remove it first"
    run mkdir -p "$(dirname "$prefix/$link")"
    run ln -sf "$store/$1/$link" "$prefix/$link"
    say "wrote $prefix/$link"
  done
}

if [ "$list" ]; then
  for folder in "$store"/*/; do [ ! -d "$folder" ] || basename "$folder"; done
  exit
fi
if [ "$uninstall" ]; then
  [ "$uninstall" = all ] || [ -d "$store/$uninstall" ] || fail "$uninstall is not installed"
  name=$uninstall
  [ "$name" != all ] || name=''
  unlink_version "$name"
  [ ! -e "$store/$name" ] || { run rm -rf "${store:?}/$name"; say "removed $store/$name"; }
  exit
fi
if [ "$use" ]; then use_version "$use"; exit; fi

# The clone that this script is in; empty for a script that was fetched alone.
clone=$(cd "$(dirname "$0")" 2>/dev/null && pwd)
[ -f "$clone/Sources/Tools/TinamouCommands/Version.swift" ] || clone=''
[ "$version" ] || [ -z "$clone" ] || version=$(sed -n 's/.*current = "\(.*\)"/\1/p' "$clone/Sources/Tools/TinamouCommands/Version.swift")

# What is not complete is in a folder beside the versions, so that one move ends an installation.
work=''
[ "$dry" ] || { mkdir -p "$store"; work=$(mktemp -d "$store/.new.XXXXXX"); }
trap '[ -z "$work" ] || rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# place FOLDER NAME: moves a complete folder to its place, in one step.
place() {
  [ ! -e "$store/$2" ] || run rm -rf "${store:?}/$2"
  run mv "$1" "$store/$2"
  say "wrote $store/$2"
  use_version "$2"
  case :$PATH: in *":$prefix/bin:"*) ;; *) say "$prefix/bin is not on the search path: export PATH=\"$prefix/bin:\$PATH\"" ;; esac
}

if [ "$build" ]; then
  [ "$clone" ] || fail "--build needs a clone of the repository"
  command -v swift >/dev/null || fail "--build needs a Swift toolchain, 6.2 or later: https://www.swift.org/install/linux/"
  (
    cd "$clone"
    run Scripts/install-dependencies
    run swift build --product tinamou
    [ "$kind" != tinamou ] || run swift build --package-path Adapter --product tinamou-swift
  )
  [ ! "$dry" ] || exit 0
  # The program stays where it was built, beside what it needs; the links lead there.
  mkdir -p "$work/root/bin" "$work/root/share/bash-completion/completions"
  ln -s "$clone/.build/debug/tinamou" "$work/root/bin/tinamou"
  [ "$kind" != tinamou ] || ln -s "$clone/Adapter/.build/debug/tinamou-swift" "$work/root/bin/tinamou-swift"
  "$work/root/bin/tinamou" --generate-completion-script bash >"$work/root/share/bash-completion/completions/tinamou"
  place "$work/root" "$version-built"
  exit
fi

# fetch URL FILE
fetch() {
  if command -v curl >/dev/null; then
    curl --fail --silent --show-error --location --retry 3 --output "$2" "$1"
  elif command -v wget >/dev/null; then
    wget --quiet --tries=3 --output-document="$2" "$1"
  else
    fail "neither curl nor wget is there to fetch $1"
  fi
}

# The address of the files of a release.
release_address() {
  [ "$host" ] || [ -z "$clone" ] || host=$(git -C "$clone" remote get-url origin 2>/dev/null || true)
  [ "$host" ] || fail "no release is known: name one with --host, an archive with --from, or build with --build"
  [ "$version" ] || fail "name the version with --version"
  case $host in
  git@*:*) host=https://$(printf '%s' "${host#git@}" | sed 's|:|/|') ;;
  ssh://git@*) host=https://${host#ssh://git@} ;;
  https://* | http://* | file://*) ;;
  *) fail "the clone comes from $host, which has no releases: name a host with --host, or build with --build" ;;
  esac
  host=${host%/}
  host=${host%.git}
  case $host in
  *gitlab*) say "$host/-/releases/v$version/downloads" ;;
  *) say "$host/releases/download/v$version" ;;
  esac
}

system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
case $system in
linux-x86_64 | linux-aarch64) ;;
*) fail "there is no archive for $system; on macOS and Windows, use a container or WSL (Documentation/Questions.md)" ;;
esac

if [ "$from" ]; then
  base=${from%/*}
  [ "$base" != "$from" ] || base=.
  name=$(basename "$from")
else
  base=$(release_address)
  ending=tar.gz
  ! command -v xz >/dev/null || ending=tar.xz
  name=${kind:-tinamou-check}-$version-$system.$ending
fi
[ ! "$dry" ] || { say "would install $base/$name below $store, and link it from $prefix/bin"; exit 0; }

# obtain NAME: the file of that name beside the archive; fails if there is none.
obtain() {
  case $base in
  *://*) fetch "$base/$1" "$work/$1" ;;
  *) [ -f "$base/$1" ] && cp "$base/$1" "$work/$1" ;;
  esac
}
obtain "$name" || fail "$base/$name cannot be had"
if obtain SHA256SUMS 2>/dev/null && (cd "$work" && grep -F "  $name" SHA256SUMS >sum); then
  (cd "$work" && sha256sum --check --status sum) || fail "$name is not the file that SHA256SUMS names: its checksum differs"
  say "$name: the checksum is right"
elif [ "$from" ]; then
  say "$name: there is no SHA256SUMS beside it that names it, so it was not compared"
else
  fail "$base/SHA256SUMS does not name $name"
fi
if [ "$signers" ]; then
  obtain SHA256SUMS.sig || fail "$base has no SHA256SUMS.sig"
  who=$(ssh-keygen -Y find-principals -s "$work/SHA256SUMS.sig" -f "$signers" | head -n 1)
  ssh-keygen -Y verify -q -n tinamou -I "${who:-nobody}" -f "$signers" -s "$work/SHA256SUMS.sig" <"$work/SHA256SUMS" ||
    fail "none of $signers has signed SHA256SUMS"
  say "SHA256SUMS: signed by $who"
fi

mkdir "$work/root"
case $name in
*.tar.gz) gzip -dc "$work/$name" ;;
*.tar.xz) xz -dc "$work/$name" ;;
*) fail "$name is neither a .tar.gz nor a .tar.xz" ;;
esac | tar -x -C "$work/root" --strip-components=1
[ -x "$work/root/bin/tinamou" ] || fail "$name is no archive of tinamou"
installed=$("$work/root/bin/tinamou" --version) || fail "the program of $name does not start on this system"
[ ! -x "$work/root/bin/tinamou-swift" ] || installed=$installed-all
place "$work/root" "$installed"
