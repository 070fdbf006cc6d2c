package import SpecDrivers
package import SpecJSON
import SpecText

/// Conditions of Given steps, such as
/// `{"type":"permission","permission":"camera","state":"denied"}`.
extension DriverWire {
  package static func json(_ condition: Condition) -> JSONValue {
    switch condition {
    case .permission(let permission, let state):
      [
        "type": "permission", "permission": .string(permission.rawValue),
        "state": .string(state.rawValue),
      ]
    case .secret(let name, let value):
      ["type": "secret", "name": .string(name), "value": value.map { .string($0) } ?? .null]
    case .record(let name, let value):
      ["type": "record", "name": .string(name), "value": value.map { .string($0) } ?? .null]
    case .stored(let storage, let name, let value):
      [
        "type": "stored", "storage": .string(storage.rawValue), "name": .string(name),
        "value": value.map { .string($0) } ?? .null,
      ]
    case .savedSession(let name): ["type": "savedSession", "name": .string(name)]
    case .answer(let pattern, let response):
      ["type": "answer", "to": json(pattern), "response": json(response)]
    case .connection(let connection):
      ["type": "connection", "state": .string(connection.rawValue)]
    case .installedApp(let name, let installed):
      ["type": "installedApp", "name": .string(name), "installed": .bool(installed)]
    case .device(let setting, let value):
      ["type": "device", "setting": .string(setting), "value": json(value)]
    case .date(let date): ["type": "date", "date": .string(date)]
    }
  }

  /// The types of conditions in the protocol.
  package enum ConditionType: String, CaseIterable {
    case permission, secret, record, stored, savedSession, answer, connection, installedApp, device,
      date
  }

  /// Decodes a condition.
  ///
  /// - Throws: An error at `type` with the known types if the type is unknown.
  package static func condition(_ json: JSONValue) throws(JSONDecodingError) -> Condition {
    let type: ConditionType = try json.field(at: "type", as: raw)
    switch type {
    case .permission:
      return .permission(
        Permission(rawValue: try json.string(at: "permission")),
        try json.field(at: "state", as: raw))
    case .secret:
      return .secret(
        name: try json.string(at: "name"),
        value: try json.string(ifPresent: "value"))
    case .record:
      return .record(
        name: try json.string(at: "name"),
        value: try json.string(ifPresent: "value"))
    case .stored:
      return .stored(
        in: try json.field(at: "storage", as: raw), name: try json.string(at: "name"),
        value: try json.string(ifPresent: "value"))
    case .savedSession: return .savedSession(try json.string(at: "name"))
    case .answer:
      return .answer(
        to: try json.field(at: "to", as: pattern),
        try json.field(at: "response", as: response))
    case .connection: return .connection(try json.field(at: "state", as: raw))
    case .installedApp:
      return .installedApp(
        name: try json.string(at: "name"), installed: try json.bool(at: "installed"))
    case .device:
      return .device(
        setting: try json.string(at: "setting"),
        value: try json.field(at: "value", as: propertyValue))
    case .date: return .date(try json.string(at: "date"))
    }
  }

  private static func json(_ pattern: RequestPattern) -> JSONValue {
    object(["method": optional(pattern.method), "path": .string(pattern.path)])
  }

  private static func pattern(_ json: JSONValue) throws(JSONDecodingError) -> RequestPattern {
    RequestPattern(
      method: try json.string(ifPresent: "method"), path: try json.string(at: "path"))
  }

  /// `{"status":200,"body":"…","headers":{…}}`, `{"failure":"…"}`, `{"silence":true}` or
  /// `{"changed":"…","to":"…"}`, each with an optional delay in milliseconds and a number of requests.
  private static func json(_ response: Response) -> JSONValue {
    let delay: JSONValue? =
      response.delay == .zero ? nil : .integer(response.delay.wholeMilliseconds)
    let times: JSONValue? = response.times.map { .integer($0) }
    return switch response.outcome {
    case .status(let status, let body):
      object([
        "status": .integer(status), "body": .string(body), "delay": delay,
        "headers": headers(of: response), "times": times,
      ])
    case .failure(let reason): object(["failure": .string(reason), "delay": delay, "times": times])
    case .silence: object(["silence": true, "delay": delay, "times": times])
    case .changed(let text, let other):
      object([
        "changed": .string(text), "to": .string(other), "delay": delay, "times": times,
      ])
    }
  }

  private static func headers(of response: Response) -> JSONValue? {
    if response.headers.isEmpty { return .none }
    return sorted(response.headers.mapValues { .string($0) })
  }

  private static func response(_ json: JSONValue) throws(JSONDecodingError) -> Response {
    let object = try json.object()
    let delay = Duration.milliseconds(try json.integer(ifPresent: "delay") ?? 0)
    let times = try json.integer(ifPresent: "times")
    if object["silence"] == true { return Response(.silence, delay: delay, times: times) }
    if object["failure"] != nil {
      return Response(.failure(try json.string(at: "failure")), delay: delay, times: times)
    }
    if object["changed"] != nil {
      return Response(
        .changed(try json.string(at: "changed"), to: try json.string(at: "to")), delay: delay,
        times: times)
    }
    let body = try json.string(ifPresent: "body") ?? ""
    return Response(
      .status(try json.integer(at: "status"), body: body), delay: delay,
      headers: try strings(json, at: "headers"), times: times)
  }
}
