// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Tinamou

/// The screen on which a preview is shown.
@MainActor
struct PreviewStage {
  private let setting: Setting

  /// Creates a stage for a device and the user's settings. The text size is UIKit's raw value.
  init(_ setting: Setting) { self.setting = setting }

  /// Shows a subject in a new window on the simulated screen, and waits until what it does first is done.
  ///
  /// - Returns: The window, which the caller keeps as long as the preview is shown, and the view to draw.
  func show(_ subject: PreviewSubject) throws(PreviewFailure) -> (window: UIWindow, root: UIView) {
    if subject == .window {
      guard let window = Self.shownWindow else { throw .noWindow }
      Self.settle(window)
      return (window, window)
    }
    if case .block(let type) = subject {
      let preview = try Self.preview(of: type)
      try simulate(preview.orientation)
      return show(preview.makeContent(), preview.layout)
    }
    try simulate(nil)
    let content = try content(of: subject)
    return show(content, Self.layout(of: content, subject))
  }

  // MARK: The screen

  /// Makes the screen of the setting the main screen. The orientation of a preview counts where the setting has none.
  private func simulate(_ preferred: DeviceOrientation?) throws(PreviewFailure) {
    try beginSystem()
    var orientation = preferred ?? .portrait
    if let word = setting.orientation { orientation = try Self.value(word, DeviceOrientation.init) }
    try Self.device(of: setting).simulate(in: orientation, overriddenBy: try Self.traits(of: setting))
  }

  /// Makes the screen of a setting the main screen.
  static func simulate(_ setting: Setting) throws(PreviewFailure) { try PreviewStage(setting).simulate(nil) }

  /// Moves the app on a screen to the device of the setting, with UIKit's transition. Its present orientation counts where the setting
  /// has none.
  func move(_ screen: UIScreen) throws(PreviewFailure) {
    try beginSystem()
    var orientation = screen.inspection.orientation
    if let word = setting.orientation { orientation = try Self.value(word, DeviceOrientation.init) }
    let device = setting.device == nil ? screen.inspection.device : try Self.device(of: setting)
    screen.scene.inspection.move(to: device, in: orientation, overriddenBy: try Self.traits(of: setting))
  }

  /// Makes the language and the system of the setting the current ones, unless the app's property list asks for the older look of the system.
  private func beginSystem() throws(PreviewFailure) {
    SystemLanguage.chosen = setting.language
    DefaultLocale.choose(language: setting.language)
    guard let word = setting.os else { return }
    let system = try Self.value(word, InterfaceGeneration.named)
    let information = UIApplication.shared.mainBundle.infoDictionary
    InterfaceGeneration.begin(
      system, requiresCompatibility: information?["UIDesignRequiresCompatibility"] as? Bool == true)
  }

  private static func device(of setting: Setting) throws(PreviewFailure) -> DeviceProfile {
    guard let name = setting.device else { return UIApplication.shared.ownDevice }
    guard let device = DeviceProfile.ofSetting(name) else { throw .setting(name) }
    return device
  }

  private static func traits(of setting: Setting) throws(PreviewFailure) -> UITraitCollection {
    var traits: [UITraitCollection] = []
    if let size = setting.textSize {
      traits.append(UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(rawValue: size)))
    }
    if let word = setting.direction { traits.append(UITraitCollection(layoutDirection: try value(word, directions))) }
    let style = try value(setting.appearance ?? "light", styles)
    traits.append(UITraitCollection(userInterfaceStyle: style))
    if let word = setting.contrast {
      traits.append(UITraitCollection(accessibilityContrast: try value(word, contrasts)))
    }
    return UITraitCollection(traitsFrom: traits)
  }

  private static let directions: [String: UITraitEnvironmentLayoutDirection] = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]
  private static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
  private static let contrasts: [String: UIAccessibilityContrast] = ["normal": .normal, "high": .high]

  private static func value<Value>(_ word: String, _ table: [String: Value]) throws(PreviewFailure) -> Value {
    try value(word) { table[$0] }
  }

  private static func value<Value>(_ word: String, _ find: (String) -> Value?) throws(PreviewFailure) -> Value {
    guard let value = find(word) else { throw .setting(word) }
    return value
  }

  // MARK: The subject

  private static func preview(of type: String) throws(PreviewFailure) -> Preview {
    guard let registry = NSClassFromString(type) as? any PreviewRegistry.Type else { throw .noBlock(type) }
    do { return try registry.makePreview() } catch { throw .thrown("\(error)") }
  }

  private func content(of subject: PreviewSubject) throws(PreviewFailure) -> Preview.Content {
    switch subject {
    case .made(let className):
      guard let type = NSClassFromString(className) else { throw .noClass(className) }
      return try Self.content(NSObject.instance(of: type)) { .notShowable(className) }
    case .scene(let storyboard, let id):
      let contents = UIStoryboard(name: storyboard, bundle: .main).contents
      return try Self.content(contents.makeController(id, creator: nil)) { .noDocument(storyboard) }
    case .nib(let name):
      guard Bundle.main.path(forResource: name, ofType: "xib") != nil else { throw .noDocument(name) }
      let objects = UINib(nibName: name, bundle: .main).instantiate(withOwner: nil)
      return try Self.content(objects.first { $0 is UIView || $0 is UIViewController }) { .emptyNib(name) }
    case .block, .window: throw .noWindow
    }
  }

  private static func content(_ object: Any?, _ failure: () -> PreviewFailure) throws(PreviewFailure) -> Preview.Content
  {
    switch object {
    case let view as UIView: return .view(view)
    case let controller as UIViewController: return .controller(controller)
    default: throw failure()
    }
  }

  /// The layout of what is not a block: a view of a nib has the size that is stored, unless it is that of a screen, a cell is as wide
  /// as the screen, and a view that is made has the size that it requires.
  private static func layout(
    of content: Preview.Content, _ subject: PreviewSubject
  ) -> PreviewTrait<Preview.ViewTraits>.Value {
    guard case .view(let view) = content else { return .fillsScreen }
    guard case .nib = subject else { return .fitsContent }
    let stored = view.frame.size
    if view is UITableViewCell || view is UITableViewHeaderFooterView {
      return .fixedSize(CGSize(width: UIScreen.main.bounds.width, height: stored.height))
    }
    return stored.height < smallestScreen ? .fixedSize(stored) : .fillsScreen
  }

  /// The height of the smallest screen that documents were drawn for.
  private static let smallestScreen: CGFloat = 480

  // MARK: The window

  private func show(_ content: Preview.Content, _ layout: PreviewTrait<Preview.ViewTraits>.Value) -> (UIWindow, UIView)
  {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view: UIView
    switch content {
    case .controller(let controller):
      window.rootViewController = controller
      view = controller.view
    case .view(let shown):
      window.rootViewController = PreviewController(showing: shown)
      view = shown
    }
    // Before the window is shown: in another size, constraints of the view might conflict.
    switch layout {
    case .fitsContent: window.frame.size = Self.fittingSize(of: view, on: window.bounds.size)
    case .fixedSize(let size): window.frame.size = size
    case .fillsScreen, .orientation: break
    }
    window.makeKeyAndVisible()
    Self.settle(window)
    return (window, window)
  }

  /// Returns the size that a view requires: its fitting size, but for a width that only the screen limits.
  private static func fittingSize(of view: UIView, on screen: CGSize) -> CGSize {
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width <= screen.width else {
      return view.systemLayoutSizeFitting(
        CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    guard size.width > 0, size.height > 0 else {
      let plain = view.sizeThatFits(screen)
      let (width, height) = (max(size.width, plain.width), max(size.height, plain.height))
      return width > 0 && height > 0 ? CGSize(width: width, height: height) : screen
    }
    return size
  }

  private static var shownWindow: UIWindow? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { !$0.isHidden }
  }

  /// Waits for what the window loads, and lays it out.
  private static func settle(_ window: UIWindow) { LoadingWait.ofProcess.perform { window.layoutIfNeeded() } }
}

/// A view controller that shows a view of a preview, which fills the window.
private final class PreviewController: UIViewController {
  /// The view, in a list: a property that holds a view gives it a name, which would not be the author's.
  private let content: [UIView]

  init(showing shown: UIView) {
    content = [shown]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    for shown in content {
      shown.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(shown)
      NSLayoutConstraint.activate([
        shown.topAnchor.constraint(equalTo: view.topAnchor),
        shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        shown.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    self.view = view
  }
}

extension Preview {
  /// The orientation that the traits ask for; `nil` if none does.
  fileprivate var orientation: DeviceOrientation? {
    for trait in traits {
      if case .orientation(let orientation) = trait.value { return orientation.isLandscape ? .landscape : .portrait }
    }
    return nil
  }

  /// The layout that the traits ask for. The default is the whole screen.
  fileprivate var layout: PreviewTrait<ViewTraits>.Value {
    for trait in traits {
      switch trait.value {
      case .orientation: continue
      case .fillsScreen, .fitsContent, .fixedSize: return trait.value
      }
    }
    return .fillsScreen
  }
}
