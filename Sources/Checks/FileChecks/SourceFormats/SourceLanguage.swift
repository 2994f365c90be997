// SPDX-License-Identifier: MIT

/// A language of source files in which formats occur.
public enum SourceLanguage: Sendable {
  /// Swift.
  case swift
  /// Objective-C or Objective-C++.
  case objectiveC

  /// Creates the language of the files with the extension of `path`; `nil` if it is not a supported one.
  public init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".swift") {
      self = .swift
    } else if name.hasSuffix(".m") || name.hasSuffix(".mm") || name.hasSuffix(".h") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
