// SPDX-License-Identifier: MIT

@testable import Conversion

/// The properties of views that differ between two descriptions and are not named as omissions.
struct PropertyDifferences {
  let all: [String]

  /// Compares views of the same name.
  init(from before: LayoutDescription, to after: LayoutDescription, omissions: [ConversionOmission]) {
    let named = Set(omissions.map { "\($0.view) \($0.subject)" })
    let imagesAreNamed = Set(omissions.filter { $0.subject.contains("image") }.map(\.view))
    let views = Dictionary(after.views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    all = before.views.dropFirst().flatMap { view -> [String] in
      guard let other = views[view.name] else { return [] }
      return Set(view.properties.map(\.name) + other.properties.map(\.name)).sorted().compactMap { name in
        let values = (view.value(name), other.value(name))
        guard !Self.areAlike(values.0, values.1), !named.contains("\(view.name) \(name)"),
          !Self.mayDiffer.contains(name)
        else { return nil }
        let canHaveImage = name.lowercased().contains("image") || ["configuration", "states"].contains(name)
        if imagesAreNamed.contains(view.name), canHaveImage { return nil }
        return "\(view.name).\(name): \(values.0.map { "\($0)" } ?? "-") became \(values.1.map { "\($0)" } ?? "-")"
      }
    }
  }

  /// Whether values are equal. Layout files have 256 values of each color component, and the canvas of a document raises
  /// priorities by the smallest amount.
  private static func areAlike(_ first: PropertyValue?, _ second: PropertyValue?) -> Bool {
    switch (first, second) {
    case (.priorities(let x1, let y1), .priorities(let x2, let y2)): abs(x1 - x2) < 0.01 && abs(y1 - y2) < 0.01
    case (.color(let first), .color(let second)): areAlike(first, second)
    case (.attributedText(let first), .attributedText(let second)):
      first.map(\.text) == second.map(\.text)
        && zip(first, second).allSatisfy { areAlike(.group($0.attributes), .group($1.attributes)) }
    case (.group(let first), .group(let second)):
      first.map(\.name) == second.map(\.name)
        && zip(first, second).allSatisfy { areAlike($0.value, $1.value) }
    default: first == second
    }
  }

  private static func areAlike(_ first: DescribedColor, _ second: DescribedColor) -> Bool {
    guard case .components(let red, let green, let blue, let alpha) = first,
      case .components(let red2, let green2, let blue2, let alpha2) = second
    else { return first == second }
    return zip([red, green, blue, alpha], [red2, green2, blue2, alpha2]).allSatisfy { abs($0 - $1) < 1.0 / 255 }
  }

  /// Properties that are written in another way: margins as insets of another kind, fonts by what replaces them.
  private static let mayDiffer: Set<String> = [
    "margins", "font", "insetsLayoutMarginsFromSafeArea", "accessibilityIdentifier",
  ]
}
