#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Makes the command tinamou available in a fresh machine without root, as at the start of a cloud sandbox: sh start.sh [OPTION OF install.sh …]
#
# In this order: the command that is there, an archive in the folder of the cache (~/.cache/tinamou, or TINAMOU_CACHE) or in `out` of this
# repository, the program that this repository has built, and the release of the host that the clone came from. Prints the path.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
bin=${TINAMOU_PREFIX:-$HOME/.local}/bin

if command -v tinamou >/dev/null 2>&1; then command -v tinamou; exit; fi
if [ -x "$bin/tinamou" ] && "$bin/tinamou" --version >/dev/null 2>&1; then echo "$bin/tinamou"; exit; fi

version=$(sed -n 's/.*current = "\(.*\)"/\1/p' "$root/Sources/Tools/TinamouCommands/Version.swift")
for folder in "${TINAMOU_CACHE:-$HOME/.cache/tinamou}" "$root/out"; do
  for kind in tinamou tinamou-check; do
    for archive in "$folder/$kind-$version-"*.tar.zst "$folder/$kind-$version-"*.tar.xz "$folder/$kind-$version-"*.tar.gz; do
      [ -f "$archive" ] || continue
      "$root/install.sh" --from "$archive" "$@" >&2
      echo "$bin/tinamou"
      exit
    done
  done
done
for build in release debug; do
  [ -x "$root/.build/$build/tinamou" ] || continue
  mkdir -p "$bin"
  ln -sf "$root/.build/$build/tinamou" "$bin/tinamou"
  echo "$bin/tinamou"
  exit
done
"$root/install.sh" "$@" >&2
echo "$bin/tinamou"
