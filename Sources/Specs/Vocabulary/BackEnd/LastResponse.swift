import SpecJSON
import SpecRunner
import SpecText
import SpecXML

/// The requests and commands that a run allows; set by a hook.
enum BackEndKey: WorldKey {
  static var initial: BackEnd { BackEnd() }
}

/// The response to the last request of the scenario.
enum LastResponseKey: WorldKey {
  static var initial: LastResponse? { nil }
}

/// Headers that every further request of the scenario has.
enum RequestHeadersKey: WorldKey {
  static var initial: [RequestHeader] { [] }
}

/// A header of a request.
struct RequestHeader: Sendable {
  let name: String
  let value: String
}

/// A response, its request, and its content for checks.
struct LastResponse: Sendable {
  /// As written in the step: `GET "/users"`.
  let request: String
  /// The complete address of the request.
  let address: String
  let response: BackEnd.Response
  /// The time from the request to the whole response.
  let time: Duration

  /// The longest body in a message, in characters.
  private static let mostShown = 400

  /// - Throws: `StepFailure` if no request was sent.
  static func of(_ world: World) throws -> LastResponse {
    guard let last = world[LastResponseKey.self] else {
      throw StepFailure(
        "no request was sent in this scenario",
        notes: ["send one first: When I send GET \"/users\""], kind: .setup)
    }
    return last
  }

  /// The complete address of a reference in the response (RFC 3986, without dot segments).
  func address(of reference: String) -> String {
    if reference.firstRange(of: "://") != nil { return reference }
    let scheme = address.firstRange(of: "://")
    let start = scheme?.upperBound ?? address.startIndex
    if reference.begins(with: "//") { return address[..<start].dropLast(2) + reference }
    let server = address[start...].prefix { $0 != "/" && $0 != "?" }
    let root = address[..<server.endIndex]
    if reference.utf8.first == UInt8(ascii: "/") { return root + reference }
    let path = address[server.endIndex...].prefix { $0 != "?" && $0 != "#" }
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return root + folder + "/" + reference
  }

  /// The value of a header; several with the name are joined by commas.
  ///
  /// - Throws: `StepFailure` if there is none.
  func header(_ name: String) throws -> String {
    let values = response.headers.filter { $0.name == name.lowercased() }.map(\.value)
    if !values.isEmpty { return values.joined(separator: ", ") }
    let names = response.headers.map(\.name).joined(separator: ", ")
    throw StepFailure(
      "the response to \(request) has no header \(name.quoted)",
      notes: ["it has: \(names.isEmpty ? "none" : names)"])
  }

  /// The body as text.
  ///
  /// - Throws: `StepFailure` if it is not one in the charset of its header, or in UTF-8.
  func text() throws -> String {
    if let text = decoded { return text }
    throw StepFailure(
      "the body of the response to \(request) is not text in \(charset?.uppercased() ?? "UTF-8")",
      notes: ["it has \(response.body.count.counted("byte"))"]
        + (Self.decodings[charset ?? "utf-8"] == nil
          ? ["spec reads bodies in UTF-8, UTF-16, ISO-8859-1 and US-ASCII"] : []))
  }

  /// The body as text in its charset; nil if it is none.
  private var decoded: String? { Self.decodings[charset ?? "utf-8"]?(response.body) }

  /// The charset that the header `Content-Type` names, in lower case.
  private var charset: String? {
    let type = response.headers.last { $0.name == "content-type" }?.value.lowercased() ?? ""
    for parameter in type.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map {
        $0.trimmingPrefix(while: \.isWhitespace).filter { $0 != "\"" && !$0.isWhitespace }
      }
      if parts.count == 2, parts[0] == "charset" { return parts[1] }
    }
    return nil
  }

  private static let decodings: [String: @Sendable ([UInt8]) -> String?] = [
    "utf-8": { String(validating: $0, as: UTF8.self) },
    "utf8": { String(validating: $0, as: UTF8.self) },
    "us-ascii": { String(validating: $0, as: Unicode.ASCII.self) },
    // Its bytes are the first code points.
    "iso-8859-1": { $0.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) } },
    "utf-16": { utf16($0, isLittle: $0.starts(with: [0xFF, 0xFE])) },
    "utf-16be": { utf16($0, isLittle: false) },
    "utf-16le": { utf16($0, isLittle: true) },
  ]

  /// The text of bytes in pairs, without a byte order mark.
  private static func utf16(_ bytes: [UInt8], isLittle: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0 + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[$0 + (isLittle ? 0 : 1)])
    }
    return String(
      validating: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
  }

  /// The body as JSON.
  ///
  /// - Throws: `StepFailure` if it is not.
  func json() throws -> JSONValue {
    // JSON is UTF-8, unless the header says otherwise.
    let other = charset.flatMap { $0 == "utf-8" ? nil : decoded }.map { Array($0.utf8) }
    do throws(JSONError) { return try JSONReader.read(other ?? response.body) } catch {
      throw StepFailure(
        "the body of the response to \(request) is not JSON: \(error)", notes: [summary])
    }
  }

  /// The body as XML.
  ///
  /// - Throws: `StepFailure` if it is not.
  func xml() throws -> XMLTree {
    do throws(XMLError) { return try XMLReader.read(response.body, into: XMLTree()) } catch {
      throw StepFailure(
        "the body of the response to \(request) is not XML: \(error)", notes: [summary])
    }
  }

  /// The request and the response as a text for reports, with the beginnings of their bodies.
  func exchange(with sent: BackEnd.Request) -> String {
    let took = "\(response.status) after \(time.written)"
    let body = sent.body ?? []
    return Self.message(
      "\(sent.method) \(sent.address)", sent.headers, body,
      String(validating: body, as: UTF8.self)) + "\n\n"
      + Self.message(took, response.headers, response.body, decoded)
  }

  private static func message(
    _ line: String, _ headers: [(name: String, value: String)], _ body: [UInt8], _ text: String?
  ) -> String {
    let head = ([line] + headers.map { "\($0.name): \($0.value)" }).joined(separator: "\n")
    if body.isEmpty { return head }
    return head + "\n\n" + (text?.cut(to: mostShown * 10) ?? "(\(body.count.counted("byte")))")
  }

  /// Status and beginning of the body, for messages.
  var summary: String {
    // A character has at most four bytes.
    let start = Array(response.body.prefix(Self.mostShown * 4))
    let body =
      charset.flatMap { Self.decodings[$0]?(start) } ?? String(decoding: start, as: UTF8.self)
    let shown = String(body.unicodeScalars.prefix(Self.mostShown))
    let isCut = shown.utf8.count < body.utf8.count || start.count < response.body.count
    let rest = isCut ? "…" : ""
    return "the response has the status \(response.status) and "
      + (body.isEmpty ? "no body" : "the body: \(shown)\(rest)")
  }
}
