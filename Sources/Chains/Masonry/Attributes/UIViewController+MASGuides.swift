// SPDX-License-Identifier: MIT

import Tinamou

/// The top and bottom guides of a view controller as sides of constraints.
extension UIViewController {
  /// The bottom edge of the top guide.
  public var mas_topLayoutGuide: MASViewAttribute { guide(topSupport, .bottom) }
  /// The top edge of the top guide.
  public var mas_topLayoutGuideTop: MASViewAttribute { guide(topSupport, .top) }
  /// The bottom edge of the top guide.
  public var mas_topLayoutGuideBottom: MASViewAttribute { guide(topSupport, .bottom) }
  /// The top edge of the bottom guide.
  public var mas_bottomLayoutGuide: MASViewAttribute { guide(bottomSupport, .top) }
  /// The top edge of the bottom guide.
  public var mas_bottomLayoutGuideTop: MASViewAttribute { guide(bottomSupport, .top) }
  /// The bottom edge of the bottom guide.
  public var mas_bottomLayoutGuideBottom: MASViewAttribute { guide(bottomSupport, .bottom) }

  private func guide(_ guide: any UILayoutSupport, _ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: view, item: guide, layoutAttribute: attribute)
  }
}
