// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// Returns what is read of views of a class, in the order in which it is written. What is read beside the properties of
  /// tables concerns several properties, other views or the layer.
  static func all(of className: String) -> [PropertyReading] { byClass[className] ?? [] }

  private static let byClass = Dictionary(
    uniqueKeysWithValues: PropertyTable.described.map { ($0.className, readings(of: $0)) })

  private static func readings(of table: PropertyTable) -> [PropertyReading] {
    let own = table.properties.map { PropertyReading($0) }
    let inherited = table.superclass.flatMap(PropertyTable.named).map(readings) ?? []
    return switch table.className {
    case "UIView": layout + own + layer
    case "UIButton": configurations + own + states + inherited
    default: own + inherited
    }
  }

  private static let layout: [PropertyReading] = [
    .of("spacingAfter") { (view: UIView) in
      guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) else {
        return .none
      }
      let spacing = stack.customSpacing(after: view)
      return spacing == UIStackView.spacingUseDefault ? .none : .number(Double(spacing))
    },
    .of("hugging") { (view: UIView) in
      .priorities(
        horizontal: Double(view.contentHuggingPriority(for: .horizontal).rawValue),
        vertical: Double(view.contentHuggingPriority(for: .vertical).rawValue))
    },
    .of("compression") { (view: UIView) in
      .priorities(
        horizontal: Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
        vertical: Double(view.contentCompressionResistancePriority(for: .vertical).rawValue))
    },
    .of("margins") { (view: UIView) in
      switch view.writtenMargins {
      case .standard: .none
      case .absolute(let insets): .insets(DescribedInsets(insets))
      case .directional(let insets): .directionalInsets(DescribedInsets(insets))
      }
    },
  ]

  private static let layer: [PropertyReading] = [
    .of("cornerRadius") { (view: UIView) in .number(Double(view.layer.cornerRadius)) },
    .of("border") { (view: UIView) in
      guard view.layer.borderWidth > 0 else { return .none }
      var parts = [DescribedProperty(name: "width", value: .number(Double(view.layer.borderWidth)))]
      if let color = view.layer.borderColor {
        parts.append(DescribedProperty(name: "color", value: .init(UIColor(cgColor: color))))
      }
      return .group(parts)
    },
  ]
}
