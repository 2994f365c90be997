// SPDX-License-Identifier: MIT

/// A view hierarchy with its constraints as a value, independent of the form in which it was written.
///
/// ``init(of:naming:)`` reads a live view; an ``AnchorWriter`` and its kin write the description in another form:
///
/// ```swift
/// let description = try LayoutDescription(of: scene)
/// let code = try AnchorWriter(className: "ChatView").text(for: description)
/// ```
public struct LayoutDescription: Sendable, Equatable {
  /// The screen on which the root view lies.
  public var screen: DescribedScreen
  /// The root view and its descendants, superviews before their subviews, back to front.
  public var views: [DescribedView]
  /// The layout guides that the system did not make.
  public var guides: [DescribedGuide]
  /// The constraints that the system did not make, in the order in which they were read.
  public var constraints: [DescribedConstraint]
  /// The properties and connections that the description does not have.
  public var omissions: [ConversionOmission] = []
  /// The outlets of the controller or owner of the document to the views. Code has a property for each view instead.
  public var outlets: [DescribedOutlet] = []
  /// The class of the controller or owner of the document; `nil` for none of the author's.
  public var ownerClass: String?
  /// The files of fonts that the document embeds, by PostScript name. Whether texts are shown in them depends on the version of
  /// the document.
  public var fontFiles: [String: String] = [:]

  /// The root view.
  public var root: DescribedView { views[0] }

  /// The names of fonts that are not known here, in alphabetical order.
  public var unavailableFonts: [String] { Set(views.flatMap(\.unavailableFonts)).sorted() }

  /// Returns the name of the view or guide of an item.
  public func name(of item: DescribedItem) -> String {
    switch item {
    case .view(let index), .systemGuide(_, let index): views[index].name
    case .guide(let index): guides[index].name
    }
  }

  /// Returns the indices of the subviews of a view, back to front.
  public func subviews(of index: Int) -> [Int] { views.indices.filter { views[$0].superview == index } }
}
