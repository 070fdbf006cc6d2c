/// The windows of a scenario, in the order in which they were noticed.
struct BrowserWindows {
  /// The maximum number of open windows.
  static let most = 20

  /// The server's names of the open windows.
  private(set) var open: [String] = []
  /// The window that receives all commands.
  private(set) var current = ""
  /// Whether a second window was ever open.
  private(set) var hadSeveral = false
  private var openers: [String: String] = [:]
  private var prepared: Set<String> = []

  /// Notices which windows are open, and returns the new ones.
  mutating func notice(_ handles: [String]) -> [String] {
    let new = handles.filter { !open.contains($0) }
    open = open.filter(handles.contains) + new
    if current.isEmpty {
      current = open.first ?? ""
      prepared = [current]
      return []
    }
    for handle in new { openers[handle] = current }
    hadSeveral = hadSeveral || open.count > 1
    return new
  }

  /// The window to go to after the current one: the one that opened it, or else the latest.
  var next: String? {
    let others = open.filter { $0 != current }
    var opener = openers[current]
    while let handle = opener, !others.contains(handle) { opener = openers[handle] }
    return opener ?? others.last
  }

  /// Makes a window the current one, and returns whether it is so for the first time.
  mutating func enter(_ handle: String) -> Bool {
    current = handle
    return prepared.insert(handle).inserted
  }
}
