// SPDX-License-Identifier: MIT

/// The effect on content that scrolls below a bar at an edge of a scroll view.
///
/// Stored; has no effect: content is drawn unchanged at the edges.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of content at an edge.
  public final class Style: NSObject, Sendable {
    /// The style that the system chooses.
    public static let automatic = Style("automatic")
    /// A style with a soft transition.
    public static let soft = Style("soft")
    /// A style with a dividing line.
    public static let hard = Style("hard")

    private let name: String
    private init(_ name: String) { self.name = name }

    public override var description: String { "<UIScrollEdgeEffect.Style: \(name)>" }
  }

  /// The style of the effect. The default is `automatic`. Stored; has no effect.
  open var style: Style = .automatic
  /// Whether there is no effect. The default is `false`. Stored; has no effect.
  open var isHidden = false

  nonisolated override init() {}
}

/// The effects at the edges of a scroll view.
@MainActor
final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect(), left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect(), right = UIScrollEdgeEffect()
}

extension UIScrollView {
  private var edgeEffects: ScrollEdgeEffects {
    if let effects = scrollState.edgeEffects { return effects }
    let effects = ScrollEdgeEffects()
    scrollState.edgeEffects = effects
    return effects
  }

  /// The effect on content below a bar at the top. Has no effect.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect on content beside a bar on the left. Has no effect.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect on content below a bar at the bottom. Has no effect.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect on content beside a bar on the right. Has no effect.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}

/// Extends the effect at an edge of a scroll view below a view of the app, as it is below a bar.
///
/// Has no effect: content is drawn unchanged at the edges.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view. The default is `nil`. Stored; has no effect.
  open weak var scrollView: UIScrollView?
  /// The edge. The default is none. Stored; has no effect.
  open var edge: UIRectEdge = []
  /// The view of the interaction; `nil` for none.
  open private(set) weak var view: UIView?

  /// Creates an interaction without a scroll view.
  public override init() { super.init() }

  /// Called before the interaction is added to a view, or removed from its view if `view` is `nil`.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from its view if `view` is `nil`.
  open func didMove(to view: UIView?) { self.view = view }
}
