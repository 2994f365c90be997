// SPDX-License-Identifier: MIT

/// The actions of a person with an assistive technology on an element: a view, or an element that is not a view.
///
/// Source: Apple, header UIAccessibility.h.
@MainActor
package struct AssistiveActions {
  /// The element.
  package let element: UIResponder

  /// Creates the actions of an element.
  package init(on element: UIResponder) { self.element = element }

  /// The view that is or contains the element; `nil` for an element outside a view.
  private var view: UIView? {
    var current: AnyObject? = element
    while let element = current as? UIAccessibilityElement { current = element.accessibilityContainer }
    return current as? UIView
  }

  /// The element, and the objects that are asked after it: containers, and then the responder chain.
  private var chain: [UIResponder] {
    var result: [UIResponder] = []
    var current: AnyObject? = element
    while let element = current as? UIAccessibilityElement {
      result.append(element)
      current = element.accessibilityContainer
    }
    var responder = current as? UIResponder
    while let next = responder, !result.contains(where: { $0 === next }) {
      result.append(next)
      responder = next.next
    }
    return result
  }

  // MARK: Reaching elements

  /// Whether assistive technologies find the element: it is shown, and no sibling of it or of a view around it is modal.
  package var isReachable: Bool {
    var current = view
    while let view = current {
      if view.isHidden || view.accessibilityElementsHidden { return false }
      let siblings = view.superview?.subviews ?? []
      if !view.accessibilityViewIsModal, siblings.contains(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
        return false
      }
      current = view.superview
    }
    return true
  }

  /// Moves the focus to the element.
  ///
  /// - Returns: Whether it can be reached.
  @discardableResult
  package func focus() -> Bool {
    guard isReachable else { return false }
    AssistiveFocus.move(to: element)
    return true
  }

  // MARK: Actions

  /// Activates the element, as a double tap of VoiceOver does: by its own method, or by a touch at its activation point.
  ///
  /// - Returns: Whether it was activated.
  @discardableResult
  package func activate() -> Bool {
    guard isReachable else { return false }
    if element.accessibilityActivate() { return true }
    guard let root = view?.root else { return false }
    let touches = LiveTouches(on: root)
    let point = element.accessibilityActivationPoint.applying(root.transformToScreen.inverted())
    guard touches.begin(0, at: point) else { return false }
    touches.end(0)
    return true
  }

  /// Increases or decreases the value of an adjustable element, as a swipe up or down does.
  ///
  /// - Returns: Whether the element is adjustable.
  @discardableResult
  package func adjust(up isUp: Bool) -> Bool {
    guard isReachable, traits.contains(.adjustable) else { return false }
    isUp ? element.accessibilityIncrement() : element.accessibilityDecrement()
    return true
  }

  private var traits: UIAccessibilityTraits {
    (element as? UIView)?.accessibilityTraits ?? (element as? UIAccessibilityElement)?.accessibilityTraits ?? .none
  }

  /// Closes what is open, as a scrub with two fingers does: the first object of the chain that closes something, a controller that
  /// is presented, or a controller that was pushed.
  ///
  /// - Returns: Whether something was closed.
  @discardableResult
  package func performEscape() -> Bool {
    for responder in chain {
      if responder.accessibilityPerformEscape() { return true }
      switch responder {
      case let navigation as UINavigationController where navigation.viewControllers.count > 1:
        navigation.popViewController(animated: true)
        return true
      case let controller as UIViewController
      where controller.presentingViewController?.presentedViewController === controller:
        guard !controller.isModalWithContent else { return false }
        controller.dismiss(animated: true)
        return true
      default: break
      }
    }
    return false
  }

  /// Performs the most important action, as a double tap with two fingers does.
  ///
  /// - Returns: Whether an object of the chain has one.
  @discardableResult
  package func performMagicTap() -> Bool { chain.contains { $0.accessibilityPerformMagicTap() } }

  /// Scrolls, as a swipe with three fingers in a direction does: by the first object of the chain that scrolls.
  ///
  /// - Returns: Whether something was scrolled.
  @discardableResult
  package func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    chain.contains { responder in
      responder.accessibilityScroll(direction) || (responder as? UIScrollView)?.turnPage(direction) ?? false
    }
  }

  /// Performs the custom action with a name, of the element or of an object around it.
  ///
  /// - Returns: Whether it succeeded; `false` if there is none.
  @discardableResult
  package func performAction(named name: String) -> Bool {
    for responder in chain {
      guard let action = responder.accessibilityCustomActions?.first(where: { $0.name == name }) else { continue }
      if let handler = action.actionHandler { return handler(action) }
      guard let target = action.target, let selector = action.selector else { return false }
      Message.send(selector, to: target, Array([action].prefix(selector.argumentCount)))
      return true
    }
    return false
  }
}

extension UIScrollView {
  /// Scrolls by a page, as a swipe in a direction does, and tells assistive technologies. Returns whether there was something to
  /// scroll to.
  fileprivate func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    var wanted = contentOffset
    switch direction {
    case .up: wanted.y += bounds.height
    case .down: wanted.y -= bounds.height
    case .left: wanted.x += bounds.width
    case .right: wanted.x -= bounds.width
    case .next: if canDragVertically { wanted.y += bounds.height } else { wanted.x += bounds.width }
    case .previous: if canDragVertically { wanted.y -= bounds.height } else { wanted.x -= bounds.width }
    }
    let target = offsetInRange(nearestTo: wanted)
    guard isScrollEnabled, target != contentOffset else { return false }
    setContentOffset(target, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}
