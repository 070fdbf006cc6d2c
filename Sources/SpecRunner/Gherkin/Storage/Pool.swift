/// A growable block of plain records, filled by one owner and then only read.
///
/// It is used instead of an array because appending costs one comparison and one store: no
/// uniqueness check, no reference count, no bridging. Indices come from the code that filled it and
/// are checked only in debug builds; code that takes an index from outside checks it first.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Creates a pool with a capacity; 0 allocates nothing before the first record.
  init(capacity: Int = 0) {
    self.capacity = max(capacity, 0)
    base = self.capacity > 0 ? .allocate(capacity: self.capacity) : Self.nowhere
  }

  deinit { if capacity > 0 { base.deallocate() } }

  /// An aligned address for an empty pool that is never read.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment) ?? .allocate(capacity: 0)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(atLeast: count &+ 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// The index of the next record.
  @inline(__always) var next: UInt32 { UInt32(truncatingIfNeeded: count) }

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
  mutating func truncate(to count: Int) { self.count = min(max(count, 0), self.count) }

  mutating func reserve(_ more: Int) {
    if more > capacity &- count { grow(atLeast: count &+ more) }
  }

  private mutating func grow(atLeast needed: Int) {
    let larger = max(needed, capacity &* 2, 8)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    new.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = new
    capacity = larger
  }

  /// Releases unused capacity of a kilobyte or more.
  ///
  /// Capacity is reserved by the length of the text, and a run keeps every document to its end.
  mutating func trim() {
    guard (capacity &- count) &* MemoryLayout<Element>.stride >= 1024 else { return }
    let room = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
    room.moveInitialize(from: base, count: count)
    base.deallocate()
    base = room
    capacity = max(count, 1)
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
    count &+= end &- start
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { append(start, from: 0, to: bytes.count) }
  }
}
