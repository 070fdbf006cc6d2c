#!/bin/sh
# run.sh CORPUS OUT   the eighteen steps in Swift, progress output, JUnit XML into OUT/junit/junit.xml
# run.sh --version    prints the version; builds the program first if it is not there
# BENCH_JOBS: how many scenarios at a time (default 1)
set -e
here=$(cd "$(dirname "$0")" && pwd)
program=$here/.build/release/counter-app
[ -x "$program" ] || "$here/build.sh" counter-app >&2 || exit 77
[ "$1" != --version ] || exec "$program" --version
exec "$program" run "$1/features" --jobs "${BENCH_JOBS:-1}" \
    --report progress --junit "$2/junit/junit.xml" >"$2/stdout.txt" 2>&1
