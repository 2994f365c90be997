// SPDX-License-Identifier: MIT

/// A view of a ``LayoutDescription``.
public struct DescribedView: Sendable, Equatable {
  /// The name, unique in the description, and an identifier of Swift.
  public var name: String
  /// The UIKit class.
  public var className: String
  /// The class of the author of a document; `nil` for a UIKit class.
  public var customClass: String?
  /// The index of the superview; `nil` for the root view.
  public var superview: Int?
  /// Whether the superview is a stack view that arranges this view.
  public var isArranged: Bool
  /// Whether constraints place the view, and not its frame and its autoresizing mask.
  public var usesConstraints: Bool
  /// The frame in the superview's coordinates, in points.
  public var frame: DescribedFrame
  /// The flags of the autoresizing mask, by UIKit's names.
  public var autoresizing: [String]
  /// The properties that differ from those of a new view of the class.
  public var properties: [DescribedProperty]
  /// The priorities with which the view resists being larger than its content.
  public var hugging: DescribedPriorities
  /// The priorities with which the view resists being smaller than its content.
  public var compression: DescribedPriorities
  /// The content size that replaces the view's own: `nil` in a dimension for the view's own, -1 for none.
  public var contentSize: DescribedContentSize?
  /// The distances from the frame to the alignment rectangle that replace the view's own, or `nil`.
  public var alignmentInsets: DescribedInsets?
  /// The safe area that replaces the one that the view would have, or `nil`.
  public var safeArea: DescribedInsets?

  /// The names of fonts that are not known here.
  public var unavailableFonts: [String] {
    properties.compactMap { property in
      guard case .font(let font) = property.value, !font.isAvailable else { return nil }
      return font.name
    }
  }

  /// Returns the value of a property that differs from that of a new view, or `nil`.
  public func value(_ name: String) -> PropertyValue? { properties.first { $0.name == name }?.value }
}

/// A rectangle in the coordinates of a superview, in points.
public struct DescribedFrame: Sendable, Hashable {
  /// The distance from the superview's left edge.
  public var x: Double
  /// The distance from the superview's top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}

/// A layout guide that the system did not make.
public struct DescribedGuide: Sendable, Equatable {
  /// The name, unique among views and guides, and an identifier of Swift.
  public var name: String
  /// The index of the owning view.
  public var owner: Int
  /// The guide's identifier; empty if it has none.
  public var identifier: String
}

/// A property of the controller or owner of a document that refers to a view.
public struct DescribedOutlet: Sendable, Equatable {
  /// The name of the property.
  public var property: String
  /// The index of the view.
  public var view: Int
  /// Whether the property refers to several views, with an outlet for each.
  public var isCollection: Bool
}

/// One priority for each axis.
public struct DescribedPriorities: Sendable, Hashable {
  /// The priority along the horizontal axis.
  public var horizontal: Float
  /// The priority along the vertical axis.
  public var vertical: Float
}

/// A content size that replaces the one that a view measures, in points.
public struct DescribedContentSize: Sendable, Hashable {
  /// The width; `nil` for the view's own, -1 for none.
  public var width: Double?
  /// The height; `nil` for the view's own, -1 for none.
  public var height: Double?
}
