import SpecDrivers
import SpecPictures

/// Finds the colours of a rectangle in a picture: of its border, its background and its text.
///
/// Pixels do not say what they belong to, so that every colour is inferred. If the pixels allow
/// several answers, the colour is unknown.
struct ColorSampler {
  let picture: Picture
  /// The number of pixels for each unit of a frame.
  let scale: Double
  /// The number of pixels of a point, of which a border has one or two.
  let point: Double

  /// The greatest difference of hue between two samples of one colour, in degrees.
  static let hueTolerance = 20.0
  /// The greatest difference of lightness between two samples of one grey, from 0 to 1.
  static let lightnessTolerance = 0.15
  /// The least distance between colours that differ, of 441 between black and white.
  static let leastDistance = 40.0
  /// The least distance between a text and its background.
  static let leastTextDistance = 90.0
  /// The least part of a rectangle that its background fills.
  static let leastBackground = 0.4
  /// The number of pixels of a rectangle that are compared at most.
  ///
  /// Texts have thin lines, so that more of their pixels are compared.
  static let mostSamples = (ofTexts: 60_000, ofOthers: 6_000)

  /// The pixels of a frame.
  func area(of frame: Frame) -> Picture.Area {
    Picture.Area(
      left: Int((frame.x * scale).rounded()), top: Int((frame.y * scale).rounded()),
      right: Int(((frame.x + frame.width) * scale).rounded()),
      bottom: Int((frame.maxY * scale).rounded()))
  }

  // MARK: - Border

  /// The colour of the border, from the pixels at the middle of each side.
  ///
  /// A rectangle without a visible border may have a faint or transparent one, so that its colour is
  /// unknown too.
  func border(of area: Picture.Area) -> Observed<PropertyValue> {
    let middleX = (area.left + area.right) / 2
    let middleY = (area.top + area.bottom) / 2
    let sides = [
      ("top", edge { (middleX, area.top + $0) }),
      ("right", edge { (area.right - 1 - $0, middleY) }),
      ("bottom", edge { (middleX, area.bottom - 1 - $0) }),
      ("left", edge { (area.left + $0, middleY) }),
    ]
    let colors = sides.compactMap(\.1)
    if colors.isEmpty {
      return .unknown("no border can be seen at the middle of its sides")
    }
    guard let first = colors.first, colors.count == sides.count,
      colors.allSatisfy({ $0.isLike(first) })
    else {
      let found = sides.map { "\($0.0) \($0.1?.hex ?? "none")" }
      return .unknown("the samples of its border disagree: " + found.joined(separator: ", "))
    }
    return .known(.color(Self.most(colors) ?? first), .inferred)
  }

  /// The colour of a line that crosses the pixels from outside to inside; nil if there is none.
  ///
  /// A softened edge between two areas has the colours between theirs, and is no border.
  private func edge(_ place: (_ depth: Int) -> (x: Int, y: Int)) -> Color? {
    let reach = -Int((2 * point).rounded(.up))...Int((4 * point).rounded(.up))
    let colors = reach.map { depth in
      let (x, y) = place(depth)
      return picture[x, y]
    }
    guard let outside = colors.first, let inside = colors.last else { return nil }
    let best = colors.max {
      $0.distance(fromLine: outside, inside) < $1.distance(fromLine: outside, inside)
    }
    guard let best, best.distance(fromLine: outside, inside) > Self.leastDistance else {
      return nil
    }
    return best
  }

  /// The most frequent colour.
  private static func most(_ colors: [Color]) -> Color? {
    colors.max { one, other in
      colors.count { $0 == one } < colors.count { $0 == other }
    }
  }

  // MARK: - Background and text

  /// The colour that fills most of the area within its border, and the one that differs most from
  /// it: that of the text, if there is one.
  func surface(
    of area: Picture.Area, showsText: Bool
  ) -> (background: Observed<PropertyValue>, text: Observed<PropertyValue>) {
    let inset = min(Int((4 * point).rounded()), min(area.width, area.height) / 5)
    let inner = Picture.Area(
      left: area.left + inset, top: area.top + inset, right: area.right - inset,
      bottom: area.bottom - inset
    ).clamped(to: picture.area)
    guard inner.width > 0, inner.height > 0 else {
      let why: Observed<PropertyValue> = .unknown("it is too small")
      return (why, why)
    }
    let limit = showsText ? Self.mostSamples.ofTexts : Self.mostSamples.ofOthers
    let histogram = ColorHistogram(picture, inner, limit)
    guard let back = histogram.most, back.share >= Self.leastBackground else {
      let why: Observed<PropertyValue> = .unknown("no colour fills most of it")
      return (why, why)
    }
    let front = histogram.farthest(from: back.color)
    guard let front, front.distance(to: back.color) >= Self.leastTextDistance else {
      return (
        .known(.color(back.color), .inferred), .unknown("nothing in it differs from its background")
      )
    }
    return (.known(.color(back.color), .inferred), .known(.color(front), .inferred))
  }
}

/// The colours of the pixels of a rectangle, and how frequent they are.
private struct ColorHistogram {
  private let pixels: [UInt32]
  /// The number of pixels of similar colours: those with the same four high bits of each component.
  private var counts = [Int](repeating: 0, count: 4_096)

  /// Counts the colours of some pixels, which lie as far apart as the limit requires.
  init(_ picture: Picture, _ area: Picture.Area, _ limit: Int) {
    var step = 1
    while (area.width / step + 1) * (area.height / step + 1) > limit { step += 1 }
    var pixels: [UInt32] = []
    var y = area.top
    while y < area.bottom {
      var x = area.left
      while x < area.right {
        let pixel = picture.pixel(x, y) | 0xFF
        pixels.append(pixel)
        counts[Self.group(of: pixel)] += 1
        x += step
      }
      y += step
    }
    self.pixels = pixels
  }

  private static func group(of pixel: UInt32) -> Int {
    let (red, green, blue) = (Int(pixel >> 28), Int(pixel >> 20 & 15), Int(pixel >> 12 & 15))
    return red * 256 + green * 16 + blue
  }

  /// The most frequent colour, and the part of all pixels that are similar to it.
  var most: (color: Color, share: Double)? {
    guard let group = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[group] > 0 else {
      return nil
    }
    return (most(in: group), Double(counts[group]) / Double(pixels.count))
  }

  /// The colour that differs most from another; a few pixels may be of anything.
  func farthest(from color: Color) -> Color? {
    let least = max(3, pixels.count / 5_000)
    let group = counts.indices.filter { counts[$0] >= least }.max { one, other in
      Self.middle(of: one).distance(to: color) < Self.middle(of: other).distance(to: color)
    }
    return group.map { most(in: $0) }
  }

  /// The colour in the middle of a group.
  private static func middle(of group: Int) -> Color {
    let parts = [group / 256, group / 16 % 16, group % 16].map { UInt8($0 * 16 + 8) }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// The most frequent colour of a group; of several, the darkest.
  private func most(in group: Int) -> Color {
    var colors: [UInt32: Int] = [:]
    for pixel in pixels where Self.group(of: pixel) == group { colors[pixel, default: 0] += 1 }
    let most = colors.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return Color(rgba: most?.key ?? 0)
  }
}

extension Color {
  /// The distance to another colour: 0 to 441.
  fileprivate func distance(to other: Color) -> Double { distance(fromLine: other, other) }

  /// The distance to the colours between two others.
  fileprivate func distance(fromLine start: Color, _ end: Color) -> Double {
    let (point, first, last) = (components, start.components, end.components)
    let direction = (0..<3).map { last[$0] - first[$0] }
    let length = direction.reduce(0) { $0 + $1 * $1 }
    let along = (0..<3).reduce(0) { $0 + (point[$1] - first[$1]) * direction[$1] }
    let part = length == 0 ? 0 : min(1, max(0, along / length))
    return (0..<3).reduce(0) { sum, place in
      let difference = point[place] - first[place] - part * direction[place]
      return sum + difference * difference
    }.squareRoot()
  }

  private var components: [Double] { [Double(red), Double(green), Double(blue)] }

  /// Whether two samples may be of one colour: by their hues, or by their lightness if they are grey.
  fileprivate func isLike(_ other: Color) -> Bool {
    switch (hue, other.hue) {
    case (let one?, let two?):
      let difference = abs(one - two)
      return min(difference, 360 - difference) <= ColorSampler.hueTolerance
    case (nil, nil): return abs(lightness - other.lightness) <= ColorSampler.lightnessTolerance
    default: return false
    }
  }

  private var lightness: Double {
    ((components.max() ?? 0) + (components.min() ?? 0)) / 510
  }

  /// The hue in degrees; nil for a colour that is almost grey.
  private var hue: Double? {
    let parts = components
    guard let most = parts.max(), let least = parts.min(), most - least >= 20 else { return nil }
    let chroma = most - least
    let sixth =
      if parts[0] == most {
        (parts[1] - parts[2]) / chroma
      } else if parts[1] == most {
        (parts[2] - parts[0]) / chroma + 2
      } else {
        (parts[0] - parts[1]) / chroma + 4
      }
    return sixth < 0 ? sixth * 60 + 360 : sixth * 60
  }
}

extension Picture {
  /// The colour of a pixel; the nearest one for a place outside.
  ///
  /// Screens are opaque, so the opacity does not count.
  subscript(x: Int, y: Int) -> Color {
    Color(rgba: pixel(min(max(0, x), width - 1), min(max(0, y), height - 1)))
  }
}

extension Color {
  /// An opaque colour from 0xRRGGBBAA.
  init(rgba: UInt32) {
    self.init(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 255), blue: UInt8(rgba >> 8 & 255))
  }
}
