// SPDX-License-Identifier: MIT

import Foundation

/// A target for whose resources Tuist generates accessors.
public struct ResourceTarget: Sendable {
  /// The name of the target.
  public let name: String
  /// The paths of its Swift files.
  public let sources: [String]
  /// Its files and folders of resources.
  public let resources: [URL]

  /// Creates a target.
  public init(name: String, sources: [String], resources: [URL]) {
    (self.name, self.sources, self.resources) = (name, sources, resources)
  }

  /// Adds the accessors to the first file of the target that has no statements of a program.
  func add(to declarations: inout GeneratedDeclarations) {
    guard let file = sources.sorted().first(where: { !$0.hasSuffix("/main.swift") }) else { return }
    let text = ResourceSearch.accessors(of: resources).declarations(for: name)
    if !text.isEmpty { declarations.add(text, to: file) }
  }
}
