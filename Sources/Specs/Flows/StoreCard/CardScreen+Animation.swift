import SpecDrivers
import SpecSimulator

/// What the screen itself does while it grows out of its card, and while it shrinks back into it.
extension CardScreen: CardAnimating {
  var containerView: View? { faults.contains(.detailContainerIsBody) ? area : page }
  var childView: View? { header }

  /// A card at first; its header takes the height it has on a whole screen, and sinks below what
  /// covers the screen's upper edge.
  func presenting(_ animation: CardAnimation) {
    headerHeight =
      faults.contains(.headerStartsAsScreen) ? animation.to.height : animation.from.height
    wasPresented = true
    if !faults.contains(.closeStaysHidden) { close.opacity = 1 }
    if !faults.contains(.cornersStraightAtStart) { page.cornerRadius = 10 }
    if !faults.contains(.notLaidOutFirst) { layout() }
    title.offset = offsetOnScreen
    headerHeight = faults.contains(.headerTo500) ? 500 : Self.headerHeight
    if faults.contains(.headerJumps) { layout() }
    let grows = faults.contains(.headerWithPosition) ? animation.position : animation.size
    grows.addAnimations { [weak self] in self?.layout() }
    if faults.contains(.cornersStayRound) { return }
    let straightens = faults.contains(.cornersWithSize) ? animation.size : animation.position
    straightens.addAnimations { [weak self] in self?.page.cornerRadius = 0 }
  }

  /// However far it was scrolled, the header is at the upper edge of the card again.
  func dismissing(_ animation: CardAnimation) {
    if !faults.contains(.headerStaysScrolled) { bringHeaderBack() }
    if !faults.contains(.headerStaysLow) { title.offset = Self.headerMargin }
    if !faults.contains(.headerStaysHigh) { headerHeight = animation.to.height }
    let fades = faults.contains(.closeFadesWithPosition) ? animation.position : animation.size
    if !faults.contains(.closeStays) {
      fades.addAnimations { [weak self] in self?.close.opacity = 0 }
    }
    animation.size.addAnimations { [weak self] in self?.layout() }
    if faults.contains(.cornersStayStraight) { return }
    if faults.contains(.cornersRoundAtOnce) { return page.cornerRadius = 10 }
    animation.position.addAnimations { [weak self] in self?.page.cornerRadius = 10 }
  }

  /// From further than its own height it slides in; from less far it just comes down.
  private func bringHeaderBack() {
    let isFar = area.contentOffset > headerHeight && !faults.contains(.headerNeverJumps)
    if isFar || faults.contains(.headerAlwaysJumps) {
      headerTop = -headerHeight
      layout()
    }
    if !faults.contains(.headerStaysAbove) || headerTop == nil { headerTop = 0 }
  }
}
