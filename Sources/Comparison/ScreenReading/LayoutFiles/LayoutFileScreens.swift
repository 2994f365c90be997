// SPDX-License-Identifier: MIT

import Conversion
import LayoutFiles
import LayoutModel
import ScreenComparison

/// The screens of layout files for a comparison.
@MainActor
package enum LayoutFileScreens {
  /// Returns the screen of a laid-out layout file.
  ///
  /// - Throws: ``ConversionError`` for a constraint with a view outside the file.
  package static func screen(of scene: LayoutScene, path: String) throws(ConversionError) -> ComparedScreen {
    let description = try LayoutDescription(of: scene)
    var screen = ComparedScreen(name: path.split(separator: "/").last.map(String.init) ?? path, source: path)
    var origins: [(x: Double, y: Double)] = []
    for view in description.views {
      var element = ComparedElement(
        className: view.customClass ?? view.className, kind: view.className, superview: view.superview)
      element.property = view.name
      element.isArranged = view.isArranged
      let base = view.superview.map { origins[$0] } ?? (x: -view.frame.x, y: -view.frame.y)
      let frame = Rectangle(
        x: base.x + view.frame.x, y: base.y + view.frame.y, width: view.frame.width, height: view.frame.height)
      origins.append((frame.x, frame.y))
      element.frame = frame
      element.hasStoredFrame = !view.usesConstraints
      for property in view.properties {
        if property.name == "text" || property.name == "title", case .text(let text) = property.value,
          element.text == nil
        {
          element.text = text
        } else {
          element.properties[property.name] = ComparedValue(property.value)
        }
      }
      screen.elements.append(element)
    }
    screen.constraints = description.constraints.map { constraint(of: $0, in: description) }
    return screen
  }

  private static func constraint(of described: DescribedConstraint, in description: LayoutDescription)
    -> ComparedConstraint
  {
    func side(_ term: DescribedTerm) -> ComparedConstraint.Side {
      switch term.item {
      case .view(let index): .init(index, term.attribute)
      case .systemGuide(let guide, let index): .init(index, guide: guide.rawValue, term.attribute)
      case .guide(let index):
        .init(description.guides[index].owner, guide: description.guides[index].name, term.attribute)
      }
    }
    var result = ComparedConstraint(
      side(described.first), described.relation, described.second.map(side), multiplier: described.multiplier,
      constant: described.constant, priority: described.priority)
    result.isInstalled = described.isActive
    result.name = described.identifier
    result.isStandardSpacing = described.systemSpacing != nil
    return result
  }
}

extension ComparedValue {
  /// The value of a described property.
  init(_ value: PropertyValue) {
    switch value {
    case .none: self = .name("none")
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .texts(let texts): self = .list(texts.map { .text($0) })
    case .choice(let name): self = .name(name)
    case .color(.named(let name)): self = .color(ComparedColor(name: name))
    case .color(.components(let red, let green, let blue, let alpha)):
      self = .color(ComparedColor(components: [red, green, blue, alpha]))
    case .font(let font):
      self = .font(
        ComparedFont(
          style: font.style, name: font.name, size: font.style == nil ? font.size : nil,
          weight: font.isItalic ? "italic" : font.weight == "regular" ? nil : font.weight))
    case .image(.symbol(let name, _, _)): self = .name(name)
    case .image(.sized(let width, let height)), .size(let width, let height):
      self = .name("\(ValueWords.number(width))×\(ValueWords.number(height))")
    case .insets(let insets), .directionalInsets(let insets):
      self = .list([insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
    case .priorities(let horizontal, let vertical): self = .list([.number(horizontal), .number(vertical)])
    case .attributedText(let runs): self = .list(runs.map { .text($0.text) })
    case .group(let parts): self = .list(parts.map { .list([.name($0.name), ComparedValue($0.value)]) })
    }
  }
}
