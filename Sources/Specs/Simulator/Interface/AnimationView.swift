package import SpecDrivers

/// A vector animation that plays once over the screen.
package final class AnimationView: View {
  /// The URL of the animation.
  package let url: String
  /// The duration of the animation.
  package let duration: Duration

  package init(id: String, label: String, url: String, duration: Duration) {
    self.url = url
    self.duration = duration
    super.init(id: id, role: .image, label: label)
  }

  /// Plays the animation once.
  ///
  /// - Parameter completion: Runs at the end; capture the screen weakly.
  package func play(completion: @escaping () -> Void) {
    guard let screen else { return }
    screen.device.animations.played(self, of: screen.name, duration: duration)
    screen.device.clock.schedule(after: duration, .delay, completion)
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.image] = .known(.text(url))
  }
}
