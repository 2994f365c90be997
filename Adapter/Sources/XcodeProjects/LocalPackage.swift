// SPDX-License-Identifier: MIT

import Foundation

/// A package in a directory near an Xcode project.
struct LocalPackage: Hashable, Sendable {
  /// A library that other packages can depend on.
  struct Product: Hashable, Sendable {
    var name: String
    /// The modules that it consists of.
    var targets: [String]
  }

  /// The directory with the manifest.
  let directory: URL
  /// The libraries that the manifest declares.
  let products: [Product]

  /// Reads the manifest in a directory. Returns `nil` if there is none.
  init?(_ directory: URL) {
    guard
      let text = try? String(contentsOf: directory.appendingPathComponent("Package.swift"), encoding: .utf8)
    else { return nil }
    self.directory = directory.standardizedFileURL
    products = Self.products(in: text)
  }

  /// Returns the first product with a name or a module.
  func product(_ name: String) -> Product? {
    products.first { $0.name == name } ?? products.first { $0.targets.contains(name) }
  }

  // MARK: Manifest

  /// The libraries whose names are literals. The manifest is not run.
  static func products(in manifest: String) -> [Product] {
    manifest.components(separatedBy: ".library(").dropFirst().compactMap { text in
      let declaration = beforeClosingParenthesis(text)
      guard let name = literals(after: "name:", in: declaration).first else { return nil }
      return Product(name: name, targets: literals(after: "targets:", in: declaration))
    }
  }

  /// The text up to the parenthesis that closes one opened before it.
  private static func beforeClosingParenthesis(_ text: String) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text[...]
  }

  /// The string literal or the list of string literals after a label.
  private static func literals(after label: String, in text: Substring) -> [String] {
    guard let start = text.range(of: label)?.upperBound else { return [] }
    let rest = text[start...].drop { $0.isWhitespace }
    let isList = rest.first == "["
    let parts = (isList ? rest.prefix { $0 != "]" } : rest).split(separator: "\"", omittingEmptySubsequences: false)
    let strings = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    return isList ? strings : Array(strings.prefix(1))
  }
}
