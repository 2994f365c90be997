// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import XcodeProjects

/// `tinamou init`: writes the manifest with which an app's target or folder is a package.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a Package.swift for an Xcode project's app, or for a folder of sources.",
    discussion: "With --agents or --editor, `tinamou init` writes lines for coding agents or the settings of an editor."
  )

  @Option(
    help: """
      The Xcode project, the specification of XcodeGen, or the folder with the sources; those of the current directory unless \
      named.
      """)
  var from: String?

  @Option(help: "The target of the project; the first app for iOS unless named.")
  var target: String?

  @Flag(help: "Replace a Package.swift that is there.")
  var force = false

  func run() throws {
    let plan = try source().plan(target: target, in: Self.currentDirectory)
    let manifest = plan.directory.appendingPathComponent("Package.swift")
    guard force || !FileManager.default.fileExists(atPath: manifest.path) else {
      throw ValidationError("\(manifest.path) is there already; --force replaces it.")
    }
    try Data(plan.manifest.utf8).write(to: manifest, options: .atomic)
    StandardError.write("Wrote \(manifest.path).\n" + plan.exclusions.joined())
    if plan.excluded.isEmpty { return }
    StandardError.write("The lists after `exclude:` in the manifest name all of them.\n")
  }

  private func source() throws -> ProjectSearch {
    guard let from else { return try ProjectSearch(in: Self.currentDirectory) }
    let url = URL(fileURLWithPath: from).standardizedFileURL
    switch url.pathExtension {
    case "xcodeproj", "yml", "yaml": return .project(url)
    case "xcworkspace": return try ProjectSearch(in: url.deletingLastPathComponent())
    default: return try ProjectSearch(in: url)
    }
  }

  private static var currentDirectory: URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}
