#!/bin/sh
# parse.sh FILE...   document and pickles of every file; prints nothing but a count
set -e
here=$(cd "$(dirname "$0")" && pwd)
program=$here/.build/release/parse-files
if [ ! -x "$program" ]; then
    swift build --package-path "$here" -c release --static-swift-stdlib >&2 || exit 77
fi
exec "$program" "$@"
