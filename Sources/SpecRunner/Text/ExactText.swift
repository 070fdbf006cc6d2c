/// A text compared by code points.
///
/// `String` compares by canonical equivalence: an "é" of one code point equals one of two. It would
/// therefore confuse files, tags, names and ids that other tools distinguish. Use this type as a
/// key of sets and dictionaries, and as a property wrapper so that the synthesised `==` compares
/// code points.
@propertyWrapper
public struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  public var wrappedValue: String

  /// Wraps a text.
  public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  @inlinable package init(_ text: String) { wrappedValue = text }

  /// Whether both texts have the same code points.
  public static func == (one: Self, other: Self) -> Bool {
    one.wrappedValue.isSame(as: other.wrappedValue)
  }

  /// Compares by UTF-8 bytes, which is the same order on every machine.
  public static func < (one: Self, other: Self) -> Bool {
    one.wrappedValue.precedes(other.wrappedValue)
  }

  /// Hashes the UTF-8 bytes.
  public func hash(into hasher: inout Hasher) {
    var text = wrappedValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // This byte does not occur in UTF-8, so it separates consecutive texts.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: ExpressibleByStringInterpolation {
  /// Wraps a literal.
  public init(stringLiteral text: String) { self.init(text) }
}

/// Inlined, since an unspecialised `_modify` of a dictionary allocates memory three times.
extension Dictionary where Key == ExactText {
  @inlinable package subscript(text: String) -> Value? {
    get { self[ExactText(text)] }
    set { self[ExactText(text)] = newValue }
    _modify { yield &self[ExactText(text)] }
  }

  @inlinable package subscript(text: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(text), default: value()] }
    _modify { yield &self[ExactText(text), default: value()] }
  }
}

extension Set where Element == ExactText {
  package init(exactly texts: some Sequence<String>) { self.init(texts.map { ExactText($0) }) }

  package func contains(_ text: String) -> Bool { contains(ExactText(text)) }

  @discardableResult
  package mutating func insert(_ text: String) -> Bool { insert(ExactText(text)).inserted }

  /// The texts sorted by their UTF-8 bytes, which is the same order on every machine.
  package var inOrder: [String] { sorted().map(\.wrappedValue) }
}
