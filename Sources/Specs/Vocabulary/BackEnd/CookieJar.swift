import SpecRunner
import SpecSystem
import SpecText

/// The cookies of the servers that a scenario's own requests have reached.
enum CookieJarKey: WorldKey {
  static var initial: CookieJar { CookieJar() }
}

/// Keeps the cookies of responses and adds them to later requests, as a browser does (RFC 6265).
///
/// Cookies are kept for their host and path until the scenario ends or a response removes them.
/// `Domain` is not followed: a cookie goes only to the host that has set it.
struct CookieJar: Sendable {
  private struct Cookie: Sendable {
    let name: String
    let value: String
    let host: String
    let path: String
    let isSecure: Bool
  }

  private var cookies: [Cookie] = []

  /// The value of the header `Cookie`; nil if no cookie belongs to the address.
  func header(for address: String) -> String? {
    let (isSecure, host, path) = Self.parts(of: address)
    let found = cookies.filter { cookie in
      cookie.host.isSame(as: host) && (isSecure || !cookie.isSecure)
        && (path.isSame(as: cookie.path)
          || path.begins(
            with: cookie.path.utf8.last == UInt8(ascii: "/") ? cookie.path : cookie.path + "/"))
    }
    // As in the standard, longer paths come first, and older cookies.
    let ordered = found.enumerated().sorted { one, other in
      let (first, second) = (one.element.path.utf8.count, other.element.path.utf8.count)
      return first == second ? one.offset < other.offset : first > second
    }
    return found.isEmpty
      ? nil : ordered.map { "\($0.element.name)=\($0.element.value)" }.joined(separator: "; ")
  }

  /// Keeps the cookies that a response sets.
  mutating func receive(_ response: BackEnd.Response, from address: String) {
    let (_, host, path) = Self.parts(of: address)
    for header in response.headers where header.name == "set-cookie" {
      let parts = header.value.split(separator: ";", omittingEmptySubsequences: false)
        .map { Self.trimmed($0) }
      let (name, value) = Self.pair(parts.first ?? "")
      guard let value, !name.isEmpty else { continue }
      var attributes: [String: String] = [:]
      for part in parts.dropFirst() {
        let (key, value) = Self.pair(part)
        attributes[key.lowercased()] = value ?? ""
      }
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      let given = attributes["path"].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
      let cookie = Cookie(
        name: name, value: value, host: host,
        path: given ?? (folder.isEmpty ? "/" : String(folder)),
        isSecure: attributes["secure"] != nil)
      let known = cookies.firstIndex {
        $0.name.isSame(as: name) && $0.host.isSame(as: host) && $0.path.isSame(as: cookie.path)
      }
      let isRemoved =
        attributes["max-age"].flatMap(Int.init).map { $0 <= 0 }
        ?? attributes["expires"].flatMap(Self.seconds(of:)).map {
          $0 <= OwnProcess.wallTime / 1_000_000_000
        } ?? false
      switch (known, isRemoved) {
      case (let place?, true): cookies.remove(at: place)
      case (let place?, false): cookies[place] = cookie
      case (nil, true): break
      case (nil, false): cookies.append(cookie)
      }
    }
  }

  /// The seconds from 1970 to a date such as `Wed, 21 Oct 2015 07:28:00 GMT`; nil for another text.
  private static func seconds(of date: String) -> Int64? {
    let words = date.split { " -:,".contains($0) }
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    guard words.count >= 7, let day = Int64(words[1]), let year = Int64(words[3]),
      let month = months.firstIndex(of: words[2].lowercased()), let hour = Int64(words[4]),
      let minute = Int64(words[5]), let second = Int64(words[6]), (0...9999).contains(year),
      [day, hour, minute, second].allSatisfy({ (0...60).contains($0) })
    else { return nil }
    // Years begin in March here, so that a leap day is the last of its year.
    let (march, start) = ((Int64(month) + 10) % 12, year - (month < 2 ? 1 : 0))
    let days = start * 365 + start / 4 - start / 100 + start / 400 + (march * 153 + 2) / 5 + day - 1
    return ((days - 719_468) * 24 + hour) * 3600 + minute * 60 + second
  }

  private static func pair(_ text: String) -> (String, String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (trimmed(parts.first ?? ""), parts.count > 1 ? trimmed(parts[1]) : nil)
  }

  private static func trimmed(_ text: Substring) -> String {
    let blanks: Set<Unicode.Scalar> = [" ", "\t"]
    var scalars = text.unicodeScalars.drop { blanks.contains($0) }
    while let last = scalars.last, blanks.contains(last) { scalars.removeLast() }
    return String(Substring(scalars))
  }

  /// Whether an address is one of https, its host without the port, and its path.
  private static func parts(of address: String) -> (isSecure: Bool, host: String, path: String) {
    let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
    let rest = address[start...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let host = rest[..<end].prefix { $0 != ":" }.lowercased()
    let path = rest[end...].prefix { $0 != "?" && $0 != "#" }
    return (address.begins(with: "https:"), host, path.isEmpty ? "/" : String(path))
  }
}
