// SPDX-License-Identifier: MIT

import Tinamou

/// The statements that set the properties of a view.
@MainActor
struct PropertyStatements {
  let view: DescribedView
  /// The view's name with a point; empty for `self`.
  let prefix: String

  /// Returns the statements, one a line. What needs the superview is not among them.
  var lines: [String] { view.properties.flatMap(lines) }

  private func lines(for property: DescribedProperty) -> [String] {
    let name = property.name
    switch (name, property.value) {
    case ("type", _), ("spacingAfter", _): return []
    case ("hugging", .priorities(let horizontal, let vertical)):
      return priorities("setContentHuggingPriority", horizontal, vertical)
    case ("compression", .priorities(let horizontal, let vertical)):
      return priorities("setContentCompressionResistancePriority", horizontal, vertical)
    case ("margins", .none): return []
    case ("margins", .insets(let insets)): return ["\(prefix)layoutMargins = \(SwiftLiteral.insets(insets))"]
    case ("margins", .directionalInsets(let insets)):
      return ["\(prefix)directionalLayoutMargins = \(SwiftLiteral.directionalInsets(insets))"]
    case ("cornerRadius", .number(let radius)): return ["\(prefix)layer.cornerRadius = \(NumberText.text(radius))"]
    case ("border", .group(let parts)): return border(parts)
    case ("configuration", .group(let parts)): return configuration(parts)
    case ("segments", .texts(let titles)):
      return titles.enumerated().map { index, title in
        "\(prefix)insertSegment(withTitle: \(SwiftLiteral.text(title)), at: \(index), animated: false)"
      }
    case ("isAnimating", .flag(let isAnimating)): return ["\(prefix)\(isAnimating ? "start" : "stop")Animating()"]
    case ("spacing", .number(let spacing)): return ["\(prefix)spacing = \(Self.spacing(spacing))"]
    case (_, let value) where view.className == "UIButton" && Self.states[name] != nil:
      return setting(name, value, for: "normal")
    case ("states", .group(let states)):
      return states.flatMap { state -> [String] in
        guard case .group(let parts) = state.value else { return [] }
        return parts.flatMap { setting($0.name, $0.value, for: state.name) }
      }
    case (_, .attributedText(let runs)): return AttributedTextCode.assignment(of: runs, to: "\(prefix)\(name)")
    case ("font", let value) where view.className == "UIButton":
      return ["\(prefix)titleLabel?.font = \(SwiftLiteral.value(value) ?? "nil")"]
    case (_, let value): return SwiftLiteral.value(value).map { ["\(prefix)\(name) = \($0)"] } ?? []
    }
  }

  /// The methods of a button that set a value for a state, such as `setTitle`.
  private static let states = Dictionary(
    uniqueKeysWithValues: (UIButton.stateGroups.first?.group.properties ?? []).map(\.name).map { name in
      (name, "set" + name.prefix(1).uppercased() + name.dropFirst())
    })

  /// Returns the statement that sets a value of a button for a state.
  private func setting(_ name: String, _ value: PropertyValue, for state: String) -> [String] {
    guard let method = Self.states[name] else { return [] }
    if case .attributedText(let runs) = value {
      return AttributedTextCode.call(of: "\(prefix)\(method)", with: runs, then: ", for: .\(state)")
    }
    return ["\(prefix)\(method)(\(SwiftLiteral.value(value) ?? "nil"), for: .\(state))"]
  }

  /// Returns the expression of a stack view's spacing.
  static func spacing(_ spacing: Double) -> String {
    spacing > 0 && spacing < 1e-30 ? "UIStackView.spacingUseSystem" : NumberText.text(spacing)
  }

  private func priorities(_ method: String, _ horizontal: Double, _ vertical: Double) -> [String] {
    [(horizontal, "horizontal"), (vertical, "vertical")].map { value, axis in
      "\(prefix)\(method)(\(SwiftLiteral.priority(Float(value))), for: .\(axis))"
    }
  }

  private func border(_ parts: [DescribedProperty]) -> [String] {
    parts.compactMap { part in
      switch part.value {
      case .number(let width): "\(prefix)layer.borderWidth = \(NumberText.text(width))"
      case .color(let color):
        "\(prefix)layer.borderColor = "
          + (SwiftLiteral.color(color).hasPrefix(".") ? "UIColor" : "") + SwiftLiteral.color(color) + ".cgColor"
      default: nil
      }
    }
  }

  private func configuration(_ parts: [DescribedProperty]) -> [String] {
    var lines: [String] = []
    for part in parts {
      if case .attributedText(let runs) = part.value {
        lines += AttributedTextCode.titleAssignment(of: runs, to: "\(prefix)configuration?.\(part.name)")
        continue
      }
      guard let value = SwiftLiteral.value(part.value) else { continue }
      lines.append(
        part.name == "style"
          ? "\(prefix)configuration = \(value)()" : "\(prefix)configuration?.\(part.name) = \(value)")
    }
    return lines
  }
}
