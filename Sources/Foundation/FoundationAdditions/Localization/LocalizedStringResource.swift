// SPDX-License-Identifier: MIT

import Foundation

/// A localized string that is looked up later, with the table, the bundle and the locale to look in.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle with the table.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the program.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a location.
    case atURL(URL)

    /// Whether the bundles are the same.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool { left.bundle == right.bundle }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The value where the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` stands for `Localizable`.
  public let table: String?
  /// The locale for numbers in the text. Stored; has no effect: texts are those of the bundle.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// Creates a resource whose key is also its text where the table has none.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a resource with a key and the text where the table has none.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = (key.description, defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a resource without placeholders.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource with the placeholders of an interpolation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type whose values have a localized description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// Creates the text that a table of localized strings has for a key, or the key itself.
  ///
  /// - Parameters:
  ///   - table: The name of the table; `Localizable` if it is `nil`.
  ///   - bundle: The bundle with the table; that of the program if it is `nil`.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(keyAndValue.key, keyAndValue, table, bundle ?? .main, locale)
  }

  /// Creates the text that a table of localized strings has for a key, or a default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.localized(key.description, defaultValue, table, bundle ?? .main, locale)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = Self.localized(
      resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }

  private static func localized(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle, _ locale: Locale
  ) -> String {
    value.text(of: bundle.localizedString(forKey: key, value: value.key, table: table), locale: locale)
  }
}
