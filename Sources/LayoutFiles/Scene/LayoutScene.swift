// SPDX-License-Identifier: MIT

import Tinamou

/// The views of a layout file, laid out.
///
/// ```swift
/// let scene = try LayoutScene.load(path: "Login.layout.yaml")
/// print(scene.view(named: "title")?.frame ?? .zero)
/// ```
@MainActor
public final class LayoutScene {
  /// The file.
  public let source: SourceText
  /// The window that shows the root view; it has the screen's traits.
  public let window: UIWindow
  /// The view that holds all others.
  public let root: UIView
  /// The root view and all views of the file, superviews before their subviews, back to front.
  public let views: [SceneView]
  /// The constraints of the file, in its order.
  public let constraints: [SceneConstraint]
  /// Pixels a point.
  public let scale: CGFloat
  /// The frames that the file says must come out; none where other options were laid over the file.
  let expectations: [FrameExpectation]
  /// Whether the file lays down a direction, so that its mirror image would mean something else.
  public let hasOwnDirection: Bool

  /// The names of the views that the file leaves open on purpose.
  public let viewsLeftOpen: Set<String>

  /// What `animate:` says; nil in a file without it.
  public private(set) var animation: SceneAnimation?

  private let viewsByName: [String: SceneView]
  private let namesByView: [ObjectIdentifier: String]
  private let originsByConstraint: [ObjectIdentifier: ConstraintOrigin]

  init(
    document: LayoutDocument, window: UIWindow, views: [SceneView], constraints: [SceneConstraint], scale: CGFloat,
    expectations: [FrameExpectation]
  ) {
    source = document.source
    self.window = window
    root = views[0].view
    self.views = views
    self.constraints = constraints
    self.scale = scale
    self.expectations = expectations
    viewsLeftOpen = document.ambiguousViews
    hasOwnDirection = document.screen.direction != nil
    viewsByName = Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    namesByView = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.name) }, uniquingKeysWith: { first, _ in first })
    originsByConstraint = Dictionary(
      constraints.map { (ObjectIdentifier($0.constraint), $0.origin) }, uniquingKeysWith: { first, _ in first })
    animation = document.animation.isEmpty ? nil : SceneAnimation(steps: document.animation, scene: self)
  }

  /// The view called `name` in the file.
  public func view(named name: String) -> UIView? { viewsByName[name]?.view }

  /// The name of `view` in the file; nil for views that the file does not name, such as the parts of a control.
  public func name(of view: UIView) -> String? { namesByView[ObjectIdentifier(view)] }

  /// Where in the file `constraint` comes from; nil for a constraint of the system.
  public func origin(of constraint: NSLayoutConstraint) -> ConstraintOrigin? {
    originsByConstraint[ObjectIdentifier(constraint)]
  }

  /// The frame of the view called `name`, in its superview's coordinates, in points, on the device's pixels.
  public func frame(named name: String) -> CGRect? { view(named: name)?.frame }
}
