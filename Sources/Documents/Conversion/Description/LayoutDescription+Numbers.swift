// SPDX-License-Identifier: MIT

extension LayoutDescription {
  /// Checks that every number is finite, because no form can express another one.
  ///
  /// - Throws: ``ConversionError`` that names the view or constraint with the number.
  func requireFiniteNumbers() throws(ConversionError) {
    for view in views {
      let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
      if let number = frame.first(where: { !$0.isFinite }) {
        throw .inexpressibleView(name: view.name, reason: "its frame contains \(number), which is not a finite number")
      }
      for property in view.properties {
        guard let number = property.value.numbers.first(where: { !$0.isFinite }) else { continue }
        throw .inexpressibleView(
          name: view.name, reason: "\(property.name) is \(number), which is not a finite number")
      }
    }
    for constraint in constraints {
      for (name, number) in [("multiplier", constraint.multiplier), ("constant", constraint.constant)]
      where !number.isFinite {
        throw .inexpressible(
          constraint: equation(constraint), reason: "its \(name) is \(number), which is not a finite number")
      }
    }
  }
}

extension PropertyValue {
  /// The numbers of the value and of its parts.
  var numbers: [Double] {
    switch self {
    case .none, .flag, .text, .texts, .choice: []
    case .number(let number): [number]
    case .color(.named): []
    case .color(.components(let red, let green, let blue, let alpha)): [red, green, blue, alpha]
    case .font(let font): [font.size]
    case .image(.symbol(_, let size, _)): [size].compactMap(\.self)
    case .image(.sized(let width, let height)), .size(let width, let height): [width, height]
    case .insets(let insets), .directionalInsets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .priorities(let horizontal, let vertical): [horizontal, vertical]
    case .attributedText(let runs): runs.flatMap(\.attributes).flatMap(\.value.numbers)
    case .group(let parts): parts.flatMap(\.value.numbers)
    }
  }
}
