#!/usr/bin/env bash
# Compares spec with Playwright and Selenium on the scenarios of Examples/web/todo, in turns.
# Requires chromium, chromedriver and a Python with playwright and selenium:
#   Benchmarks/Web/run.sh SPEC PYTHON [ROUNDS]
set -euo pipefail
if (($# < 2)); then
  echo 'usage: run.sh SPEC PYTHON [ROUNDS]' >&2
  exit 2
fi
spec=$(realpath "$1")
python=$(realpath -s "$2")
rounds=${3:-5}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
times=$(mktemp -d)
trap 'rm -rf "$times"' EXIT

# Prints the seconds that a command takes.
seconds() {
  local start=$EPOCHREALTIME
  "$@" >"$times/output" || { cat "$times/output" >&2 && exit 1; }
  awk -v from="$start" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.2f\n", to - from }'
}

for ((round = 1; round <= rounds; round++)); do
  for jobs in 1 2 4; do
    seconds "$spec" run Examples/web/todo/specs --engine webdriver --set web=Examples/web \
      --jobs "$jobs" >>"$times/spec.$jobs"
    for library in playwright selenium; do
      seconds "$python" "Benchmarks/Web/${library}_todo.py" "$jobs" >>"$times/$library.$jobs"
    done
  done
done

median() { sort -n "$1" | awk '{ time[NR] = $1 } END { print time[int((NR + 1) / 2)] }'; }
echo '| jobs | spec | Playwright | Selenium | spec / Playwright | spec / Selenium |'
echo '|---|---|---|---|---|---|'
for jobs in 1 2 4; do
  awk -v jobs="$jobs" -v a="$(median "$times/spec.$jobs")" \
    -v b="$(median "$times/playwright.$jobs")" -v c="$(median "$times/selenium.$jobs")" \
    'BEGIN { printf "| %d | %.2f s | %.2f s | %.2f s | %.2f | %.2f |\n", jobs, a, b, c, a / b, a / c }'
done
