/// Keys with their values, and lists, in one call each.
extension JSONWriter {
  package mutating func string(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  package mutating func integer(_ key: StaticString, _ number: some FixedWidthInteger) {
    self.key(key)
    integer(number)
  }

  package mutating func bool(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  package mutating func value(_ key: StaticString, _ value: JSONValue) {
    self.key(key)
    self.value(value)
  }

  /// Writes a value that is already JSON.
  package mutating func raw(_ json: [UInt8]) { json.withUnsafeBufferPointer { raw(utf8: $0) } }

  /// Writes a key and a value that is already JSON.
  package mutating func raw(_ key: StaticString, _ json: [UInt8]) {
    self.key(key)
    raw(json)
  }

  /// Writes an object.
  @inlinable package mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes a key and an object.
  @inlinable
  package mutating func object(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  /// Writes an array.
  @inlinable package mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Writes an array of values, each with a function.
  @inlinable package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// Writes a key and an array of values, each with a function.
  @inlinable package mutating func list<Element>(
    _ key: StaticString, _ elements: some Sequence<Element>,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    list(elements, write)
  }
}
