import SpecDrivers
import SpecSimulator
import SpecText

/// How long a card moves and how long it grows, each on an animator of its own.
///
/// The app's settings may say otherwise, in milliseconds: `positioning duration` and `resizing
/// duration`.
struct CardDurations: Hashable {
  let positioning: Duration
  let resizing: Duration

  init(positioning: Duration = .seconds(1), resizing: Duration = .milliseconds(500)) {
    self.positioning = positioning
    self.resizing = resizing
  }

  init(memory: DeviceStorage) {
    self.init(
      positioning: .milliseconds(
        memory.records["positioning duration"].flatMap { Int($0) } ?? 1_000),
      resizing: .milliseconds(memory.records["resizing duration"].flatMap { Int($0) } ?? 500))
  }

  /// What a transition says that it takes.
  var declared: Duration { max(positioning, resizing) }

  /// Whether the change is over when the moving is; of two that take equally long the growing
  /// counts.
  var endsWithPositioning: Bool { positioning > resizing }
}
