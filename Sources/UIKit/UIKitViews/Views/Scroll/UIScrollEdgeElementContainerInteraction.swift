// SPDX-License-Identifier: MIT

/// Extends the effect at an edge of a scroll view below a view of the app, as it is below a bar, from iOS 26 on.
///
/// The effect reaches from the edge of the scroll view to the far edge of the view, and as far beyond it as beyond a bar. Insets of the
/// content stay as they are.
///
/// Differs from UIKit: the effect has the width of the scroll view whatever elements the view contains, and only the top and
/// the bottom edge have effects.
/// Source: Apple, `UIScrollEdgeElementContainerInteraction`.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view whose content is below the view. The default is `nil`.
  open weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      oldValue?.removeEdgeContainer(self)
      join()
    }
  }
  /// The edge of the scroll view at which the view is. The default is none.
  open var edge: UIRectEdge = [] { didSet { if edge != oldValue { join() } } }
  /// The view of the interaction; `nil` for none.
  open private(set) weak var view: UIView?

  private var frameObservation: NSKeyValueObservation?
  private var effects: [UIScrollView.BarEdge: ScrollEdgeEffectView] = [:]

  /// Creates an interaction without a scroll view.
  public override init() { super.init() }

  /// Called before the interaction is added to a view, or removed from its view if `view` is `nil`.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or removed from its view if `view` is `nil`.
  open func didMove(to view: UIView?) {
    self.view = view
    // Frames change on the main thread.
    frameObservation = view?.observe(\.frame) { [weak self] _, _ in MainActor.assumeIsolated { self?.placeEffects() } }
    join()
  }

  private func join() {
    scrollView?.removeEdgeContainer(self)
    for effect in effects.values { effect.removeFromSuperview() }
    effects = [:]
    guard let scrollView, view != nil else { return }
    scrollView.scrollState.edgeContainers.append(self)
    if edge.contains(.top) { effects[.top] = ScrollEdgeEffectView(isAtTop: true) }
    if edge.contains(.bottom) { effects[.bottom] = ScrollEdgeEffectView(isAtTop: false) }
    for effect in effects.values {
      scrollView.addSubview(effect)
      // Above views that are added later, such as cells, and below the scroll indicators.
      effect.layer.zPosition = 0.5
    }
    placeEffects()
  }

  /// Moves the effects to where the content is below the view now.
  fileprivate func placeEffects() {
    guard let scrollView, let view, view.root === scrollView.root else {
      for effect in effects.values { effect.look = nil }
      return
    }
    let visible = scrollView.bounds
    let place = view.convert(view.bounds, to: scrollView)
    for (edge, effect) in effects {
      effect.look = scrollView.fading(below: edge)
      let area =
        edge == .top
        ? CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: place.maxY - visible.minY)
        : CGRect(x: visible.minX, y: place.minY, width: visible.width, height: visible.maxY - place.minY)
      effect.cover(area.height > 0 ? area : .zero)
    }
  }
}

extension UIScrollView {
  fileprivate func removeEdgeContainer(_ interaction: UIScrollEdgeElementContainerInteraction) {
    scrollState.edgeContainers.removeAll { $0 === interaction }
  }

  /// Moves the effects below views of the app to where the content is now.
  func placeEdgeEffects() {
    for container in scrollState.edgeContainers { container.placeEffects() }
  }
}
