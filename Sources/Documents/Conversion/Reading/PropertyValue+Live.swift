// SPDX-License-Identifier: MIT

import LayoutFiles
import Tinamou

@MainActor
extension PropertyValue {
  init(_ content: PropertyContent) {
    self =
      switch content {
      case .nothing: .none
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .choice(let name): .choice(name)
      case .color(let color): .init(color)
      case .font(let font): .init(font)
      case .image(let image): .init(image)
      case .size(let size): .size(width: Double(size.width), height: Double(size.height))
      case .insets(let insets): .insets(DescribedInsets(insets))
      case .attributedText(let text): .init(text)
      }
  }

  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  init(_ color: UIColor?) {
    guard let color else {
      self = .none
      return
    }
    self = .color(DescribedColor(color))
  }

  init(_ font: UIFont?) {
    guard let font else {
      self = .none
      return
    }
    let weight = UIFont.Weight.namedCases.min {
      abs($0.value.rawValue - font.weight.rawValue) < abs($1.value.rawValue - font.weight.rawValue)
    }
    self = .font(
      DescribedFont(
        style: font.standardTextStyle?.caseName,
        name: font.isSystemFont ? nil : font.fontName,
        isAvailable: font.isSystemFont || UIFont(name: font.fontName, size: font.pointSize) != nil,
        substitute: nil, size: Double(font.pointSize),
        weight: weight?.name ?? "regular", isItalic: font.fontDescriptor.symbolicTraits.contains(.traitItalic),
        hasMonospacedDigits: font.hasMonospacedDigits))
  }

  init(_ image: UIImage?) {
    guard let image else {
      self = .none
      return
    }
    if let symbol = image.symbolFacts,
      symbol.scale == .unspecified || symbol.pointSize == nil && symbol.scale == .medium
    {
      self = .image(
        .symbol(
          name: symbol.name, pointSize: symbol.pointSize.map { Double($0) },
          weight: symbol.weight.caseName ?? "unspecified"))
    } else {
      self = .image(.sized(width: Double(image.size.width), height: Double(image.size.height)))
    }
  }

  /// Describes a button's configuration by what differs from a new one of its style.
  init(_ configuration: UIButton.Configuration) {
    var standard: UIButton.Configuration
    switch configuration.styleName {
    case "gray": standard = .gray()
    case "tinted": standard = .tinted()
    case "filled": standard = .filled()
    default: standard = .plain()
    }
    // The size comes first because it sets the insets.
    standard.buttonSize = configuration.buttonSize
    var parts = [DescribedProperty(name: "style", value: .choice(configuration.styleName))]
    func add(_ name: String, _ value: PropertyValue, unless standard: PropertyValue) {
      if value != standard { parts.append(DescribedProperty(name: name, value: value)) }
    }
    add("buttonSize", .choice(configuration.buttonSize.caseName ?? "medium"), unless: .choice("medium"))
    let title = Self.attributedTitle(of: configuration)
    add("title", title == .none ? .init(configuration.title) : .none, unless: .none)
    add("attributedTitle", title, unless: .none)
    add("showsActivityIndicator", .flag(configuration.showsActivityIndicator), unless: .flag(false))
    add("subtitle", .init(configuration.subtitle), unless: .none)
    add("image", .init(configuration.image), unless: .none)
    let edges: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let placement = edges.first { $0.0 == configuration.imagePlacement }?.1 ?? "leading"
    add("imagePlacement", .choice(placement), unless: .choice("leading"))
    add("imagePadding", .number(Double(configuration.imagePadding)), unless: .number(Double(standard.imagePadding)))
    add("titlePadding", .number(Double(configuration.titlePadding)), unless: .number(Double(standard.titlePadding)))
    add(
      "contentInsets", .directionalInsets(DescribedInsets(configuration.contentInsets)),
      unless: .directionalInsets(DescribedInsets(standard.contentInsets)))
    add(
      "cornerStyle", .choice(configuration.cornerStyle.caseName ?? "dynamic"),
      unless: .choice(standard.cornerStyle.caseName ?? "dynamic"))
    add("baseForegroundColor", .init(configuration.baseForegroundColor), unless: .none)
    add("baseBackgroundColor", .init(configuration.baseBackgroundColor), unless: .none)
    self = .group(parts)
  }
}

@MainActor
extension PropertyValue {
  /// Describes the title of a configuration if it has attributes, of its own or from a transformer.
  fileprivate static func attributedTitle(of configuration: UIButton.Configuration) -> PropertyValue {
    guard let title = configuration.attributedTitle else { return .none }
    var runs: [DescribedRun] = []
    for run in title.runs {
      var attributes = run.attributes
      if let transformer = configuration.titleTextAttributesTransformer { attributes = transformer(attributes) }
      let values: [(String, PropertyValue)] = [
        ("font", .init(attributes.uiKit.font)), ("foregroundColor", .init(attributes.uiKit.foregroundColor)),
        ("backgroundColor", .init(attributes.uiKit.backgroundColor)),
        ("kern", attributes.uiKit.kern.map { .number(Double($0)) } ?? .none),
      ]
      runs.append(
        DescribedRun(
          text: String(title[run.range].characters),
          attributes: values.filter { $0.1 != .none }.map { DescribedProperty(name: $0.0, value: $0.1) }))
    }
    return runs.allSatisfy(\.attributes.isEmpty) ? .none : .attributedText(runs)
  }
}

@MainActor
extension DescribedColor {
  init(_ color: UIColor) {
    if let name = ColorNames.name(of: color) {
      self = .named(name)
      return
    }
    let parts = (color.cgColor.components ?? []).map { Double($0) }
    self =
      parts.count == 4
      ? .components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      : .components(red: parts.first ?? 0, green: parts.first ?? 0, blue: parts.first ?? 0, alpha: parts.last ?? 1)
  }
}

extension DescribedInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
      right: Double(insets.trailing))
  }
}
