// SPDX-License-Identifier: MIT

/// A property of the controller or owner of a document that refers to a view.
public struct DescribedOutlet: Sendable, Equatable {
  /// The name of the property.
  public var property: String
  /// The index of the view.
  public var view: Int
  /// Whether the property refers to several views, with an outlet for each.
  public var isCollection: Bool
}
