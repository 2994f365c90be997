// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// How strongly the view keeps its shape where there is less room than it needs: its compression resistance.
  ///
  /// `isHorizontal` says whether its width is meant, or its height.
  public func q_stayShapedWhenCompressedWithPriority(_ priority: UILayoutPriority, isHorizontal: Bool) {
    setContentCompressionResistancePriority(priority, for: isHorizontal ? .horizontal : .vertical)
  }

  /// How strongly the view keeps its shape where there is more room than it needs: its content hugging.
  ///
  /// `isHorizontal` says whether its width is meant, or its height.
  public func q_stayShapedWhenStretchedWithPriority(_ priority: UILayoutPriority, isHorizontal: Bool) {
    setContentHuggingPriority(priority, for: isHorizontal ? .horizontal : .vertical)
  }
}
