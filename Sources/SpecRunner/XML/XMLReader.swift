import SpecText

/// What receives the elements of an XML text while it is read.
package protocol XMLReceiver {
  /// Whether it receives texts; otherwise they are skipped, with whatever is in them.
  static var receivesText: Bool { get }
  mutating func open(_ name: String, _ attributes: [XMLAttribute])
  mutating func text(_ text: String)
  /// Ends the element that was opened last.
  mutating func close()
}

/// An attribute of an element.
package struct XMLAttribute: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Reads XML: page sources of phones, and the answers of servers.
///
/// Foundation's parser is not used: loading it would take longer than any other part of the start of
/// the command line. This one reads what servers write: elements with attributes and text. It skips
/// comments and processing instructions, and it refuses document type declarations, with which a
/// small text could grow beyond all bounds. Its time is proportional to the length of the text.
package struct XMLReader<Receiver: XMLReceiver> {
  private var scanner: XMLScanner
  private var receiver: Receiver
  /// The names of the elements that have not ended, outermost first.
  private var open: [String] = []
  private var count = 0

  /// Reads a text given as UTF-8.
  package static func read(
    _ bytes: [UInt8], into receiver: Receiver
  ) throws(XMLError) -> Receiver {
    guard bytes.count <= XMLLimits.longestSource else {
      throw XMLError(
        "it has \(bytes.count) bytes, and at most \(XMLLimits.longestSource) are read")
    }
    var reader = XMLReader(scanner: XMLScanner(bytes), receiver: receiver)
    try reader.document()
    return reader.receiver
  }

  private init(scanner: XMLScanner, receiver: Receiver) {
    self.scanner = scanner
    self.receiver = receiver
  }

  private mutating func document() throws(XMLError) {
    try text()
    while scanner.next != nil {
      if scanner.consume("<!--") {
        try scanner.skip(past: "-->", "the end of the comment")
      } else if scanner.consume("<![CDATA[") {
        let start = scanner.offset
        try scanner.skip(past: "]]>", "the end of the character data")
        if Receiver.receivesText { receiver.text(scanner.text(from: start, before: 3)) }
      } else if scanner.consume("<?") {
        try scanner.skip(past: "?>", "the end of the processing instruction")
      } else if scanner.starts(with: "<!") {
        throw scanner.failure("expected an element, found a declaration, which is not read")
      } else if scanner.consume("</") {
        try endTag()
      } else {
        try startTag()
      }
      try text()
    }
    if let last = open.last { throw scanner.expected("</\(last)>") }
    if count == 0 { throw scanner.expected("an element") }
  }

  private mutating func text() throws(XMLError) {
    guard Receiver.receivesText, !open.isEmpty else { return scanner.skipText() }
    let text = try scanner.text()
    if !text.isEmpty { receiver.text(text) }
  }

  // MARK: - Tags

  private mutating func startTag() throws(XMLError) {
    if open.isEmpty, count > 0 {
      throw scanner.failure("expected the end of the source, found another element")
    }
    guard count < XMLLimits.mostElements else {
      throw scanner.failure("expected \(XMLLimits.mostElements) elements at most, found more")
    }
    guard open.count < XMLLimits.deepestElement else {
      throw scanner.failure(
        "expected \(XMLLimits.deepestElement) elements inside each other at most, found more")
    }
    scanner.skip(1)
    let name = try scanner.name("the name of an element")
    receiver.open(name, try attributes())
    count += 1
    if scanner.consume("/>") { return receiver.close() }
    guard scanner.consume(">") else { throw scanner.expected("an attribute, > or />") }
    open.append(name)
  }

  private mutating func endTag() throws(XMLError) {
    guard let last = open.last else {
      throw scanner.failure("expected an element, found the end of one that did not begin")
    }
    let start = scanner.offset
    let name = try scanner.name("the name of an element")
    guard name.isSame(as: last) else {
      throw scanner.failure("expected </\(last)>, found </\(name)>", at: start)
    }
    scanner.skipBlanks()
    guard scanner.consume(">") else { throw scanner.expected(">") }
    receiver.close()
    open.removeLast()
  }

  private mutating func attributes() throws(XMLError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    while scanner.skipBlanks() > 0, let next = scanner.next, !XMLLimits.tagEnds.contains(next) {
      let start = scanner.offset
      let name = try scanner.name("the name of an attribute")
      scanner.skipBlanks()
      guard scanner.consume("=") else { throw scanner.expected("=") }
      scanner.skipBlanks()
      let value = try scanner.quotedValue()
      if attributes.contains(where: { $0.name.isSame(as: name) }) {
        throw scanner.failure("expected one attribute \(name), found two", at: start)
      }
      guard attributes.count < XMLLimits.mostAttributes else {
        throw scanner.failure(
          "expected \(XMLLimits.mostAttributes) attributes at most, found more", at: start)
      }
      attributes.append(XMLAttribute(name: name, value: value))
    }
    return attributes
  }
}

/// What a text may have, so that none takes more time and memory than another.
private enum XMLLimits {
  /// The maximum length of a text, in bytes.
  static let longestSource = 20 << 20
  static let mostElements = 50_000
  /// The maximum number of elements inside each other.
  static let deepestElement = 500
  /// The maximum number of attributes of an element.
  static let mostAttributes = 100
  static let tagEnds: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: "/")]
}
