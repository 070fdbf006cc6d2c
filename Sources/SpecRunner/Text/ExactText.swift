/// A text that equals another only if both are the same code points.
///
/// `String` compares by canonical equivalence: an "é" of one code point equals one of two. Files,
/// tags, names and ids that come from outside are then taken for one another where nothing else
/// does so. This is the key that keeps them apart, and, as a property wrapper, makes the `==` that
/// the compiler writes for a type do so.
@propertyWrapper
public struct ExactText: Hashable, Comparable, Sendable {
  public var wrappedValue: String

  public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  package init(_ text: String) { wrappedValue = text }

  public static func == (one: Self, other: Self) -> Bool {
    one.wrappedValue.isSame(as: other.wrappedValue)
  }

  public static func < (one: Self, other: Self) -> Bool {
    one.wrappedValue.precedes(other.wrappedValue)
  }

  public func hash(into hasher: inout Hasher) {
    var text = wrappedValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No UTF-8 has this byte, so two texts in a row are told from other two.
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Dictionary where Key == ExactText {
  package subscript(text: String) -> Value? {
    get { self[ExactText(text)] }
    set { self[ExactText(text)] = newValue }
    _modify { yield &self[ExactText(text)] }
  }

  package subscript(text: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(text), default: value()] }
    _modify { yield &self[ExactText(text), default: value()] }
  }
}

extension Set where Element == ExactText {
  package init(exactly texts: some Sequence<String>) { self.init(texts.map { ExactText($0) }) }

  package func contains(_ text: String) -> Bool { contains(ExactText(text)) }

  @discardableResult
  package mutating func insert(_ text: String) -> Bool { insert(ExactText(text)).inserted }

  /// The texts by their bytes, which is one order on every machine.
  package var inOrder: [String] { sorted().map(\.wrappedValue) }
}
