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

/// The reason why a layout cannot be written in another form.
public enum ConversionError: Error, Sendable, Equatable {
  /// A constraint refers to a view or guide outside the hierarchy, or to one that was deallocated.
  case foreignItem(constraint: String)
  /// The form has no expression for a constraint.
  case inexpressible(constraint: String, reason: String)
  /// The form has no expression for a view.
  case inexpressibleView(name: String, reason: String)
  /// The form has a limit that a number of the layout exceeds. The part is that of the text that cannot be read back.
  case unreadable(part: String, reason: String)
}
