#!/bin/sh
# parse.sh FILE...   document and pickles of every file; prints nothing but a count
set -e
here=$(cd "$(dirname "$0")" && pwd)
program=$here/.build/release/parse-files
[ -x "$program" ] || "$here/build.sh" parse-files >&2 || exit 77
exec "$program" "$@"
