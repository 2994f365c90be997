// SPDX-License-Identifier: MIT

internal import ConflictExplanations
import LayoutModel

/// The messages about single views: why a value is what it is, and what is not determined.
@MainActor
enum InspectionMessage {
  /// Returns why `attribute` of `view` has its value: the constraints that determine it, in the author's names, with the
  /// file and line of each in debug builds.
  static func cause(of attribute: NSLayoutConstraint.Attribute, of view: UIView) -> String {
    let causes = view.inspection.causes(of: attribute)
    let items = causes.flatMap(\.statedItems)
    let names = AuthorNames(of: [view] + items)
    let value = view.presentValue(of: attribute).map { " is \(PointFormat.exact($0))" } ?? ""
    let start = "\(names.name(of: view)).\(attribute.name)\(value)"
    guard view.inspection.isInLayout else { return start + ", which no constraint determines" }
    let open = view.liveHost?.openAxes(of: view).flatMap(\.values).first { $0.attribute.name == attribute.frameName }
    let freedom = open.map { ", but \(phrase(for: $0.interval)) would satisfy the constraints" } ?? ""
    guard !causes.isEmpty else { return start + freedom }
    let lines = causes.map { "    " + ExplainedConstraint($0, names).line }
    return ([start + freedom + " because:"] + lines).joined(separator: "\n")
  }

  /// Returns what the constraints do not determine about `view`, and what would; `nil` if its frame is determined.
  static func ambiguity(of view: UIView) -> String? {
    let axes = view.liveHost?.openAxes(of: view) ?? []
    guard !axes.isEmpty else { return nil }
    let name = NamedItem(view).authorName
    let lines = axes.flatMap { axis -> [String] in
      axis.values.map {
        "    \(name).\($0.attribute.name) is \(PointFormat.exact($0.value)); \(phrase(for: $0.interval)) "
          + "would satisfy the constraints"
      } + ["    to determine \(axis.values.count == 1 ? "it" : "both"), " + remedy(for: axis, of: view)]
    }
    return (["\(name) is ambiguous:"] + lines).joined(separator: "\n")
  }

  private static func remedy(for axis: OpenAxis, of view: UIView) -> String {
    let isAcross = axis.values.contains { $0.attribute == .left || $0.attribute == .width }
    let size = isAcross ? "width" : "height"
    let position = isAcross ? "leading edge, trailing edge or center" : "top edge, bottom edge or center"
    let hasSize = axis.values.contains { $0.attribute == .width || $0.attribute == .height }
    guard hasSize else { return "constrain its \(position)" }
    let isPositionOpen = axis.values.count > 1
    let isOneEnough = axis.values.contains(where: \.determinesAxis)
    var words = "constrain its \(size)"
    if isPositionOpen { words += isOneEnough ? " or its \(position)" : " and its \(position)" }
    let content = view.intrinsicContentSize
    if (isAcross ? content.width : content.height) >= 0 {
      words += ", or give it another priority of content hugging or compression resistance than its neighbors have"
    }
    return words
  }

  private static func phrase(for interval: ClosedRange<Double>) -> String {
    let limit = 1e6
    let low = interval.lowerBound > -limit ? PointFormat.exact(interval.lowerBound) : nil
    let high = interval.upperBound < limit ? PointFormat.exact(interval.upperBound) : nil
    return switch (low, high) {
    case (let low?, let high?): "anything from \(low) to \(high)"
    case (let low?, nil): "\(low) or more"
    case (nil, let high?): "\(high) or less"
    case (nil, nil): "any value"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the value of a frame that the attribute is; `nil` for an edge or center that two values determine.
  fileprivate var frameName: String? {
    switch self {
    case .left, .top, .width, .height: name
    default: nil
    }
  }
}

extension UIView {
  /// The value of an edge, a center or a size in the superview's coordinates, in points; `nil` for other attributes.
  package func presentValue(of attribute: NSLayoutConstraint.Attribute) -> Double? {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let value: CGFloat? =
      switch attribute {
      case .left: frame.minX
      case .right: frame.maxX
      case .leading: isLeftToRight ? frame.minX : frame.maxX
      case .trailing: isLeftToRight ? frame.maxX : frame.minX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .width: frame.width
      case .height: frame.height
      case .centerX: frame.midX
      case .centerY: frame.midY
      default: nil
      }
    return value.map { Double($0) }
  }
}
