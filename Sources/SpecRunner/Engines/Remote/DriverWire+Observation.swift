package import SpecDrivers
package import SpecJSON
import SpecText

/// Observations for Then steps, such as
/// `{"screen":{…},"events":[…],"mark":7,"time":250,"settled":true}`.
extension DriverWire {
  package static func json(_ observation: Observation) -> JSONValue {
    [
      "screen": json(observation.screen),
      "events": .array(observation.events.map { json($0) }),
      "mark": .integer(observation.mark),
      "time": json(observation.time) { .integer($0.wholeMilliseconds) },
      "settled": json(observation.settled) { .bool($0) },
    ]
  }

  /// Decodes an observation.
  ///
  /// An event that is left out, hidden by a mark above all reported ones, or taken for an earlier one
  /// because of its number, would let a check pass that nothing has happened.
  ///
  /// - Parameters:
  ///   - mark: the mark of the request, which is that of the response if it has no events.
  ///   - reportsEvents: whether `events` must be there.
  package static func observation(
    _ json: JSONValue, since mark: EventMark, reportsEvents: Bool = false
  ) throws(JSONDecodingError) -> Observation {
    if reportsEvents { try json.field(at: "events") { _ in } }
    let events = try json.list(at: "events", of: event)
    var last = mark
    for (index, event) in events.enumerated() {
      guard event.number > last else {
        throw JSONDecodingError(
          path: ["events", .index(index), "number"], expected: "a number above \(last)",
          found: "\(event.number)")
      }
      last = event.number
    }
    if let found = try json.integer(ifPresent: "mark"), found != last {
      throw JSONDecodingError(
        path: ["mark"], expected: "\(last), the number of the last event", found: "\(found)")
    }
    return Observation(
      screen: try json.field(at: "screen", as: screen),
      events: events,
      mark: last,
      time: try observed(json, at: "time", milliseconds),
      settled: try observed(json, at: "settled", JSONForm.bool))
  }

  private static func milliseconds(_ json: JSONValue) throws(JSONDecodingError) -> Duration {
    .milliseconds(try json.integer())
  }

  private static func json(_ event: Event) -> JSONValue {
    object([
      "number": .integer(event.number),
      "time": event.time.map { .integer($0.wholeMilliseconds) },
      "kind": .string(event.kind.rawValue),
      "subject": .string(event.subject),
      "details": sorted(Dictionary(event.details).mapValues { json($0) }),
    ])
  }

  private static func event(_ json: JSONValue) throws(JSONDecodingError) -> Event {
    Event(
      number: try json.integer(at: "number"),
      time: try json.fieldIfPresent(at: "time", as: milliseconds),
      kind: Event.Kind(rawValue: try json.string(at: "kind")),
      subject: try json.string(ifPresent: "subject") ?? "",
      details: try json.fieldIfPresent(at: "details") { details throws(JSONDecodingError) in
        Event.Details(try dictionary(details, of: propertyValue).map { ($0.key, $0.value) })
      } ?? [:])
  }
}
