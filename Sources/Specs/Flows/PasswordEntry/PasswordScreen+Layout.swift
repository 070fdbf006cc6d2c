import SpecDrivers
import SpecSimulator

/// Where things stand: a column in the middle, and a margin on either side.
extension PasswordScreen {
  /// How wide the column is: all but a margin on a phone, 400 points on what is larger.
  static func contentWidth(on model: DeviceModel, _ faults: PasswordEntryFaults) -> Double {
    if faults.contains(.contentFillsWidth) { return model.size.width }
    return model.kind == .phone && !faults.contains(.phoneContentFixed)
      ? min(model.size.width, model.size.height) - 48 : 400
  }

  /// Places everything; called by each layout.
  func placeAll() {
    let size = device.model.size
    let top = device.model.safeTop + 50
    let width = model.contentWidth
    let margin = faults.contains(.contentOffCentre) ? 8 : (size.width - width) / 2
    let (left, right) = scrollingEdges(margin: margin, width: width)
    area.place(x: left, y: top, width: right - left, height: size.height - top - room)
    area.contentHeight = contentHeight
    // The area may have grown, and shows nothing below its content.
    area.scroll(by: 0)
    let x = margin - left
    area.placeContent(leftMargin, x: -left, y: 0, width: margin, height: contentHeight)
    area.placeContent(
      rightMargin, x: x + width, y: 0, width: size.width - margin - width, height: contentHeight)
    area.placeContent(title, x: x, y: 40, width: width, height: 34)
    area.placeContent(subtitle, x: x, y: 78, width: width, height: 22)
    password.place(x: x, y: 180, width: width, in: area)
    area.placeContent(again, x: x, y: 300, width: width, height: 24)
    confirmation.place(x: x, y: 340, width: width, in: area)
  }

  /// From where to where a finger scrolls: margin to margin.
  private func scrollingEdges(margin: Double, width: Double) -> (left: Double, right: Double) {
    (
      faults.contains(.leftMarginFixed) ? margin : 0,
      faults.contains(.rightMarginFixed) ? margin + width : device.model.size.width
    )
  }

  private var contentHeight: Double {
    40 + SecureEntry.height + (model.state.showsConfirmation ? 340 : 180)
  }

  /// What the keyboard takes away at the lower edge, in points.
  private var room: Double {
    if device.model.kind == .computer, !faults.contains(.macMakesRoom) { return 0 }
    if faults.contains(.noRoom) { return 0 }
    return faults.contains(.roomFixed) && keyboard.height > 0 ? 301 : keyboard.height
  }
}
