// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import SourceAdapter

/// `tinamou-swift previews`: builds the program that shows previews, and prints what it can show. `tinamou preview` calls it.
struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "Build the program that shows previews, and list them as JSON.",
    usage: "tinamou-swift previews [--list] [--app] [arguments of `swift build` …]", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift build`.")
  var arguments: [String] = []

  func run() throws {
    Interruption.observe()
    let folder = arguments.option("--package-path") ?? "."
    // Two commands at once, such as those for two versions of iOS, build one after the other.
    try BuildLock.hold(project: URL(fileURLWithPath: folder)) { try perform() }
  }

  private func perform() throws {
    let isList = arguments.contains("--list")
    let rest = arguments.filter { !["--list", "--app"].contains($0) }
    let session = try BuildSession(rest, for: arguments.contains("--app") ? .app : .previews)
    var adaptation = try session.prepare(isBuilt: !isList)
    let description = try session.describe()
    var program = isList ? nil : try session.program(of: description, adaptation)
    if let built = program, description.program != nil {
      (program, adaptation) = try AppStart(of: session).perform(built, adaptation)
    }
    var list = PreviewList(program: program?.path, of: description, in: session.package, adaptation.facts)
    list.environment = try session.runEnvironment()
    list.missing = OmissionRecord.lostModules(of: session.package)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(list) + Data("\n".utf8))
  }
}

/// The facts of a package that `tinamou preview` has to know.
private struct PreviewList: Encodable {
  struct Target: Encodable {
    /// The name of the module.
    var name: String
    var path: String
  }
  /// A block `#Preview`, or a class that can be shown without arguments.
  struct Item: Encodable {
    var name: String?
    /// The name of the class with its module; `nil` for a preview of SwiftUI.
    var type: String?
    /// `preview`, `view` or `controller`.
    var kind: String
    var file: String
    var line: Int
    var column: Int
  }

  /// The program; `nil` if it was not built.
  var program: String?
  /// Variables with which the program has to be started.
  var environment: [String: String] = [:]
  /// The modules without which the program was built.
  var missing: [String] = []
  /// Whether the package has an app.
  var isApp: Bool
  var targets: [Target]
  var items: [Item]

  init(
    program: String?, of description: PackageDescription, in package: AdaptedPackage, _ facts: [String: FileFacts]
  ) {
    self.program = program
    isApp = description.program != nil
    targets = description.targets.filter { $0.type != "test" }.map {
      Target(name: $0.moduleName, path: package.root.appendingPathComponent($0.path).resolvingSymlinksInPath().path)
    }
    let index = PackageIndex(Array(facts.values))
    items = facts.sorted { $0.key < $1.key }.flatMap { [targets] path, facts -> [Item] in
      // Targets can be in directories of others.
      let owner = targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
      guard let module = owner?.name else { return [] }
      let blocks = facts.previews.map { block in
        Item(
          name: block.name, type: block.typeName.map { "\(module).\($0)" }, kind: "preview", file: path,
          line: block.line, column: block.column)
      }
      let types = index.shownTypes(of: facts).map { type in
        Item(
          name: type.name, type: "\(module).\(type.name)", kind: type.kind.rawValue, file: path, line: type.line,
          column: 1)
      }
      return blocks + types
    }
  }
}
