// SPDX-License-Identifier: MIT

import Tinamou

/// The spellings that preceded `snp`.
extension ConstraintView {
  /// The old spelling of `snp.left`.
  @available(*, deprecated, renamed: "snp.left")
  public var snp_left: ConstraintItem { snp.left }
  /// The old spelling of `snp.top`.
  @available(*, deprecated, renamed: "snp.top")
  public var snp_top: ConstraintItem { snp.top }
  /// The old spelling of `snp.right`.
  @available(*, deprecated, renamed: "snp.right")
  public var snp_right: ConstraintItem { snp.right }
  /// The old spelling of `snp.bottom`.
  @available(*, deprecated, renamed: "snp.bottom")
  public var snp_bottom: ConstraintItem { snp.bottom }
  /// The old spelling of `snp.leading`.
  @available(*, deprecated, renamed: "snp.leading")
  public var snp_leading: ConstraintItem { snp.leading }
  /// The old spelling of `snp.trailing`.
  @available(*, deprecated, renamed: "snp.trailing")
  public var snp_trailing: ConstraintItem { snp.trailing }
  /// The old spelling of `snp.width`.
  @available(*, deprecated, renamed: "snp.width")
  public var snp_width: ConstraintItem { snp.width }
  /// The old spelling of `snp.height`.
  @available(*, deprecated, renamed: "snp.height")
  public var snp_height: ConstraintItem { snp.height }
  /// The old spelling of `snp.centerX`.
  @available(*, deprecated, renamed: "snp.centerX")
  public var snp_centerX: ConstraintItem { snp.centerX }
  /// The old spelling of `snp.centerY`.
  @available(*, deprecated, renamed: "snp.centerY")
  public var snp_centerY: ConstraintItem { snp.centerY }
  /// The old spelling of `snp.lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_baseline: ConstraintItem { snp.lastBaseline }
  /// The old spelling of `snp.lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  /// The old spelling of `snp.firstBaseline`.
  @available(*, deprecated, renamed: "snp.firstBaseline")
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  /// The old spelling of `snp.leftMargin`.
  @available(*, deprecated, renamed: "snp.leftMargin")
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }
  /// The old spelling of `snp.topMargin`.
  @available(*, deprecated, renamed: "snp.topMargin")
  public var snp_topMargin: ConstraintItem { snp.topMargin }
  /// The old spelling of `snp.rightMargin`.
  @available(*, deprecated, renamed: "snp.rightMargin")
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }
  /// The old spelling of `snp.bottomMargin`.
  @available(*, deprecated, renamed: "snp.bottomMargin")
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  /// The old spelling of `snp.leadingMargin`.
  @available(*, deprecated, renamed: "snp.leadingMargin")
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  /// The old spelling of `snp.trailingMargin`.
  @available(*, deprecated, renamed: "snp.trailingMargin")
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  /// The old spelling of `snp.centerXWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerXWithinMargins")
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  /// The old spelling of `snp.centerYWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerYWithinMargins")
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  /// The old spelling of `snp.edges`.
  @available(*, deprecated, renamed: "snp.edges")
  public var snp_edges: ConstraintItem { snp.edges }
  /// The old spelling of `snp.size`.
  @available(*, deprecated, renamed: "snp.size")
  public var snp_size: ConstraintItem { snp.size }
  /// The old spelling of `snp.center`.
  @available(*, deprecated, renamed: "snp.center")
  public var snp_center: ConstraintItem { snp.center }
  /// The old spelling of `snp.margins`.
  @available(*, deprecated, renamed: "snp.margins")
  public var snp_margins: ConstraintItem { snp.margins }
  /// The old spelling of `snp.centerWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerWithinMargins")
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }

  /// The old spelling of `snp.prepareConstraints`.
  @available(*, deprecated, renamed: "snp.prepareConstraints(_:)")
  public func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    snp.prepareConstraints(closure)
  }

  /// The old spelling of `snp.makeConstraints`.
  @available(*, deprecated, renamed: "snp.makeConstraints(_:)")
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { snp.makeConstraints(closure) }

  /// The old spelling of `snp.remakeConstraints`.
  @available(*, deprecated, renamed: "snp.remakeConstraints(_:)")
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }

  /// The old spelling of `snp.updateConstraints`.
  @available(*, deprecated, renamed: "snp.updateConstraints(_:)")
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { snp.updateConstraints(closure) }

  /// The old spelling of `snp.removeConstraints`.
  @available(*, deprecated, renamed: "snp.removeConstraints()")
  public func snp_removeConstraints() { snp.removeConstraints() }

  /// The old spelling of `snp.contentHuggingHorizontalPriority`.
  @available(*, deprecated, renamed: "snp.contentHuggingHorizontalPriority")
  public var snp_contentHuggingHorizontalPriority: Float {
    get { snp.contentHuggingHorizontalPriority }
    set { snp.contentHuggingHorizontalPriority = newValue }
  }

  /// The old spelling of `snp.contentHuggingVerticalPriority`.
  @available(*, deprecated, renamed: "snp.contentHuggingVerticalPriority")
  public var snp_contentHuggingVerticalPriority: Float {
    get { snp.contentHuggingVerticalPriority }
    set { snp.contentHuggingVerticalPriority = newValue }
  }

  /// The old spelling of `snp.contentCompressionResistanceHorizontalPriority`.
  @available(*, deprecated, renamed: "snp.contentCompressionResistanceHorizontalPriority")
  public var snp_contentCompressionResistanceHorizontalPriority: Float {
    get { snp.contentCompressionResistanceHorizontalPriority }
    set { snp.contentCompressionResistanceHorizontalPriority = newValue }
  }

  /// The old spelling of `snp.contentCompressionResistanceVerticalPriority`.
  @available(*, deprecated, renamed: "snp.contentCompressionResistanceVerticalPriority")
  public var snp_contentCompressionResistanceVerticalPriority: Float {
    get { snp.contentCompressionResistanceVerticalPriority }
    set { snp.contentCompressionResistanceVerticalPriority = newValue }
  }
}

extension ConstraintLayoutSupport {
  /// The old spelling of `snp.top`.
  @available(*, deprecated, renamed: "snp.top")
  public var snp_top: ConstraintItem { snp.top }
  /// The old spelling of `snp.bottom`.
  @available(*, deprecated, renamed: "snp.bottom")
  public var snp_bottom: ConstraintItem { snp.bottom }
}
