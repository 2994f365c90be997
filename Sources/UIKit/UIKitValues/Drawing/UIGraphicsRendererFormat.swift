// SPDX-License-Identifier: MIT

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing, in points; zero for a format that no renderer has used.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the default values.
  public override init() { super.init() }
}
