// SPDX-License-Identifier: MIT

import FontFiles

/// The reason for which fonts cannot be registered or unregistered.
package enum FontRegistrationError: Error, Hashable, Sendable {
  /// The file cannot be read, for the given reason.
  case unreadable(String)
  /// The contents of the file cannot be used.
  case unusable(FontFileError)
  /// The file is already registered.
  case alreadyRegistered
  /// The file is not registered.
  case notRegistered

  /// A description of the reason, without the path.
  package var reason: String {
    switch self {
    case .unreadable(let reason): reason
    case .unusable(let error): error.description
    case .alreadyRegistered: "the fonts of this file are already registered"
    case .notRegistered: "the fonts of this file are not registered"
    }
  }
}
