// SPDX-License-Identifier: MIT

/// The keyboard settings of a text field or text view.
///
/// Differs from UIKit: there is no keyboard input, so they are only stored, except ``isSecureTextEntry`` of text fields.
///
/// Source: Apple, `UITextInputTraits`.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The words that are capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is enabled only when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for suggestions by the system.
  var textContentType: UITextContentType! { get set }
}

/// The defaults of the traits, because requirements are not optional on Linux.
extension UITextInputTraits {
  /// `.sentences`; it cannot be set.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// `.default`; it cannot be set.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// `.default`; it cannot be set.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// `.default`; it cannot be set.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// `.default`; it cannot be set.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// `.default`; it cannot be set.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// `false`; it cannot be set.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// `false`; it cannot be set.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// `nil`; it cannot be set.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// The words that are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The type of the keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  /// The former name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, for suggestions by the system.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Creates a type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address on one line.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The stored keyboard settings of a text field or text view.
package struct KeyboardTraits {
  package var autocapitalization: UITextAutocapitalizationType = .sentences
  package var autocorrection: UITextAutocorrectionType = .default
  package var spellChecking: UITextSpellCheckingType = .default
  package var keyboard: UIKeyboardType = .default
  package var appearance: UIKeyboardAppearance = .default
  package var returnKey: UIReturnKeyType = .default
  package var enablesReturnKeyAutomatically = false
  package var contentType: UITextContentType?

  package init() {}
}
