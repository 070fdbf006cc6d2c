/// A screen and its lifecycle; subclasses override the lifecycle calls of UIKit.
///
/// Views are added in the initialiser, as by a storyboard. `layout` positions every view from the
/// current constants; a change since the last layout is an animation if it occurred inside one, and
/// immediate otherwise.
open class ViewController {
  /// The name in specifications.
  package let name: String
  package let device: Device
  package internal(set) weak var navigation: NavigationStack?
  /// The views, in reading order.
  package private(set) var views: [View] = []
  /// The custom back button, which disables the swipe from the edge; nil for that of the system.
  package var backButton: Button?
  /// The view that contains all others, for transitions that move the whole screen; nil if there is
  /// none.
  package var rootView: View?
  /// Whether the status bar is hidden while the screen is in front; nil if the app does not specify
  /// it.
  package var isStatusBarHidden: Bool?
  package private(set) var isLoaded = false
  /// Whether the first layout is complete, so that further movements are recorded.
  package private(set) var isDrawn = false
  private var needsLayout = false

  package init(name: String, device: Device) {
    self.name = name
    self.device = device
  }

  deinit {
    if device.isRunning { device.log.record(.lifeCycle(screen: name, .deinit)) }
  }

  /// Called once, when the screen is shown for the first time.
  open func viewDidLoad() {}
  /// Called before the screen appears.
  open func viewWillAppear(animated: Bool) {}
  /// Called after the screen has appeared.
  open func viewDidAppear(animated: Bool) {}
  /// Called before the screen disappears.
  open func viewWillDisappear(animated: Bool) {}
  /// Called after the screen has disappeared.
  open func viewDidDisappear(animated: Bool) {}
  /// Called on a hidden screen when memory runs short.
  open func didReceiveMemoryWarning() {}
  /// Positions every view.
  open func layout() {}

  /// Creates a new instance of the screen without its state; nil if the app cannot recreate it.
  open func recreate() -> ViewController? { nil }

  /// Adds views, in reading order.
  package func add(_ views: View...) {
    add(views)
  }

  /// Adds views after the existing ones, in reading order.
  package func add(_ views: [View]) {
    for view in views {
      view.screen = self
      self.views.append(view)
    }
  }

  /// Removes views; a focused field among them loses the focus.
  package func remove(_ views: View...) {
    remove(views)
  }

  /// Removes views; a focused field among them loses the focus.
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

  /// Performs a pending layout.
  package func layoutIfNeeded() {
    guard needsLayout, isDrawn else { return }
    needsLayout = false
    layout()
  }
}

// Lifecycle calls as made by the phone; each is recorded before its effects.
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

  /// The views of a hidden screen are laid out again when it appears; what was typed remains.
  func warnOfMemory() {
    call(.didReceiveMemoryWarning)
    didReceiveMemoryWarning()
    setNeedsLayout()
  }

  private func call(_ call: LifeCycleCall) {
    device.log.record(.lifeCycle(screen: name, call))
  }
}
