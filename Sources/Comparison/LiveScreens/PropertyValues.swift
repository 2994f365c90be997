// SPDX-License-Identifier: MIT

import ScreenComparison
import Tinamou

/// The properties of live views as values, by the tables of their classes.
@MainActor
enum PropertyValues {
  /// Properties that say nothing about the look of a screen, and those that a compared element has elsewhere.
  private static let leftOut: Set<String> = [
    "text", "attributedText", "placeholder", "tag", "isOpaque", "isUserInteractionEnabled", "isExclusiveTouch",
  ]

  /// Returns the properties of a view that differ from those of a new one.
  static func values(of view: UIView) -> [String: ComparedValue] {
    let table = PropertyTable.described(nearestTo: view)
    let standard = standard(of: table)
    var result = all(of: view, in: table)
    for (name, value) in standard where result[name]?.isSame(as: value) == true { result[name] = nil }
    let radius = Double(view.layer.cornerRadius)
    result["cornerRadius"] = radius > 0 ? .number(radius) : nil
    result["shape"] = shape(of: view)
    return result
  }

  /// The shape of a button's background where the system chooses it; `nil` for other views.
  private static func shape(of view: UIView) -> ComparedValue? {
    guard let configuration = (view as? UIButton)?.configuration, configuration.cornerStyle == .dynamic,
      configuration.background.cornerRadius <= 0, [.gray, .tinted, .filled].contains(configuration.style)
    else { return nil }
    return .name(InterfaceGeneration.current.metrics.controls.areCapsules ? "capsule" : "rounded rectangle")
  }

  /// Returns the colors and text styles of the system that a view has, by their names, as the current system draws them: colors in the
  /// light appearance, styles in the current text size.
  static func systemLooks(of view: UIView) -> [String: ComparedValue] {
    var result: [String: ComparedValue] = [:]
    for property in PropertyTable.properties(of: PropertyTable.described(nearestTo: view).className) {
      // A tint is inherited by all views, and drawn by few.
      if property.name == "tintColor", !drawsTint(view) { continue }
      if case .font(let font)? = property.read(view), let style = font.standardTextStyle?.caseName {
        result[style] = .name(ValueWords.points(Double(font.pointSize)))
      }
      guard case .color(let color)? = property.read(view), let name = SystemPalette.name(of: color) else { continue }
      result[name] = .color(ComparedColor(components: ComparedColor.components(of: color, in: view.traitCollection)))
    }
    // A shape is drawn in the tint of the views around it.
    if view is UIImageView, drawsTint(view), let color = view.tintColor, let name = SystemPalette.name(of: color) {
      result[name] = .color(ComparedColor(components: ComparedColor.components(of: color, in: view.traitCollection)))
    }
    return result
  }

  /// The properties whose colors are seen as long as a view is neither selected nor highlighted.
  private static let seenColors: Set<String> = [
    "backgroundColor", "textColor", "titleColor", "tintColor", "separatorColor", "barTintColor",
  ]

  /// Returns the colors of a view as they are drawn in its appearance, by the names of their properties.
  static func drawnColors(of view: UIView) -> [String: ComparedColor] {
    var result: [String: ComparedColor] = [:]
    for property in PropertyTable.properties(of: PropertyTable.described(nearestTo: view).className)
    where seenColors.contains(property.name) && (property.name != "tintColor" || drawsTint(view)) {
      guard case .color(let color)? = property.read(view) else { continue }
      let drawn = ComparedColor(components: ComparedColor.drawnComponents(of: color, in: view.traitCollection))
      if drawn.components?.last ?? 0 > 0 { result[property.name] = drawn }
    }
    return result
  }

  /// Whether a view is drawn in its tint color: a control, or an image that is a shape only.
  private static func drawsTint(_ view: UIView) -> Bool {
    guard let image = (view as? UIImageView)?.image else { return view is UIControl }
    return image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
  }

  private static var known: [String: [String: ComparedValue]] = [:]

  private static func standard(of table: PropertyTable) -> [String: ComparedValue] {
    if let values = known[table.className] { return values }
    let values = table.make.map { all(of: $0(), in: table) } ?? [:]
    known[table.className] = values
    return values
  }

  private static func all(of view: UIView, in table: PropertyTable) -> [String: ComparedValue] {
    let properties = PropertyTable.properties(of: table.className).filter { !leftOut.contains($0.name) }
    return Dictionary(
      properties.compactMap { property in
        property.read(view).flatMap { ComparedValue($0, in: view.traitCollection) }.map { (property.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

@MainActor
extension ComparedValue {
  /// Creates the value of a property; `nil` for no value.
  fileprivate init?(_ content: PropertyContent, in traits: UITraitCollection) {
    switch content {
    case .nothing, .attributedText: return nil
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .texts(let texts): self = .list(texts.map { .text($0) })
    case .choice(let name): self = .name(name)
    case .color(let color): self = .color(ComparedColor(color, in: traits))
    case .font(let font): self = .font(ComparedFont(font))
    case .image(let image):
      self =
        image.symbolFacts.map { ComparedValue.name($0.name) }
        ?? .list([.number(Double(image.size.width)), .number(Double(image.size.height))])
    case .size(let size): self = .list([.number(Double(size.width)), .number(Double(size.height))])
    case .insets(let insets):
      self = .list([insets.top, insets.left, insets.bottom, insets.right].map { .number(Double($0)) })
    case .directionalInsets(let insets):
      self = .list([insets.top, insets.leading, insets.bottom, insets.trailing].map { .number(Double($0)) })
    }
  }
}

extension ComparedColor {
  @MainActor
  fileprivate init(_ color: UIColor, in traits: UITraitCollection) {
    // As in one system: a color that follows it is the same color. Those of the system are known by their names.
    let components = InterfaceGeneration.standard.whileCurrent { Self.components(of: color, in: traits) }
    self.init(name: SystemPalette.name(of: color), components: components)
  }

  /// Returns red, green, blue and alpha in the light appearance: a color that follows the appearance is the same color.
  @MainActor
  fileprivate static func components(of color: UIColor, in traits: UITraitCollection) -> [Double] {
    drawnComponents(
      of: color, in: UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .light)]))
  }

  /// Returns red, green, blue and alpha in an appearance.
  @MainActor
  fileprivate static func drawnComponents(of color: UIColor, in traits: UITraitCollection) -> [Double] {
    let parts = (color.resolvedColor(with: traits).cgColor.components ?? []).map { Double($0) }
    let gray = parts.first ?? 0
    return parts.count == 4 ? parts : [gray, gray, gray, parts.last ?? 1]
  }
}

extension ComparedFont {
  @MainActor
  fileprivate init(_ font: UIFont) {
    let weight = UIFont.Weight.namedCases.min {
      abs($0.value.rawValue - font.weight.rawValue) < abs($1.value.rawValue - font.weight.rawValue)
    }
    let style = font.standardTextStyle?.caseName
    self.init(
      style: style, name: font.isSystemFont ? nil : font.fontName,
      size: style == nil ? Double(font.pointSize) : nil, weight: weight?.name == "regular" ? nil : weight?.name)
  }
}
