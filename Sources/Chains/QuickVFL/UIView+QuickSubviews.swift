// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

extension UIView {
  /// Adds a view of a class, prepared for constraints, and returns it: QuickVFL's `QUICK_SUBVIEW`.
  ///
  /// The view is created with `init()`, and its autoresizing mask is not translated into constraints.
  ///
  /// Differs from QuickVFL: other classes than UIKit's must be registered with ``QuickClasses/register(_:making:)``
  /// first, because Swift cannot create an object from its class alone. Alternatively pass the view itself; see
  /// ``q_addAutolayoutSubview(_:)``.
  @discardableResult
  public func q_addAutolayoutSubview<View: UIView>(byClass viewClass: View.Type) -> View {
    q_addAutolayoutSubview(QuickClasses.make(viewClass))
  }

  /// Adds `view` without translating its autoresizing mask into constraints, and returns it.
  @discardableResult
  public func q_addAutolayoutSubview<View: UIView>(_ view: View) -> View {
    ConstrainedItem.prepare(view)
    addSubview(view)
    return view
  }

  /// Creates a view with `init()`, whose autoresizing mask is not translated into constraints, without a superview.
  public static func q_autolayoutInstance() -> Self {
    let view = QuickClasses.make(self)
    ConstrainedItem.prepare(view)
    return view
  }
}

/// Adds a view of a class to `superview`, prepared for constraints, and returns it.
///
/// `let labelName = QUICK_SUBVIEW(view, UILabel.self)`
@MainActor @discardableResult
public func QUICK_SUBVIEW<View: UIView>(_ superview: UIView, _ viewClass: View.Type) -> View {
  superview.q_addAutolayoutSubview(byClass: viewClass)
}

/// Adds `view` to `superview`, prepared for constraints, and returns it. For classes that are not registered.
///
/// `let bubble = QUICK_SUBVIEW(view, ChatBubble())`
@MainActor @discardableResult
public func QUICK_SUBVIEW<View: UIView>(_ superview: UIView, _ view: View) -> View {
  superview.q_addAutolayoutSubview(view)
}
