import SpecDrivers
import SpecPictures
import SpecText

/// The colours of the elements of a phone, from the screenshot.
///
/// Page sources have no colours. An element gives away its colours only if nothing covers it, and if
/// all of it is in view.
struct ScreenColors {
  private let sampler: ColorSampler?
  /// The reason why no element has known colours.
  private let problem: String
  /// The elements that hide what is below them: those that are not areas of others.
  private let solid: [(index: Int, id: String, frame: Frame)]
  /// What hides or dims elements.
  private let front: Front

  /// What is in front of the elements of a screen.
  struct Front {
    /// The frame of the keyboard and everything below it.
    var keyboard: Frame?
    /// Whether an alert is shown, which dims the rest of the screen.
    var hasAlert = false
    /// The alert in the page source.
    var alert: SourceNode?
  }

  /// What an element shows, apart from its border and background.
  enum Content {
    /// A text.
    case text
    /// No text, or one whose colour cannot be determined, with the reason.
    case other(String)

    /// - Parameters:
    ///   - text: The text of a field.
    ///   - hasPicture: Whether it also shows a picture or a button.
    init(
      of role: Element.Role, showing text: Observed<PropertyValue>?, hasFocus: Bool,
      hasPicture: Bool
    ) {
      let isField = role.isA(.field)
      let hasText = isField || Self.rolesWithText.contains(role)
      self =
        if !hasText {
          .other("it has no text of its own")
        } else if isField, text?.value?.text?.isEmpty == true {
          .other("it shows no text, and perhaps its placeholder")
        } else if hasFocus {
          // The caret may differ more from the background than the text does.
          .other("the caret may have another colour")
        } else if hasPicture {
          .other("it also shows a picture or a button")
        } else {
          .text
        }
    }

    private static let rolesWithText: [Element.Role] = [
      .text, .heading, .status, .button, .link, .tab, .chip,
    ]
  }

  /// The number of elements for which it is determined which ones overlap.
  private static let mostElements = 2_000

  /// Prepares for the elements of a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the app, in the units of its frames.
  ///   - pixelsOfAPoint: If frames are in pixels, how many make a point; nil if they are in points.
  init(
    _ look: PhoneLook, size: Size, entries: [ListedNodes.Entry], behind front: Front,
    pixelsOfAPoint: Double? = nil
  ) {
    solid = entries.compactMap { entry in
      guard !entry.role.isA(.area), let frame = entry.node.frame else { return nil }
      return (entry.node.index, entry.id, frame)
    }
    self.front = front
    do throws(PictureError) {
      guard let bytes = look.picture else {
        throw PictureError(look.pictureProblem ?? "the server sent none")
      }
      guard entries.count <= Self.mostElements else {
        throw PictureError("there are too many elements to find those that overlap")
      }
      sampler = try Self.sampler(PNGReader.read(bytes), size, pixelsOfAPoint)
      problem = ""
    } catch {
      sampler = nil
      problem = look.picture == nil ? "there is no screenshot: \(error.problem)" : error.description
    }
  }

  /// The way from frames to pixels.
  ///
  /// If frames are in points, the screenshot shows the whole app, in as many pixels as the device has
  /// for a point. If they are in pixels, it may also show the bars of the system below the app.
  private static func sampler(
    _ picture: Picture, _ size: Size, _ pixelsOfAPoint: Double?
  ) throws(PictureError) -> ColorSampler {
    let (width, height) = (Double(picture.width), Double(picture.height))
    if let pixelsOfAPoint {
      guard width >= size.width, height >= size.height else { throw mismatch(picture, size) }
      return ColorSampler(picture: picture, scale: 1, point: pixelsOfAPoint)
    }
    let (across, down) = (width / size.width, height / size.height)
    guard (0.1...20).contains(across), abs(across / down - 1) < 0.02 else {
      throw mismatch(picture, size)
    }
    return ColorSampler(picture: picture, scale: across, point: across)
  }

  private static func mismatch(_ picture: Picture, _ size: Size) -> PictureError {
    PictureError(
      "its \(picture.width) × \(picture.height) pixels do not have the shape of the app, "
        + "\(PropertyValue.number(size.width).written) × "
        + PropertyValue.number(size.height).written)
  }

  /// Adds the colours of an element.
  func add(to properties: inout Properties, of entry: ListedNodes.Entry, showing content: Content) {
    guard let sampler, let frame = entry.node.frame else {
      return Self.add(to: &properties, unknown: sampler == nil ? problem : "it has no frame")
    }
    if let why = obstacle(entry, frame) { return Self.add(to: &properties, unknown: why) }
    let area = sampler.area(of: frame)
    let showsText = if case .text = content { true } else { false }
    let surface = sampler.surface(of: area, showsText: showsText)
    properties[.borderColor] = sampler.border(of: area)
    properties[.backgroundColor] = surface.background
    switch content {
    case .text: properties[.textColor] = surface.text
    case .other(let why): properties[.textColor] = .unknown(why)
    }
  }

  private static func add(to properties: inout Properties, unknown why: String) {
    for name in [Property.borderColor, .backgroundColor, .textColor] {
      properties[name] = .unknown(why)
    }
  }

  /// The reason why the pixels of a frame may be those of something else; nil if they are its own.
  private func obstacle(_ entry: ListedNodes.Entry, _ frame: Frame) -> String? {
    if frame.width < 8 || frame.height < 8 { return "it is too small" }
    if frame.intersection(entry.view) != frame { return "it is not completely in view" }
    if entry.node.flag("visible") == false || entry.node.flag("displayed") == false {
      return "the phone says that it is not visible"
    }
    if front.hasAlert, front.alert?.contains(entry.node) != true {
      return "an alert is in front of it"
    }
    if front.keyboard?.intersection(frame).isEmpty == false {
      return "the keyboard covers a part of it"
    }
    let other = solid.first { other in
      guard other.index >= entry.node.inside.upperBound else { return false }
      let common = other.frame.intersection(frame)
      return common.width > 1 && common.height > 1
    }
    return other.map { "the element \($0.id.inQuotes) may cover a part of it" }
  }
}
