package import SpecDrivers

extension DeviceModel {
  /// How the device is held.
  package var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

  /// The device held in the other orientation: its sides are exchanged, and so are its keyboards.
  ///
  /// A phone in landscape has no status bar, and its home indicator area is 21 points high.
  var turned: DeviceModel {
    let isTurnedAside = orientation == .portrait
    let safeTop = kind == .phone && isTurnedAside ? 0 : self.safeTop
    let safeBottom = kind == .phone && isTurnedAside && self.safeBottom > 0 ? 21 : self.safeBottom
    let (plain, full): (Double, Double) =
      switch (kind, isTurnedAside) {
      case (.phone, _): (162, 200)
      case (_, true): (352, 407)
      case (_, false): (264, 319)
      }
    return DeviceModel(
      name: name, kind: kind, size: Size(width: size.height, height: size.width),
      safeTop: safeTop, safeBottom: safeBottom, plainKeyboard: plain + safeBottom,
      fullKeyboard: full + safeBottom)
  }
}
