/// The small shell program between this process and a browser's driver, which outlives both.
///
/// A driver that is ended by a signal leaves its browsers running, and nothing at all is ended
/// when this process is killed. So a shell stands in between: its standard input ends when this
/// process does, however that comes; then it kills the browsers it was told of and whatever else
/// carries the mark of its folder, ends the driver and removes the folder with the browsers'
/// profiles.
enum BrowserSupervisor {
  /// The status with which it ends if there is no such program.
  static let programNotFound: Int32 = 127

  /// The command that runs a driver under guard.
  static func command(_ driver: [String]) -> [String] {
    ["/bin/sh", "-c", script, "spec-browser-guard"] + driver
  }

  /// What to write to it when browsers have come or gone.
  static func line(browsers: some Sequence<Int32>) -> [UInt8] {
    Array((browsers.map { String($0) }.joined(separator: " ") + "\n").utf8)
  }

  // The shell gives its own output and errors up, so that only the driver holds these streams. The
  // processes are found by their folder as well, because a browser that was just starting
  // has not been told of yet.
  private static let script = #"""
    command -v "$1" >/dev/null 2>&1 || exit 127
    folder=$(mktemp -d "${TMPDIR:-/tmp}/spec-browser.XXXXXX") || exit 126
    export TMPDIR="$folder"
    "$@" </dev/null &
    driver=$!
    exec >/dev/null 2>&1
    browsers=
    finish() {
      trap '' TERM INT HUP
      kill -KILL "$driver" $browsers 2>/dev/null
      marked=$(grep -lsF -- "$folder" /proc/[0-9]*/environ /proc/[0-9]*/cmdline | cut -d/ -f3)
      for process in $marked; do kill -KILL "$process" 2>/dev/null; done
      wait "$driver" 2>/dev/null
      status=$?
      for try in 1 2 3 4 5; do rm -rf "$folder" 2>/dev/null && break; done
      exit "$status"
    }
    trap finish TERM INT HUP
    while read -r line; do browsers=$line; done
    finish
    """#
}
