import SpecAnalysis
import SpecReporters
import SpecText

/// The graph of paths for Graphviz: a cluster for each app, solid arrows for what is walked.
enum PathsDot {
  static func text(_ coverages: [PathCoverage]) -> String {
    var lines = [
      "digraph paths {", "  rankdir=LR;",
      "  node [shape=box, style=\"rounded,filled\", fontname=\"sans-serif\", fontsize=10];",
      "  edge [fontname=\"sans-serif\", fontsize=8];",
    ]
    for (number, coverage) in coverages.enumerated() {
      lines += cluster(PathPicture(coverage), "a\(number)")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func cluster(_ picture: PathPicture, _ prefix: String) -> [String] {
    var lines = [
      "  subgraph cluster_\(prefix) {", "    label=\(quoted([picture.title]));",
    ]
    for (number, box) in picture.boxes.enumerated() {
      let label = quoted(box.lines(isFolded: picture.isFolded))
      lines.append(
        "    \(prefix)_\(number) [label=\(label), fillcolor=\"\(Fill(box.states).color)\"];")
    }
    for arrow in picture.arrows {
      let label = quoted(arrow.lines(atMost: 4))
      let style = arrow.count.isWalked ? "solid" : "dashed"
      lines.append(
        "    \(prefix)_\(arrow.source) -> \(prefix)_\(arrow.target) "
          + "[label=\(label), style=\(style)];")
    }
    return lines + ["  }"]
  }

  private static func quoted(_ lines: [String]) -> String {
    "\""
      + lines.map {
        VisibleText.line($0).replacing(exactly: "\\", with: "\\\\")
          .replacing(exactly: "\"", with: "\\\"")
      }.joined(separator: "\\n") + "\""
  }

  /// The fill of a box: how much of it is walked.
  enum Fill {
    case whole, part, none

    init(_ count: PathCoverage.Count) {
      self = !count.isWalked ? .none : count.covered == count.reachable ? .whole : .part
    }

    var color: String {
      switch self {
      case .whole: "#e8f5ec"
      case .part: "#fdf3dc"
      case .none: "#f6f6f7"
      }
    }
  }
}

extension PathCoverage.Count {
  /// Whether anything of it is walked, reachable by the search or not.
  var isWalked: Bool { covered + beyond > 0 }
}

extension PathPicture.Box {
  /// The text in the box.
  func lines(isFolded: Bool) -> [String] {
    if isFolded { return [title, "states \(states.text)", "actions inside \(inside.text)"] }
    let rest = inside.reachable + inside.beyond > 0 ? ["actions inside \(inside.text)"] : []
    return [title] + facts + rest
  }
}

extension PathPicture.Arrow {
  /// The actions, those that are not walked in brackets.
  func lines(atMost most: Int) -> [String] {
    let shown = actions.prefix(most).map { $0.isCovered ? $0.text : "(\($0.text))" }
    return shown + (actions.count > most ? ["and \(actions.count - most) more"] : [])
  }
}
