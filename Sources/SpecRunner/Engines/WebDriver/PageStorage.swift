import SpecDrivers
import SpecJSON
import SpecText

/// What the browser keeps for a page, as properties of the screen.
enum PageStorage {
  /// The items that the page script can read, or the reason why it cannot.
  ///
  /// As records, for equal names, local storage precedes session storage and cookies.
  static func properties(_ json: JSONValue) throws(JSONDecodingError) -> Properties {
    var found: [Property: Observed<PropertyValue>] = [:]
    func text(at key: String) throws(JSONDecodingError) -> String? {
      try json.string(ifPresent: key)
    }
    if let copied = try text(at: "clipboard") {
      found[Property(DeviceSetting.clipboard)] = .known(.text(copied), .inferred)
    }
    let items = try json.fieldIfPresent(at: "stored") { list throws(JSONDecodingError) in
      try list.array { item throws(JSONDecodingError) in try item.array() }
    }
    guard let items else {
      let why =
        "the page's storage cannot be read" + (try text(at: "unread").map { ": " + $0 } ?? "")
      found[.records] = .unknown(why)
      for area in BrowserStorage.allCases { found[.all(in: area)] = .unknown(why) }
      return Properties(found.map { ($0.key, $0.value) })
    }
    // There may be thousands, so repeated names are found by hashing.
    for item in items where item.count == 3 {
      let name = try item[1].string()
      let value: Observed<PropertyValue> =
        item[2] == .null
        ? .unknown("it is longer than 100000 characters") : .known(.text(try item[2].string()))
      found[.record(named: name)] = value
      if let area = BrowserStorage(rawValue: try item[0].string()) {
        found[.stored(in: area, named: name)] = value
      }
    }
    return Properties(found.map { ($0.key, $0.value) })
  }

  /// Adds the cookies of the browser, including those that scripts cannot read.
  ///
  /// - Parameters:
  ///   - answer: The response of the WebDriver server, or of Chromium for all its cookies.
  ///   - address: That of the page.
  static func add(
    cookies answer: JSONValue, at address: String, to properties: inout Properties
  ) {
    var found: JSONValue? = answer
    if case .object(let all) = answer { found = all["cookies"] }
    guard case .array(let cookies)? = found else {
      properties[.all(in: .cookies)] = .unknown("the browser returned no list of cookies")
      return
    }
    let parts = PageAddress.parts(of: address)
    let host = String((parts.first { $0.name == "host" }?.text ?? "").prefix { $0 != ":" })
    let path = parts.first { $0.name == "path" }?.text ?? ""
    // Of several with one name, the page has the one of the longest path.
    let sorted = cookies.compactMap { cookie -> (weight: Int, cookie: JSONObject)? in
      guard case .object(let cookie) = cookie else { return nil }
      if let domain = cookie["domain"]?.text, !Self.isOf(host, domain) { return nil }
      let own = cookie["path"]?.text ?? "/"
      return (path.hasPrefix(own) ? own.utf8.count : 0, cookie)
    }.sorted { $0.weight < $1.weight }
    for (_, cookie) in sorted {
      guard case .string(let name)? = cookie["name"], case .string(let value)? = cookie["value"]
      else { continue }
      properties[.stored(in: .cookies, named: name)] = .known(.text(value))
      let record = Property.record(named: name)
      if properties[record] == nil { properties[record] = .known(.text(value)) }
    }
  }

  /// Whether a cookie of a domain is one of a host.
  private static func isOf(_ host: String, _ domain: String) -> Bool {
    let plain = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    return host.isSame(as: plain) || host.hasSuffix("." + plain)
  }
}
