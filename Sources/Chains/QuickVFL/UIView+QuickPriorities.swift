// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// Sets the compression resistance priority: how strongly the view keeps its size when there is less space.
  ///
  /// - Parameter isHorizontal: Whether the priority is for the width rather than the height.
  public func q_stayShapedWhenCompressedWithPriority(_ priority: UILayoutPriority, isHorizontal: Bool) {
    setContentCompressionResistancePriority(priority, for: isHorizontal ? .horizontal : .vertical)
  }

  /// Sets the content hugging priority: how strongly the view keeps its size when there is more space.
  ///
  /// - Parameter isHorizontal: Whether the priority is for the width rather than the height.
  public func q_stayShapedWhenStretchedWithPriority(_ priority: UILayoutPriority, isHorizontal: Bool) {
    setContentHuggingPriority(priority, for: isHorizontal ? .horizontal : .vertical)
  }
}
