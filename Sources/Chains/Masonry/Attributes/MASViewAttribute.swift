// SPDX-License-Identifier: MIT

import Tinamou

/// An attribute of a view or of one of its guides, as one side of a constraint: `view.mas_left`.
@preconcurrency @MainActor
public final class MASViewAttribute: @preconcurrency Equatable {
  /// The view; `nil` after it was deallocated.
  public private(set) weak var view: UIView?
  /// The view, or the guide of the view whose attribute this is; `nil` after it was deallocated.
  public private(set) weak var item: AnyObject?
  /// The attribute; `notAnAttribute` for the same attribute as on the other side.
  public let layoutAttribute: NSLayoutConstraint.Attribute

  /// Creates an attribute of a view.
  public convenience init(view: UIView, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.init(view: view, item: view, layoutAttribute: layoutAttribute)
  }

  /// Creates an attribute of a view's guide.
  public init(view: UIView?, item: AnyObject?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
  }

  /// Whether the attribute is a width or a height.
  public var isSizeAttribute: Bool { layoutAttribute == .width || layoutAttribute == .height }

  /// Returns whether both are the same attribute of the same view.
  public static func == (left: MASViewAttribute, right: MASViewAttribute) -> Bool {
    left.view === right.view && left.item === right.item && left.layoutAttribute == right.layoutAttribute
  }
}
