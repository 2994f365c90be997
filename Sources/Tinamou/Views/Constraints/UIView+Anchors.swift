// SPDX-License-Identifier: MIT

extension UIView {
  /// The anchor of the edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .leading) }
  /// The anchor of the edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .right) }
  /// The anchor of the top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .top) }
  /// The anchor of the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .bottom) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(handle, .width) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(handle, .height) }
  /// The anchor of the middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .centerX) }
  /// The anchor of the middle downwards.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .centerY) }
  /// The anchor of the baseline of the first line of text, or the top without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .firstBaseline) }
  /// The anchor of the baseline of the last line of text, or the bottom without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .lastBaseline) }
}
