// SPDX-License-Identifier: MIT

/// A file of a target that cannot be part of the package.
public struct ExcludedFile: Hashable, Sendable {
  /// The reason that a file cannot be part of the package.
  public enum Reason: Hashable, Sendable {
    /// It is written in Objective-C, C or C++.
    case otherLanguage
    /// It imports a module that is not on Linux and that no package provides. What uses the module is left out.
    case missingModule(String)
    /// Only Xcode compiles files of this kind.
    case xcodeOnly(String)
    /// It is a resource with the name of another one: a bundle has all of them in one folder.
    case sameName(String)
    /// The project names it, and it does not exist.
    case missing

    /// The reason in words.
    public var sentence: String {
      switch self {
      case .otherLanguage: "is not written in Swift; a target of a package has one language"
      case .missingModule(let name): "imports \(name), which is not available on Linux"
      case .xcodeOnly(let kind): "is compiled by Xcode only (\(kind))"
      case .sameName(let name): "has the name of another resource, \(name)"
      case .missing: "is named by the project and does not exist"
      }
    }
  }

  /// The path below the package's directory.
  public var path: String
  /// The reason that it is not part of the package.
  public var reason: Reason
}
