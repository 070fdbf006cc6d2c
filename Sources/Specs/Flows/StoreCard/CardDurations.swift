import SpecDrivers
import SpecSimulator
import SpecText

/// The durations of moving and resizing a card, each with its own animator.
///
/// The settings `positioning duration` and `resizing duration` override them, in milliseconds.
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

  /// The declared duration of the transition.
  var declared: Duration { max(positioning, resizing) }

  /// Whether positioning ends the transition; if both take equally long, resizing does.
  var endsWithPositioning: Bool { positioning > resizing }
}
