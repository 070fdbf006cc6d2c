/// A growable block of plain records, filled by one owner and then only read.
///
/// It is used instead of an array because appending costs one comparison and one store: no
/// uniqueness check, no reference count, no bridging. Indices come from the code that filled it and
/// are checked only in debug builds; code that takes an index from outside checks it first.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  /// The index of the next record; 32 bits, because a run keeps many small pools.
  private(set) var next: UInt32 = 0
  private var capacity: UInt32

  /// Creates a pool with a capacity; 0 allocates nothing before the first record.
  init(capacity: Int = 0) {
    self.capacity = UInt32(clamping: capacity)
    base = capacity > 0 ? .allocate(capacity: Int(self.capacity)) : Self.nowhere
  }

  deinit { if capacity > 0 { base.deallocate() } }

  /// An aligned address for an empty pool that is never read.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 0)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if next == capacity { grow(by: 1) }
    (base + count).initialize(to: element)
    next &+= 1
  }

  /// The number of records.
  @inline(__always) var count: Int { Int(next) }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "no record \(index) among \(count)")
      return base[index]
    }
    set {
      assert(index >= 0 && index < count, "no record \(index) among \(count)")
      base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: UInt32) -> Element {
    get { self[Int(truncatingIfNeeded: index)] }
    set { self[Int(truncatingIfNeeded: index)] = newValue }
  }

  /// Changes one record in place.
  @inline(__always)
  mutating func update(_ index: UInt32, _ change: (inout Element) -> Void) {
    assert(index < count, "no record \(index) among \(count)")
    change(&base[Int(truncatingIfNeeded: index)])
  }

  /// Removes the records from `count` on.
  mutating func truncate(to count: Int) { next = UInt32(clamping: min(count, self.count)) }

  mutating func reserve(_ more: Int) {
    if more > Int(capacity &- next) { grow(by: more) }
  }

  /// Makes room; at first a kilobyte, as `trim` releases what remains of it.
  private mutating func grow(by more: Int) {
    move(to: max(count + more, 2 * Int(capacity), 1024 / MemoryLayout<Element>.stride))
  }

  /// Releases unused capacity, because a run keeps every document to its end.
  mutating func trim() {
    if Int(capacity &- next) &* MemoryLayout<Element>.stride >= 64 { move(to: count) }
  }

  private mutating func move(to room: Int) {
    let old = (base, capacity)
    capacity = UInt32(room)
    base = room > 0 ? .allocate(capacity: room) : Self.nowhere
    base.moveInitialize(from: old.0, count: count)
    if old.1 > 0 { old.0.deallocate() }
  }

  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

// A pool is not written after a storage owns it (storages keep theirs in a `let`) and cannot be
// copied, so readers on many threads see constant memory.
extension Pool: @unchecked Sendable where Element: Sendable {}

extension Pool where Element == UInt8 {
  /// Appends the bytes from `start` up to `end` of a buffer.
  mutating func append(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    guard start < end else { return }
    reserve(end &- start)
    (base + count).initialize(from: bytes + start, count: end &- start)
    next &+= UInt32(truncatingIfNeeded: end &- start)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { append(start, from: 0, to: bytes.count) }
  }
}
