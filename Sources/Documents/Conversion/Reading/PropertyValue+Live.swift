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
      case .texts(let texts): .texts(texts)
      case .choice(let name): .choice(name)
      case .color(let color): .init(color)
      case .font(let font): .init(font)
      case .image(let image): .init(image)
      case .size(let size): .size(width: Double(size.width), height: Double(size.height))
      case .insets(let insets): .insets(DescribedInsets(insets))
      case .directionalInsets(let insets): .directionalInsets(DescribedInsets(insets))
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
