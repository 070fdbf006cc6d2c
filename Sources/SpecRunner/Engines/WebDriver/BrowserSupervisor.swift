/// A small shell program between this process and a WebDriver server, which outlives both.
///
/// A WebDriver server that ends by a signal leaves its browsers running, and nothing is cleaned up
/// when this process is killed. The shell's standard input closes when this process ends for any
/// reason. The shell then kills the registered browsers and all processes whose command line
/// contains its folder, ends the server, and removes the folder with the browsers' profiles.
enum BrowserSupervisor {
  /// The exit status if the program does not exist.
  static let programNotFound: Int32 = 127

  /// The command that runs a server under supervision.
  static func command(_ driver: [String]) -> [String] {
    ["/bin/sh", "-c", script, "spec-browser-guard"] + driver
  }

  /// A command that ends with `programNotFound` if a program does not exist.
  static func search(for program: String) -> [String] {
    ["/bin/sh", "-c", #"command -v "$1" >/dev/null || exit 127"#, "spec-search", program]
  }

  /// The input that registers and unregisters browsers.
  static func line(browsers: some Sequence<Int32>) -> [UInt8] {
    Array((browsers.map { String($0) }.joined(separator: " ") + "\n").utf8)
  }

  // The shell closes its own output and error streams, so that only the server has them. Processes
  // are also found by their folder, because a starting browser is not registered yet.
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
