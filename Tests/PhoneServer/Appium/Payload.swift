import SpecJSON
import SpecText

/// The parameters that a command takes in its body (`checkParams` in `protocol.ts`).
///
/// Unknown parameters are ignored. The server checks names only; types are checked here as far as
/// a wrong one makes the driver fail.
struct Payload: Sendable {
  /// The type of a value.
  enum Kind: Sendable {
    case any, text, number, flag, list, object

    func fits(_ value: JSONValue) -> Bool {
      switch (self, value) {
      case (.any, _), (.text, .string), (.flag, .bool), (.list, .array), (.object, .object),
        (.number, .integer), (.number, .number):
        true
      // Drivers read numbers that are written as texts.
      case (.number, .string(let text)): Double(text)?.isFinite ?? false
      default: false
      }
    }

    var name: String {
      switch self {
      case .any: "a value"
      case .text: "a string"
      case .number: "a number"
      case .flag: "a boolean"
      case .list: "an array"
      case .object: "an object"
      }
    }
  }

  typealias Parameter = (name: String, kind: Kind)

  var required: [Parameter] = []
  var optional: [Parameter] = []
  /// Names of which at least one must be there.
  var oneOf: [String] = []

  static let none = Payload()

  func check(_ arguments: JSONObject) throws(AppiumError) {
    let missing = required.map(\.name).filter { arguments[$0] == nil }
    guard missing.isEmpty else { throw .invalidArgument(message(missing, arguments)) }
    if !oneOf.isEmpty, oneOf.allSatisfy({ arguments[$0] == nil || arguments[$0] == .null }) {
      let names = oneOf.map { "\"\($0)\"" }.joined(separator: " or ")
      throw .invalidArgument("we require one of \(names) params")
    }
    for (name, kind) in required + optional {
      guard let value = arguments[name],
        value != .null
          || required.contains(where: {
            $0.name.isSame(as: name)
          })
      else { continue }
      guard kind.fits(value) else {
        throw .invalidArgument(
          "The parameter '\(name)' must be \(kind.name). '\(value)' is given instead")
      }
    }
  }

  private func message(_ missing: [String], _ arguments: JSONObject) -> String {
    func list(_ names: [String]) -> String {
      "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    var lines = [
      "The following required parameter\(missing.count == 1 ? " is" : "s are") missing: "
        + list(missing), "Known required parameters are: \(list(required.map(\.name)))",
    ]
    if !optional.isEmpty {
      lines.append("Known optional parameters are: \(list(optional.map(\.name)))")
    }
    lines.append(
      "You have provided" + (arguments.isEmpty ? " none" : ": \(list(arguments.keys))"))
    return lines.joined(separator: "\n")
  }
}
