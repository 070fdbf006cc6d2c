import SpecDrivers
import SpecText

/// Events in the notes of a failure: one on each line, in the words of specifications.
enum EventText {
  /// A heading and at most twelve events with their times, or a statement that there are none.
  static func lines(_ events: some Collection<Event>, _ heading: String) -> [String] {
    if events.isEmpty { return ["\(heading): nothing"] }
    let times = events.prefix(limit).map { $0.time.map { "\($0.wholeMilliseconds) ms" } ?? "" }
    let width = times.map(\.utf8.count).max() ?? 0
    var lines = ["\(heading):"]
    for (event, time) in zip(events, times) {
      let pad = String(repeating: " ", count: width - time.utf8.count)
      lines.append("  \(pad)\(time)\(width > 0 ? "  " : "")\(line(event))")
    }
    if events.count > limit { lines.append("  … and \(events.count - limit) more") }
    return lines
  }

  private static let limit = 12

  /// An event: its subject, then what happened.
  static func line(_ event: Event) -> String {
    let who = event.subject.quoted
    switch event.kind {
    case .animation:
      let time = written("duration", of: event).map { " in \($0) ms" } ?? ""
      return "\(who) \(way(event, "animated"))\(time)"
    case .jump: return "\(who) \(way(event, "changed at once"))"
    case .push, .pop, .present, .dismiss:
      let how = event.details["animated"]?.flag.map { $0 ? " with animation" : " at once" } ?? ""
      return "\(who) \(event.kind.rawValue)\(how)"
    case .lifeCycle, .field, .keyboard:
      let what = event.details["call"] ?? event.details["notice"]
      return "\(event.subject) \(what?.written ?? event.kind.rawValue)"
    case .reaction:
      return "\(event.subject) reacts to \(written("notice", of: event) ?? "a notice")"
    case .request: return "\(written("method", of: event).map { $0 + " " } ?? "")\(who)"
    default:
      let details = event.details.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.quoted)" }
      return (["\(event.kind.rawValue) \(who)"] + details).joined(separator: ", ")
    }
  }

  private static func way(_ event: Event, _ verb: String) -> String {
    let from = event.details["from"].map { " from \($0.quoted)" } ?? ""
    let to = event.details["to"].map { " to \($0.quoted)" } ?? ""
    return "\(written("property", of: event) ?? "something") \(verb)\(from)\(to)"
  }

  private static func written(_ detail: String, of event: Event) -> String? {
    event.details[detail]?.written
  }
}

extension Collection where Element == Event {
  /// The events as lines for the notes of a failure.
  func listed(_ heading: String) -> [String] { EventText.lines(self, heading) }
}
