import SpecSystem

/// A program that serves browsers: a WebDriver server, or a Firefox, which serves itself.
struct BrowserProgram: Hashable, Sendable {
  /// Its name or path.
  let name: String
  /// Further arguments.
  var arguments: [String] = []
  /// The lines of a Firefox profile's `user.js`.
  var preferences = ""
  /// Whether its browsers may use the display of this machine.
  var showsWindow = false

  private enum Kind { case chromedriver, geckodriver, webkitDriver, firefox }

  private var kind: Kind {
    let file = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if file.contains("gecko") { return .geckodriver }
    if file.contains("webkit") { return .webkitDriver }
    return file.contains("firefox") ? .firefox : .chromedriver
  }

  /// The kind of browser that it serves.
  var browser: BrowserKind {
    switch kind {
    case .chromedriver: .chromium
    case .geckodriver: .other
    case .webkitDriver: .webkit
    case .firefox: .firefox
    }
  }

  /// Whether it serves one session at a time, so that each session has its own.
  var isOwnBrowser: Bool { kind == .firefox }

  /// Whether it writes the port on which it listens.
  var reportsPort: Bool { kind != .webkitDriver }

  /// Whether its standard error comes with its standard output, where it reports its port.
  var joinsOutputs: Bool { kind == .firefox }

  /// Whether it ends its browsers when it is asked to.
  var canShutDown: Bool { kind == .chromedriver }

  /// The Debian package with the program.
  var package: String {
    switch kind {
    case .chromedriver: "chromium-driver"
    case .geckodriver: "none; see github.com/mozilla/geckodriver"
    case .webkitDriver: "webkit2gtk-driver and xvfb"
    case .firefox: "firefox-esr"
    }
  }

  /// The port to listen on; 0 lets the program choose.
  func port() throws(SystemError) -> UInt16 {
    switch kind {
    case .chromedriver, .firefox: return 0
    // They cannot choose a port themselves.
    case .geckodriver, .webkitDriver:
      let (socket, port) = try InternetSocket.listen(port: 0)
      socket.close()
      return port
    }
  }

  /// The command that starts it in the folder of its supervisor.
  func command(port: UInt16) -> [String] {
    switch kind {
    case .chromedriver: [name, "--port=\(port)"] + arguments
    case .geckodriver: [name, "--port", "\(port)"] + arguments
    case .webkitDriver:
      [
        "/bin/sh", "-c", Self.webkitScript, name, showsWindow ? "shown" : "hidden",
        "--port=\(port)",
      ]
        + arguments
    case .firefox:
      ["/bin/sh", "-c", Self.firefoxScript, name, preferences]
        + ["--remote-debugging-port", "\(port)", "--no-remote"] + arguments
    }
  }

  /// Starts Firefox with a new profile; its messages come on its standard error.
  ///
  /// Debian's package has another name for the program than Mozilla's.
  private static let firefoxScript = #"""
    program=$(command -v "$0") || { [ "$0" = firefox ] && program=$(command -v firefox-esr); } ||
      exit 127
    profile="$TMPDIR/profile"
    mkdir "$profile" && printf '%s\n' "$1" >"$profile/user.js" || exit 126
    shift
    export MOZ_CRASHREPORTER_DISABLE=1
    exec "$program" --profile "$profile" "$@" 2>&1
    """#

  /// Starts a WebDriver server whose browsers need a display, with a display of its own.
  private static let webkitScript = #"""
    command -v "$0" >/dev/null 2>&1 || exit 127
    if [ "$1" = hidden ] && command -v Xvfb >/dev/null 2>&1; then
      mkfifo "$TMPDIR/display" || exit 126
      # Without a socket in the file system, nothing is left when it is killed. Without -noreset, it starts
      # again when its last client has left, and refuses one that comes meanwhile: 11 of 400.
      Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp -nolisten unix -noreset \
        3>"$TMPDIR/display" 2>/dev/null &
      read -r number <"$TMPDIR/display" || {
        echo "Xvfb could not open a display" >&2
        exit 126
      }
      export DISPLAY=":$number"
      unset WAYLAND_DISPLAY
    elif [ -z "$DISPLAY$WAYLAND_DISPLAY" ]; then
      echo "there is no display; install Xvfb (Debian: xvfb), or set DISPLAY" >&2
      exit 126
    fi
    shift
    exec "$0" "$@"
    """#
}
