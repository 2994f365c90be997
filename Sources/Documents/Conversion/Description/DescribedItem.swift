// SPDX-License-Identifier: MIT

/// An item of a constraint.
public enum DescribedItem: Sendable, Hashable {
  /// A view, by its index.
  case view(Int)
  /// A guide that the system made for the view with an index.
  case systemGuide(SystemGuide, of: Int)
  /// Another guide, by its index.
  case guide(Int)
}
