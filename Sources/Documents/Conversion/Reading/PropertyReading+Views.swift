// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// The properties of all views, in the order in which they are written.
  static let all: [PropertyReading] = texts + controls + stacks + scrolling + common

  private static let common: [PropertyReading] = [
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
    .of("preservesSuperviewLayoutMargins") { (view: UIView) in .flag(view.preservesSuperviewLayoutMargins) },
    .of("insetsLayoutMarginsFromSafeArea") { (view: UIView) in .flag(view.insetsLayoutMarginsFromSafeArea) },
    .of("semanticContentAttribute") { (view: UIView) in
      .choice(ChoiceNames.semantics[view.semanticContentAttribute] ?? "unspecified")
    },
    .of("contentMode") { (view: UIView) in .choice(ChoiceNames.contentModes[view.contentMode] ?? "scaleToFill") },
    .of("isHidden") { (view: UIView) in .flag(view.isHidden) },
    .of("alpha") { (view: UIView) in .number(Double(view.alpha)) },
    .of("clipsToBounds") { (view: UIView) in .flag(view.clipsToBounds) },
    .of("isOpaque") { (view: UIView) in .flag(view.isOpaque) },
    .of("isUserInteractionEnabled") { (view: UIView) in .flag(view.isUserInteractionEnabled) },
    .of("tag") { (view: UIView) in .number(Double(view.tag)) },
    .of("tintColor") { (view: UIView) in .init(view.ownTintColor) },
    .of("backgroundColor") { (view: UIView) in .init(view.backgroundColor) },
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

  private static let stacks: [PropertyReading] =
    PropertyTable.stackView.properties.map { PropertyReading($0) } + [
      .of("spacingAfter") { (view: UIView) in
        guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) else {
          return .none
        }
        let spacing = stack.customSpacing(after: view)
        return spacing == UIStackView.spacingUseDefault ? .none : .number(Double(spacing))
      }
    ]

  private static let scrolling = PropertyTable.scrollView.properties.map { PropertyReading($0) }
}
