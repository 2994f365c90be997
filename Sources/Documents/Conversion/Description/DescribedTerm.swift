// SPDX-License-Identifier: MIT

public import LayoutModel

/// An attribute of a view or guide.
public struct DescribedTerm: Sendable, Hashable {
  /// The view or guide.
  public var item: DescribedItem
  /// The attribute.
  public var attribute: LayoutAttribute
}
