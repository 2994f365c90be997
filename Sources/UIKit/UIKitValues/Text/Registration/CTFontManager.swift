// SPDX-License-Identifier: MIT

import Foundation

/// The scope of a registration of fonts.
///
/// Differs from Core Text: every scope is that of the process.
///
/// Source: Apple, `CTFontManagerScope`.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The process.
  case process = 1
  /// All processes of the user, until the fonts are unregistered.
  case persistent = 2
  /// All processes of the user, until the user logs out.
  case session = 3
}

/// The codes of errors of the font manager.
///
/// Source: Apple, `CTFontManagerError`.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist or cannot be read.
  case fileNotFound = 101
  /// The file is not a font, or cannot be used.
  case unrecognizedFormat = 103
  /// The font is registered already.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
}

/// The domain of errors of the font manager.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them by PostScript or family name.
///
/// - Parameters:
///   - fontURL: The file: TrueType, OpenType or a collection. Of a variable font it is the default instance.
///   - scope: Has no effect.
///   - error: Receives an error with a code of ``CTFontManagerError`` if the result is `false`.
/// - Returns: Whether the fonts were registered.
///
/// Differs from Core Text: the types of the URL and the error are Foundation's.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  attempt(on: fontURL, error) { path throws(FontRegistrationError) in
    try FontRegistrations.current.register(path)
  }
}

/// Removes the fonts of a file that `CTFontManagerRegisterFontsForURL(_:_:_:)` registered. Fonts that were created
/// from it remain valid.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Has no effect.
///   - error: Receives an error with a code of ``CTFontManagerError`` if the result is `false`.
/// - Returns: Whether the fonts were registered before.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  attempt(on: fontURL, error) { path throws(FontRegistrationError) in
    try FontRegistrations.current.unregister(path)
  }
}

/// Registers the fonts of a file that is given as an object, as in `url as CFURL`.
@_disfavoredOverload @discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  CTFontManagerRegisterFontsForURL(fontURL as URL, scope, error)
}

/// Removes the fonts of a file that is given as an object, as in `url as CFURL`.
@_disfavoredOverload @discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  CTFontManagerUnregisterFontsForURL(fontURL as URL, scope, error)
}

/// Registers the fonts of several files, as `CTFontManagerRegisterFontsForURL(_:_:_:)` does for one.
///
/// - Parameters:
///   - fontURLs: The files: a list of `URL`s.
///   - scope: Has no effect.
///   - errors: Receives a list of errors with a code of ``CTFontManagerError`` if the result is `false`.
/// - Returns: Whether the fonts of all files were registered. Those of the other files are registered nevertheless.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  attempt(onEach: fontURLs, errors) { CTFontManagerRegisterFontsForURL($0, scope, $1) }
}

/// Removes the fonts of several files that were registered.
///
/// - Parameters:
///   - fontURLs: The files: a list of `URL`s.
///   - scope: Has no effect.
///   - errors: Receives a list of errors with a code of ``CTFontManagerError`` if the result is `false`.
/// - Returns: Whether the fonts of all files were registered before.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  attempt(onEach: fontURLs, errors) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
}

private func attempt(
  onEach urls: NSArray, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?,
  _ body: (URL, UnsafeMutablePointer<Unmanaged<NSError>?>) -> Bool
) -> Bool {
  var failures: [NSError] = []
  for case let url as URL in urls {
    var error: Unmanaged<NSError>?
    if !body(url, &error), let failure = error?.takeRetainedValue() { failures.append(failure) }
  }
  // As in Core Text, the caller releases the errors.
  if !failures.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: failures)) }
  return failures.isEmpty
}

private func attempt(
  on url: URL, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?,
  _ body: (String) throws(FontRegistrationError) -> Void
) -> Bool {
  do throws(FontRegistrationError) {
    try body(url.path)
    return true
  } catch let reason {
    let value = NSError(
      domain: kCTFontManagerErrorDomain, code: reason.code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(url.path): \(reason.reason)"])
    // As in Core Text, the caller releases the error.
    error?.pointee = Unmanaged.passRetained(value)
    return false
  }
}

extension FontRegistrationError {
  fileprivate var code: CTFontManagerError {
    switch self {
    case .unreadable: .fileNotFound
    case .unusable: .unrecognizedFormat
    case .alreadyRegistered: .alreadyRegistered
    case .notRegistered: .notRegistered
    }
  }
}
