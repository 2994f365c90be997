// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import XcodeProjects

/// `tinamou init`: writes the manifest with which an app's target or folder is a package.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a Package.swift for an Xcode project's app, or for a folder of sources.")

  @Option(help: "The Xcode project, or the folder with the sources.")
  var from: String

  @Option(help: "The target of the project; the first app for iOS unless named.")
  var target: String?

  @Flag(help: "Replace a Package.swift that is there.")
  var force = false

  func run() throws {
    let source = URL(fileURLWithPath: from).standardizedFileURL
    let plan =
      source.pathExtension == "xcodeproj"
      ? try ManifestPlan(project: source, target: target) : try ManifestPlan(folder: source)
    let manifest = plan.directory.appendingPathComponent("Package.swift")
    guard force || !FileManager.default.fileExists(atPath: manifest.path) else {
      throw ValidationError("\(manifest.path) is there already; --force replaces it.")
    }
    try Data(plan.manifest.utf8).write(to: manifest, options: .atomic)
    StandardError.write(plan.report)
  }
}
