package import SpecDrivers
import SpecText

/// Which facets of a screen make a state of the graph of paths.
package struct PathAbstraction: Hashable, Sendable {
  package let facets: Set<PathFacet>

  /// All facets: screen, focus, keyboard, prompt, fields and controls.
  package static let standard = PathAbstraction(Set(PathFacet.allCases))

  package init(_ facets: Set<PathFacet>) { self.facets = facets }

  /// The names of the facets in their usual order.
  package var names: [String] { PathFacet.allCases.filter(facets.contains).map(\.rawValue) }

  /// The state of a screen.
  package func state(of screen: Screen) -> PathState {
    var facts: [PathState.Fact] = []
    func add(_ facet: PathFacet, _ subject: String, _ value: String, isUsual: Bool = false) {
      facts.append(
        PathState.Fact(facet: facet, subject: subject, value: value, isUsual: isUsual))
    }
    let names = ElementNames(screen)
    if facets.contains(.focus) {
      switch screen.focus {
      case .known(let id?, _): add(.focus, names.name(ofID: id), "")
      case .known(nil, _): break
      case .unknown: add(.focus, "", "unknown focus")
      }
    }
    if facets.contains(.keyboard) {
      switch screen.keyboard {
      case .known(_?, _): add(.keyboard, "", "keyboard")
      case .known(nil, _): break
      case .unknown: add(.keyboard, "", "unknown keyboard")
      }
    }
    if facets.contains(.prompt), screen.alert.reason != nil {
      add(.prompt, "", "unknown prompt")
    }
    for element in screen.elements where element.isVisible && !names.isInCollection(element) {
      if element.role.isA(.field) {
        guard facets.contains(.fields) else { continue }
        let content = FieldContent(of: element)
        add(.fields, names.name(of: element), content.rawValue, isUsual: content == .empty)
      } else if facets.contains(.controls), let enabled = element.properties[.enabled] {
        let isOn = enabled.value?.flag
        let word = isOn.map { $0 ? "" : "disabled" } ?? "unknown"
        add(
          .controls, names.name(of: element), word,
          isUsual: isOn == true)
      }
    }
    let alert = facets.contains(.prompt) ? screen.alert.value ?? nil : nil
    return PathState(
      screen: facets.contains(.screen) ? screen.name : "", prompt: alert?.title, facts: facts)
  }

  /// The state after an action: that of the screen, unless the user has left the app.
  package func state(
    after kind: PathAction.Kind, from state: PathState, on screen: Screen
  ) -> PathState {
    switch kind {
    case .leave: state.isAway ? state : state.left
    case .comeBack, .restart, .openLink: self.state(of: screen)
    default: state.isAway ? state : self.state(of: screen)
    }
  }

  /// What an engine does not report of a screen, by facet, with the reason.
  package func unknown(on screen: Screen) -> [PathFacet: String] {
    var reasons: [PathFacet: String] = [:]
    if facets.contains(.focus), let why = screen.focus.reason { reasons[.focus] = why }
    if facets.contains(.keyboard), let why = screen.keyboard.reason { reasons[.keyboard] = why }
    if facets.contains(.prompt), let why = screen.alert.reason { reasons[.prompt] = why }
    for element in screen.elements where element.isVisible {
      if facets.contains(.fields), element.role.isA(.field), FieldContent(of: element) == .unknown {
        reasons[.fields] =
          element.properties[.text]?.reason ?? "the engine does not report the text of fields"
      } else if facets.contains(.controls), let why = element.properties[.enabled]?.reason {
        reasons[.controls] = why
      }
    }
    return reasons
  }
}
