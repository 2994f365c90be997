// SPDX-License-Identifier: MIT

import Tinamou

/// The views of a layout file after layout.
///
/// ```swift
/// let scene = try LayoutScene.load(path: "Login.layout.yaml")
/// print(scene.view(named: "title")?.frame ?? .zero)
/// ```
@MainActor
public final class LayoutScene {
  /// The source text.
  public let source: SourceText
  /// The window of the root view, with the traits of the screen.
  public let window: UIWindow
  /// The root view.
  public let root: UIView
  /// The root view and all other views of the file, superviews before their subviews, back to front.
  public let views: [SceneView]
  /// The constraints of the file, in its order.
  public let constraints: [SceneConstraint]
  /// The system whose rules and sizes the layout has.
  public let system: InterfaceGeneration
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The expected frames; empty if options changed the layout.
  let expectations: [FrameExpectation]
  /// Whether the file sets a layout direction, so that its mirrored layout would have another meaning.
  public let hasOwnDirection: Bool

  /// Whether the width and the height of the root view are those of its content.
  package let isOpen: (width: Bool, height: Bool)
  /// Whether the root view has the margins that the system gives to the view of a screen.
  let hasSystemMargins: Bool

  /// The names of the views whose ambiguity is intended.
  public let intentionallyAmbiguousViews: Set<String>

  /// The animation of `animate:`, or `nil`.
  public private(set) var animation: SceneAnimation?

  private let viewsByName: [String: SceneView]
  private let namesByView: [ObjectIdentifier: String]
  private let originsByConstraint: [ObjectIdentifier: EquationOrigin]

  init(
    document: LayoutDocument, window: UIWindow, views: [SceneView], constraints: [SceneConstraint], scale: CGFloat,
    expectations: [FrameExpectation], screen: SceneScreen
  ) {
    source = document.source
    isOpen = (screen.size.width == nil, screen.size.height == nil)
    hasSystemMargins = screen.rootMargins.map { $0 == views[0].view.directionalLayoutMargins } ?? false
    self.window = window
    root = views[0].view
    self.views = views
    self.constraints = constraints
    self.scale = scale
    system = .current
    self.expectations = expectations
    intentionallyAmbiguousViews = document.ambiguousViews
    hasOwnDirection = document.screen.direction != nil
    viewsByName = Dictionary(
      views.map { ($0.name, $0) } + [(LayoutDocument.standardRootName, views[0])],
      uniquingKeysWith: { first, _ in first })
    namesByView = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.name) }, uniquingKeysWith: { first, _ in first })
    originsByConstraint = Dictionary(
      constraints.map { (ObjectIdentifier($0.constraint), $0.origin) }, uniquingKeysWith: { first, _ in first })
    animation = document.animation.isEmpty ? nil : SceneAnimation(steps: document.animation, scene: self)
  }

  /// Returns the view with the given name, or `nil`.
  public func view(named name: String) -> UIView? { viewsByName[name]?.view }

  /// Returns the name of `view`, or `nil` for a view that the file does not name, such as a part of a control.
  public func name(of view: UIView) -> String? { namesByView[ObjectIdentifier(view)] }

  /// Returns the source of `constraint`, or `nil` for a constraint that the file does not define.
  public func origin(of constraint: NSLayoutConstraint) -> EquationOrigin? {
    originsByConstraint[ObjectIdentifier(constraint)]
  }

  /// The keys of the file that do not concern the views and their constraints.
  package var unconvertedKeys: [String] {
    var keys: [String] = []
    if animation != nil { keys.append("animate") }
    if !expectations.isEmpty { keys.append("expect") }
    if !intentionallyAmbiguousViews.isEmpty { keys.append("ambiguous") }
    return keys
  }

  /// Returns the frame of the view with the given name, in points, in its superview's coordinates, rounded to the
  /// device's pixels.
  public func frame(named name: String) -> CGRect? { view(named: name)?.frame }
}

/// A view of a scene with its name in the layout file.
@MainActor
public struct SceneView {
  /// The name of the view, unique in the scene.
  public let name: String
  /// The name of the UIKit class.
  public let className: String
  /// The name of the superview; `nil` for the root view.
  public let parent: String?
  /// The position of the view's name in the file.
  public let position: SourcePosition
  /// The view.
  public let view: UIView
}

/// A constraint of a scene and its source.
@MainActor
public struct SceneConstraint {
  /// The constraint.
  public let constraint: NSLayoutConstraint
  /// The source of the constraint.
  public let origin: EquationOrigin
}
