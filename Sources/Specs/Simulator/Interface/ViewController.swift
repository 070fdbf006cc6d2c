/// A screen and its life: subclass it, and override the calls UIKit would make.
///
/// Its views are added in the initialiser, as a storyboard does. `layout` puts every view in its
/// place from the constants as they stand; what has moved since the last layout is an animation
/// if it ran inside one, and otherwise a jump.
open class ViewController {
  /// The screen's name in specifications.
  package let name: String
  package let device: Device
  package internal(set) weak var navigation: NavigationStack?
  /// What is on the screen, in reading order.
  package private(set) var views: [View] = []
  /// What stands in the bar in place of the system's back button; the edge swipe is off then.
  package var backButton: Button?
  /// The view all others are on, where a transition moves the screen as a whole; nil for none.
  package var rootView: View?
  /// Whether the status bar goes while the screen is in front; nil where the app does not say.
  package var isStatusBarHidden: Bool?
  package private(set) var isLoaded = false
  /// Whether the views have their first places, so that what moves from now on is noted.
  package private(set) var isDrawn = false
  private var needsLayout = false

  package init(name: String, device: Device) {
    self.name = name
    self.device = device
  }

  deinit {
    if device.isRunning { device.log.record(.lifeCycle(screen: name, .deinit)) }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(animated: Bool) {}
  open func viewDidAppear(animated: Bool) {}
  open func viewWillDisappear(animated: Bool) {}
  open func viewDidDisappear(animated: Bool) {}
  /// Puts every view in its place.
  open func layout() {}

  /// The same screen as new, its memory lost; nil if the app cannot make it again.
  open func makeAnew() -> ViewController? { nil }

  /// Puts views on the screen, in reading order.
  package func add(_ views: View...) {
    add(views)
  }

  /// Puts views on the screen, in reading order, behind those that are there.
  package func add(_ views: [View]) {
    for view in views {
      view.screen = self
      self.views.append(view)
    }
  }

  /// Takes views off the screen; a field that has the focus loses it.
  package func remove(_ views: View...) {
    remove(views)
  }

  /// Takes views off the screen; a field that has the focus loses it.
  package func remove(_ views: [View]) {
    for view in views where view.screen === self {
      if let field = view as? TextField, device.focus.field === field { device.focus.resign() }
      view.screen = nil
      self.views.removeAll { $0 === view }
    }
  }

  package func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out now if something asked for it.
  package func layoutIfNeeded() {
    guard needsLayout, isDrawn else { return }
    needsLayout = false
    layout()
  }
}

// The calls as the phone makes them: noted first, so that what follows from them comes after.
extension ViewController {
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    layout()
    isDrawn = true
    needsLayout = false
    call(.viewDidLoad)
    viewDidLoad()
  }

  func willAppear(animated: Bool) {
    call(.viewWillAppear)
    viewWillAppear(animated: animated)
    layoutIfNeeded()
  }

  func didAppear(animated: Bool) {
    call(.viewDidAppear)
    viewDidAppear(animated: animated)
    layoutIfNeeded()
  }

  func willDisappear(animated: Bool) {
    call(.viewWillDisappear)
    viewWillDisappear(animated: animated)
  }

  func didDisappear(animated: Bool) {
    call(.viewDidDisappear)
    viewDidDisappear(animated: animated)
  }

  private func call(_ call: LifeCycleCall) {
    device.log.record(.lifeCycle(screen: name, call))
  }
}
