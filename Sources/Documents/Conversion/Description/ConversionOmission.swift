// SPDX-License-Identifier: MIT

/// Something that a layout has and that is not written.
public struct ConversionOmission: Sendable, Hashable {
  /// The name of the view.
  public var view: String
  /// The property, connection or element, such as `gestureRecognizers`.
  public var subject: String

  /// Creates an omission.
  public init(view: String, subject: String) {
    self.view = view
    self.subject = subject
  }
}
