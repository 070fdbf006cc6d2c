import SpecText

/// Reads the XML of page sources.
///
/// Foundation's parser is not used: loading it would take longer than any other part of the start of
/// the command line. This one reads what servers write: elements with attributes. It skips text,
/// comments and processing instructions, and it refuses document type declarations, with which a
/// small text could grow beyond all bounds. Its time is proportional to the length of the text.
struct XMLReader {
  /// The maximum length of a source, in bytes.
  static let longestSource = 20 << 20
  /// The maximum number of elements.
  static let mostElements = 50_000
  /// The maximum number of elements inside each other.
  static let deepestElement = 500
  /// The maximum number of attributes of an element.
  static let mostAttributes = 100

  private var scanner: XMLScanner
  private var tree = SourceTree()
  /// The indexes of the elements that have not ended, outermost first.
  private var open: [Int] = []

  /// Reads a source.
  static func read(_ source: String) throws(PhoneSourceError) -> SourceTree {
    try read(Array(source.utf8))
  }

  /// Reads a source given as UTF-8.
  static func read(_ bytes: [UInt8]) throws(PhoneSourceError) -> SourceTree {
    guard bytes.count <= longestSource else {
      throw PhoneSourceError(
        "it has \(bytes.count) bytes, and this engine reads \(longestSource) at most")
    }
    var reader = XMLReader(scanner: XMLScanner(bytes))
    try reader.document()
    return reader.tree
  }

  private init(scanner: XMLScanner) { self.scanner = scanner }

  private mutating func document() throws(PhoneSourceError) {
    scanner.skipText()
    while scanner.next != nil {
      if scanner.consume("<!--") {
        try scanner.skip(past: "-->", "the end of the comment")
      } else if scanner.consume("<![CDATA[") {
        try scanner.skip(past: "]]>", "the end of the character data")
      } else if scanner.consume("<?") {
        try scanner.skip(past: "?>", "the end of the processing instruction")
      } else if scanner.starts(with: "<!") {
        throw scanner.failure(
          "expected an element, found a declaration, which page sources do not have")
      } else if scanner.consume("</") {
        try endTag()
      } else {
        try startTag()
      }
      scanner.skipText()
    }
    if let last = open.last { throw scanner.expected("</\(tree.records[last].type)>") }
    if tree.records.isEmpty { throw scanner.expected("an element") }
  }

  // MARK: - Tags

  private mutating func startTag() throws(PhoneSourceError) {
    if open.isEmpty, !tree.records.isEmpty {
      throw scanner.failure("expected the end of the source, found another element")
    }
    guard tree.records.count < Self.mostElements else {
      throw scanner.failure("expected \(Self.mostElements) elements at most, found more")
    }
    guard open.count < Self.deepestElement else {
      throw scanner.failure(
        "expected \(Self.deepestElement) elements inside each other at most, found more")
    }
    scanner.skip(1)
    let type = try scanner.name("the name of an element")
    let attributes = try attributes()
    let index = tree.add(type, attributes, to: open.last)
    if scanner.consume("/>") { return }
    guard scanner.consume(">") else { throw scanner.expected("an attribute, > or />") }
    open.append(index)
  }

  private mutating func endTag() throws(PhoneSourceError) {
    guard let last = open.last else {
      throw scanner.failure("expected an element, found the end of one that did not begin")
    }
    let start = scanner.offset
    let name = try scanner.name("the name of an element")
    let type = tree.records[last].type
    guard name.isSame(as: type) else {
      throw scanner.failure("expected </\(type)>, found </\(name)>", at: start)
    }
    scanner.skipBlanks()
    guard scanner.consume(">") else { throw scanner.expected(">") }
    tree.close(last)
    open.removeLast()
  }

  private mutating func attributes() throws(PhoneSourceError) -> [SourceTree.Attribute] {
    var attributes: [SourceTree.Attribute] = []
    while scanner.skipBlanks() > 0, let next = scanner.next, !Self.tagEnds.contains(next) {
      let start = scanner.offset
      let name = try scanner.name("the name of an attribute")
      scanner.skipBlanks()
      guard scanner.consume("=") else { throw scanner.expected("=") }
      scanner.skipBlanks()
      let value = try scanner.quotedValue()
      if attributes.contains(where: { $0.name.isSame(as: name) }) {
        throw scanner.failure("expected one attribute \(name), found two", at: start)
      }
      guard attributes.count < Self.mostAttributes else {
        throw scanner.failure(
          "expected \(Self.mostAttributes) attributes at most, found more", at: start)
      }
      attributes.append(SourceTree.Attribute(name: name, value: value))
    }
    return attributes
  }

  private static let tagEnds: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: "/")]
}
