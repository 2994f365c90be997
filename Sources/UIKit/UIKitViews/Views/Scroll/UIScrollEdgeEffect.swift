// SPDX-License-Identifier: MIT

/// The effect on content that scrolls below a bar at an edge of a scroll view, from iOS 26 on.
///
/// Content below the bars of navigation and tab bar controllers fades into the color behind it. There is none
/// below bars to which an appearance gives a background.
///
/// Differs from UIKit: the content is not blurred, and there is no effect without such a bar or a
/// ``UIScrollEdgeElementContainerInteraction``.
/// Source: Apple, `UIScrollEdgeEffect`.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of content at an edge.
  public final class Style: NSObject, Sendable {
    /// The style that the system chooses: ``soft``.
    public static let automatic = Style("automatic")
    /// A style with a soft transition.
    public static let soft = Style("soft")
    /// A style with a dividing line.
    public static let hard = Style("hard")

    private let name: String
    private init(_ name: String) { self.name = name }

    public override var description: String { "<UIScrollEdgeEffect.Style: \(name)>" }
  }

  /// The style of the effect. The default is `automatic`.
  open var style: Style = .automatic { didSet { if style !== oldValue { scrollView?.edgesDidChange() } } }
  /// Whether content is drawn unchanged. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { scrollView?.edgesDidChange() } } }

  private weak var scrollView: UIScrollView?

  nonisolated override init() {}

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }
}

/// The effects at the edges of a scroll view.
@MainActor
final class ScrollEdgeEffects {
  let top, left, bottom, right: UIScrollEdgeEffect

  init(of scrollView: UIScrollView) {
    top = UIScrollEdgeEffect(of: scrollView)
    left = UIScrollEdgeEffect(of: scrollView)
    bottom = UIScrollEdgeEffect(of: scrollView)
    right = UIScrollEdgeEffect(of: scrollView)
  }
}

extension UIScrollView {
  private var edgeEffects: ScrollEdgeEffects {
    if let effects = scrollState.edgeEffects { return effects }
    let effects = ScrollEdgeEffects(of: self)
    scrollState.edgeEffects = effects
    return effects
  }

  /// The effect on content below a bar at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect on content beside a bar on the left. Has no effect: there are no bars on the left.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect on content below a bar at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect on content beside a bar on the right. Has no effect: there are no bars on the right.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  /// An edge at which bars cover content.
  enum BarEdge { case top, bottom }

  /// Returns the look of content below a bar; `nil` if no content is there, if the app hides the effect, and before iOS 26.
  func fading(below edge: BarEdge) -> ScrollEdgeEffectView.Look? {
    guard InterfaceGeneration.current.hasPlatters, hasContent(below: edge) else { return nil }
    let effect = edge == .top ? scrollState.edgeEffects?.top : scrollState.edgeEffects?.bottom
    guard effect?.isHidden != true else { return nil }
    return ScrollEdgeEffectView.Look(isHard: effect?.style === UIScrollEdgeEffect.Style.hard, color: colorBehindContent)
  }

  private func hasContent(below edge: BarEdge) -> Bool {
    // A pixel or less is a matter of rounding.
    let pixel = 1 / displayScale
    switch edge {
    case .top: return contentOffset.y > pixel - adjustedContentInset.top
    case .bottom:
      return contentOffset.y + bounds.height - adjustedContentInset.bottom < contentSize.height - pixel
    }
  }

  /// The color of the nearest view that has one, from this one up.
  private var colorBehindContent: UIColor {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.backgroundColor)
      .first { $0.cgColor.alpha > 0 } ?? .systemBackground
  }
}
