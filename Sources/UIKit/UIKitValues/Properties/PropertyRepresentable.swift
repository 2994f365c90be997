// SPDX-License-Identifier: MIT

/// A type of the values of properties.
package protocol PropertyRepresentable {
  /// The kind of the values.
  static var propertyKind: PropertyKind { get }
  /// The value as that of a property of any type.
  var propertyContent: PropertyContent { get }
  /// Returns a value of this type; `nil` for a value of another kind.
  static func value(of content: PropertyContent) -> Self?
}

extension Optional: PropertyRepresentable where Wrapped: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .optional(Wrapped.propertyKind) }
  package var propertyContent: PropertyContent { map(\.propertyContent) ?? .nothing }

  package static func value(of content: PropertyContent) -> Self? {
    if case .nothing = content { return .some(nil) }
    return Wrapped.value(of: content).map { .some($0) }
  }
}

extension Bool: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .flag }
  package var propertyContent: PropertyContent { .flag(self) }

  package static func value(of content: PropertyContent) -> Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }
}

extension String: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .text }
  package var propertyContent: PropertyContent { .text(self) }

  package static func value(of content: PropertyContent) -> String? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension [String]: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .texts }
  package var propertyContent: PropertyContent { .texts(self) }

  package static func value(of content: PropertyContent) -> [String]? {
    if case .texts(let texts) = content { texts } else { nil }
  }
}

// MARK: Numbers

extension Double: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .number }
  package var propertyContent: PropertyContent { .number(self) }

  package static func value(of content: PropertyContent) -> Double? {
    if case .number(let number) = content { number } else { nil }
  }
}

extension CGFloat: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .number }
  package var propertyContent: PropertyContent { .number(Double(self)) }
  package static func value(of content: PropertyContent) -> CGFloat? { Double.value(of: content).map { CGFloat($0) } }
}

extension Float: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .float }
  /// The shortest decimal number that gives this one.
  package var propertyContent: PropertyContent { .number(Double("\(self)") ?? Double(self)) }
  package static func value(of content: PropertyContent) -> Float? { Double.value(of: content).map { Float($0) } }
}

extension Int: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .integer }
  package var propertyContent: PropertyContent { .number(Double(self)) }
  package static func value(of content: PropertyContent) -> Int? {
    Double.value(of: content).flatMap(Int.init(exactly:))
  }
}

// MARK: Values of UIKit

extension UIColor: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .color }
  package var propertyContent: PropertyContent { .color(self) }

  package static func value(of content: PropertyContent) -> Self? {
    if case .color(let color) = content { color as? Self } else { nil }
  }
}

extension UIFont: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .font }
  package var propertyContent: PropertyContent { .font(self) }

  package static func value(of content: PropertyContent) -> Self? {
    if case .font(let font) = content { font as? Self } else { nil }
  }
}

extension UIImage: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .image }
  package var propertyContent: PropertyContent { .image(self) }

  package static func value(of content: PropertyContent) -> Self? {
    if case .image(let image) = content { image as? Self } else { nil }
  }
}

extension CGSize: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .size }
  package var propertyContent: PropertyContent { .size(self) }

  package static func value(of content: PropertyContent) -> CGSize? {
    if case .size(let size) = content { size } else { nil }
  }
}

extension UIEdgeInsets: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .insets }
  package var propertyContent: PropertyContent { .insets(self) }

  package static func value(of content: PropertyContent) -> UIEdgeInsets? {
    if case .insets(let insets) = content { insets } else { nil }
  }
}

extension NSDirectionalEdgeInsets: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .directionalInsets }
  package var propertyContent: PropertyContent { .directionalInsets(self) }

  package static func value(of content: PropertyContent) -> NSDirectionalEdgeInsets? {
    if case .directionalInsets(let insets) = content { insets } else { nil }
  }
}

extension NSAttributedString: PropertyRepresentable {
  package static var propertyKind: PropertyKind { .attributedText }
  package var propertyContent: PropertyContent { .attributedText(self) }

  package static func value(of content: PropertyContent) -> Self? {
    if case .attributedText(let text) = content { text as? Self } else { nil }
  }
}
