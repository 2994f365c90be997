// SPDX-License-Identifier: MIT

/// What a text field or view tells the keyboard. All of it is kept; there is no keyboard here.
///
/// Source: Apple, `UITextInputTraits`.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// Which words begin with a capital by themselves.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text means, so that the system can offer one.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The value as UIKit has it.
  public let rawValue: String
  /// The value that UIKit has for `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address on one line.
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
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code to be used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a text field or view keeps for the keyboard.
struct KeyboardTraits {
  var autocapitalization: UITextAutocapitalizationType = .sentences
  var autocorrection: UITextAutocorrectionType = .default
  var spellChecking: UITextSpellCheckingType = .default
  var keyboard: UIKeyboardType = .default
  var appearance: UIKeyboardAppearance = .default
  var returnKey: UIReturnKeyType = .default
  var enablesReturnKeyAutomatically = false
  var contentType: UITextContentType?
}
