// SPDX-License-Identifier: MIT

import ObjectiveC

extension UIResponder {
  /// Calls what has taken the place of a method without a result; returns `false` if nothing has.
  @inline(__always) @discardableResult
  func callExchanged(_ name: String, _ arguments: @autoclosure () -> [Any?] = []) -> Bool {
    MethodExchange.isInUse && MethodExchange.shared.call(name, on: self, arguments()) != nil
  }

  /// Calls what has taken the place of a method, and returns its result; `nil` if nothing has.
  @inline(__always)
  func exchangedResult<Result>(_ name: String, _ arguments: @autoclosure () -> [Any?]) -> Result? {
    guard MethodExchange.isInUse else { return nil }
    return MethodExchange.shared.call(name, on: self, arguments()).flatMap { converted($0, to: Result.self) }
  }
}

/// The methods of ``UIView`` that can be exchanged: each with its effect if nothing has taken its place.
enum ExchangeableViewMethods: _MemberTable {
  static var owner: AnyObject.Type { UIView.self }
  static var members: [_Member] {
    [
      .original("layoutSubviews") { (view: UIView, _) in view.setSubviewFramesFromConstraints() },
      .original("setFrame:") { (view: UIView, a) in try view.setFrame(a[0]) },
      .original("setBounds:") { (view: UIView, a) in try view.setBounds(a[0]) },
      .original("sizeThatFits:") { (view: UIView, _) in view.storedBounds.size },
      .original("pointInside:withEvent:") { (view: UIView, a) in try view.storedBounds.contains(a[0] as CGPoint) },
      .original("hitTest:withEvent:") { (view: UIView, a) in try view.frontmostView(at: a[0], with: a[1]) },
      .original("willMoveToSuperview:") { (_: UIView, _) in },
      .original("didMoveToSuperview") { (_: UIView, _) in },
      .original("willMoveToWindow:") { (_: UIView, _) in },
      .original("didMoveToWindow") { (_: UIView, _) in },
      .original("safeAreaInsetsDidChange") { (_: UIView, _) in },
      .original("traitCollectionDidChange:") { (_: UIView, _) in },
    ]
  }
}

/// The same of ``UIScrollView``.
enum ExchangeableScrollViewMethods: _MemberTable {
  static var owner: AnyObject.Type { UIScrollView.self }
  static var members: [_Member] {
    [.original("setContentInset:") { (view: UIScrollView, a) in view.storedContentInset = try a[0] }]
  }
}
