import SpecAnalysis
import SpecDrawing
import SpecReporters
import SpecText

/// The graph of paths as a picture: boxes in columns by their distance from the start.
///
/// The layout depends only on the graph. Arrows to later columns run from side to side, arrows back
/// below the boxes; those that are not walked are dashed. An arrow to a later column has the name of
/// its first action; the tooltip of every arrow has all its actions. The colours follow the light or
/// dark scheme of the reader.
struct PathsSVG {
  private static let boxWidth = 222.0
  private static let lineHeight = 15.0
  private static let gap = (column: 130.0, row: 34.0)
  private static let margin = 24.0
  /// The most columns of text in a box, and beside an arrow.
  private static let room = (box: 31, arrow: 20)

  private var body = ""
  /// The names of the arrows of one picture.
  private var labels = ""
  private var top = Self.margin
  private var width = 0.0

  static func text(_ coverages: [PathCoverage]) -> String {
    var page = PathsSVG()
    for coverage in coverages { page.draw(PathPicture(coverage)) }
    let (width, height) = (SVG.number(page.width + margin), SVG.number(page.top))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif">
      <style>
      text { font-size: 11px; fill: #1d1d1f } .app { font-size: 16px; font-weight: 600 }
      .name { font-weight: 600 } .faint { fill: #5a5d64 }
      .box { stroke: #85888f } .whole { fill: \(PathsDot.Fill.whole.color) } \
      .part { fill: \(PathsDot.Fill.part.color) } .none { fill: \(PathsDot.Fill.none.color) }
      .arrow { fill: none; stroke: #17713a; stroke-width: 1.4 }
      .open { stroke: #85888f; stroke-dasharray: 4 3 } .back { stroke-width: 0.8; opacity: 0.6 }
      .label { font-size: 9px; fill: #5a5d64; text-anchor: middle; paint-order: stroke; \
      stroke: #ffffff; stroke-width: 3px } .page { fill: #ffffff }
      @media (prefers-color-scheme: dark) {
      text { fill: #e8e8ea } .faint { fill: #a6a9b1 } .page { fill: #131416 }
      .box { stroke: #7a7e87 } .whole { fill: #16291d } .part { fill: #2f2512 } \
      .none { fill: #1b1c1f }
      .arrow { stroke: #5cc681 } .open { stroke: #7a7e87 }
      .label { fill: #a6a9b1; stroke: #131416 }
      }
      </style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="context-stroke"/></marker></defs>
      <rect class="page" width="100%" height="100%"/>
      \(page.body)</svg>

      """
  }

  /// The place of a box.
  private struct Place {
    let x: Double
    let y: Double
    let height: Double
    var middle: Double { y + height / 2 }
  }

  private mutating func draw(_ picture: PathPicture) {
    body += Self.line(picture.title, x: Self.margin, y: top + 14, "app")
    let note =
      picture.isFolded
      ? "each box is a screen; it has more states than fit into a picture" : "each box is a state"
    body += Self.line(note, x: Self.margin, y: top + 30, "faint")
    drawLegend()
    top += 74
    let places = arrange(picture)
    let bottom = places.map { $0.y + $0.height }.max() ?? top
    var backward = 0
    for arrow in picture.arrows {
      let (from, to) = (places[arrow.source], places[arrow.target])
      if to.x <= from.x { backward += 1 }
      draw(arrow, from, to, below: bottom + 12 + Double(backward % 12) * 7)
    }
    for (box, place) in zip(picture.boxes, places) { draw(box, place, picture.isFolded) }
    // The names lie above the boxes that an arrow passes.
    body += labels
    labels = ""
    width = max(width, places.map { $0.x + Self.boxWidth }.max() ?? 0)
    top = bottom + (backward > 0 ? 12 + Double(min(backward, 12)) * 7 : 0) + 40
  }

  /// The places of the boxes: a column for each layer, in the order of the boxes before them.
  private func arrange(_ picture: PathPicture) -> [Place] {
    var places = [Place?](repeating: nil, count: picture.boxes.count)
    var before: [[Int]] = Array(repeating: [], count: picture.boxes.count)
    for arrow in picture.arrows { before[arrow.target].append(arrow.source) }
    let last = picture.boxes.map(\.layer).max() ?? 0
    for layer in 0...last {
      let column = picture.boxes.indices.filter { picture.boxes[$0].layer == layer }
      let weights = column.map { box in
        let known = before[box].compactMap { places[$0]?.middle }
        return known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
      }
      let order = zip(column, weights).sorted { $0.1 != $1.1 ? $0.1 < $1.1 : $0.0 < $1.0 }
      var y = top
      for (box, _) in order {
        let lines = picture.boxes[box].lines(isFolded: picture.isFolded).count
        let height = Double(lines) * Self.lineHeight + 12
        places[box] = Place(
          x: Self.margin + Double(layer) * (Self.boxWidth + Self.gap.column), y: y, height: height)
        y += height + Self.gap.row
      }
    }
    return places.map { $0 ?? Place(x: 0, y: 0, height: 0) }
  }

  /// What the colours and the arrows mean.
  private mutating func drawLegend() {
    let y = top + 44
    var x = Self.margin
    func next(_ words: String) -> String {
      defer { x += 24 + Double(words.count) * 6 + 18 }
      return Self.line(words, x: x + 22, y: y + 9, "faint")
    }
    let tones = [("whole", "all walked"), ("part", "a part walked"), ("none", "not walked")]
    for (tone, words) in tones {
      body +=
        "<rect class=\"box \(tone)\" x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\" "
        + "width=\"16\" height=\"11\" rx=\"2\"/>" + next(words)
    }
    for (style, words) in [("", "walked"), (" open", "not walked")] {
      body +=
        "<path class=\"arrow\(style)\" d=\"M\(SVG.number(x)) \(SVG.number(y + 6)) h16\" "
        + "marker-end=\"url(#tip)\"/>" + next(words)
    }
    body += Self.line("2/3: two of three actions walked", x: x, y: y + 9, "faint")
    width = max(width, x + 200)
  }

  private mutating func draw(_ box: PathPicture.Box, _ place: Place, _ isFolded: Bool) {
    let tone: String
    switch PathsDot.Fill(box.states) {
    case .whole: tone = "whole"
    case .part: tone = "part"
    case .none: tone = "none"
    }
    let lines = box.lines(isFolded: isFolded)
    body +=
      "<g><title>\(HTMLPage.escape(lines.joined(separator: "\n")))</title>"
      + "<rect class=\"box \(tone)\" x=\"\(SVG.number(place.x))\" y=\"\(SVG.number(place.y))\" "
      + "width=\"\(SVG.number(Self.boxWidth))\" height=\"\(SVG.number(place.height))\" rx=\"6\"/>\n"
    for (number, line) in lines.enumerated() {
      body += Self.line(
        Self.shortened(line, to: Self.room.box), x: place.x + 8,
        y: place.y + 16 + Double(number) * Self.lineHeight, number == 0 ? "name" : "faint")
    }
    body += "</g>\n"
  }

  private mutating func draw(
    _ arrow: PathPicture.Arrow, _ from: Place, _ to: Place, below bottom: Double
  ) {
    let path: String
    let isForward = to.x > from.x
    if isForward {
      let (x, end) = (from.x + Self.boxWidth, to.x)
      let bend = max(30, (end - x) / 2)
      path =
        "M\(SVG.number(x)) \(SVG.number(from.middle)) "
        + "C\(SVG.number(x + bend)) \(SVG.number(from.middle)) "
        + "\(SVG.number(end - bend)) \(SVG.number(to.middle)) "
        + "\(SVG.number(end)) \(SVG.number(to.middle))"
      labels += Self.line(
        name(of: arrow), x: (x + end) / 2, y: (from.middle + to.middle) / 2 - 3, "label")
    } else {
      let (x, end) = (from.x + Self.boxWidth * 0.6, to.x + Self.boxWidth * 0.4)
      let (y, landing) = (from.y + from.height, to.y + to.height)
      path =
        "M\(SVG.number(x)) \(SVG.number(y)) "
        + "C\(SVG.number(x)) \(SVG.number(bottom)) "
        + "\(SVG.number(end)) \(SVG.number(bottom)) "
        + "\(SVG.number(end)) \(SVG.number(landing))"
    }
    let style = (isForward ? "" : " back") + (arrow.count.isWalked ? "" : " open")
    body +=
      "<g><title>\(HTMLPage.escape(arrow.lines(atMost: 40).joined(separator: "\n")))</title>"
      + "<path class=\"arrow\(style)\" d=\"\(path)\" "
      + "marker-end=\"url(#tip)\"/></g>\n"
  }

  /// The first action of an arrow, and how many of its actions are walked if it has others.
  private func name(of arrow: PathPicture.Arrow) -> String {
    let name = Self.shortened(arrow.actions.first?.text ?? "", to: Self.room.arrow)
    if arrow.actions.count < 2 { return name }
    let (count, beyond) = (arrow.count, arrow.count.beyond)
    return "\(name) \(count.covered + beyond)/\(count.reachable + beyond)"
  }

  // MARK: - Text

  private static func line(_ text: String, x: Double, y: Double, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(SVG.number(x))\" y=\"\(SVG.number(y))\">\(HTMLPage.escape(text))</text>\n"
  }

  /// The text, cut with an ellipsis if it is wider than a number of columns.
  private static func shortened(_ text: String, to room: Int) -> String {
    guard TextWidth.columns(text) > room else { return text }
    var result = ""
    for character in text {
      guard TextWidth.columns(result) + TextWidth.columns(String(character)) < room else { break }
      result.append(character)
    }
    return result + "…"
  }

}
