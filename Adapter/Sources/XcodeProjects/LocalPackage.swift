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
  /// The libraries that the manifest declares, without targets that Linux cannot compile.
  let products: [Product]

  /// Reads the manifest in a directory. Returns `nil` if there is none.
  init?(_ directory: URL) {
    guard
      let text = try? String(contentsOf: directory.appendingPathComponent("Package.swift"), encoding: .utf8)
    else { return nil }
    self.directory = directory.standardizedFileURL
    let foreign = Self.foreignTargets(in: text, directory)
    products = Self.products(in: text).compactMap { product in
      let targets = product.targets.filter { !foreign.contains($0) }
      return targets.isEmpty && !product.targets.isEmpty ? nil : Product(name: product.name, targets: targets)
    }
  }

  /// Returns the first product with a name or a module.
  func product(_ name: String) -> Product? {
    products.first { $0.name == name } ?? products.first { $0.targets.contains(name) }
  }

  // MARK: Manifest

  /// The libraries whose names are literals. The manifest is not run.
  static func products(in manifest: String) -> [Product] {
    calls(of: ".library(", in: manifest).compactMap { declaration in
      guard let name = literals(after: "name:", in: declaration).first else { return nil }
      return Product(name: name, targets: literals(after: "targets:", in: declaration))
    }
  }

  /// The targets with Objective-C sources and those that are binary.
  private static func foreignTargets(in manifest: String, _ directory: URL) -> Set<String> {
    func name(_ target: Substring) -> String { literals(after: "name:", in: target).first ?? "" }
    let binary = calls(of: ".binaryTarget(", in: manifest).map(name)
    let mixed = calls(of: ".target(", in: manifest).filter { target in
      let path = literals(after: "path:", in: target).first ?? "Sources/\(name(target))"
      let files = FileManager.default.enumerator(atPath: directory.appendingPathComponent(path).path)
      return files?.contains { ["m", "mm"].contains(($0 as? NSString)?.pathExtension) } ?? false
    }
    return Set(binary + mixed.map(name))
  }

  /// The arguments of the calls of a function.
  private static func calls(of function: String, in manifest: String) -> [Substring] {
    manifest.ranges(of: function).map { beforeClosingParenthesis(manifest[$0.upperBound...]) }
  }

  /// The text up to the parenthesis that closes one opened before it.
  private static func beforeClosingParenthesis(_ text: Substring) -> Substring {
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
