// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// An app that shows the previews of a package whose products are libraries.
///
/// It is a package of its own in the scratch directory, which depends on the package by its path.
struct PreviewHost {
  static let name = "TinamouPreviewHost"

  private let package: AdaptedPackage
  private let description: PackageDescription
  /// The checkout of Tinamou that the package itself depends on; `nil` for one that does not name it.
  private let checkout: URL?

  init(_ package: AdaptedPackage, _ description: PackageDescription, checkout: URL?) {
    self.package = package
    self.description = description
    self.checkout = checkout
  }

  /// The directory of the host.
  private var directory: URL { package.output.appendingPathComponent("host", isDirectory: true) }

  /// The directory that SwiftPM builds the host in.
  var scratch: URL { directory.appendingPathComponent(".build", isDirectory: true) }

  /// The arguments that name the directories of the host to `swift`.
  var directories: [String] { ["--package-path", directory.path, "--scratch-path", scratch.path] }

  /// The libraries of the package that an app can link.
  private var libraries: [PackageDescription.Product] { description.products.filter(\.isLibrary) }

  /// Whether there is something to show.
  var isPossible: Bool { !libraries.isEmpty }

  /// Writes the files of the host, where they differ.
  func write() throws {
    try Self.replace(directory.appendingPathComponent("Package.swift"), manifest)
    try Self.replace(directory.appendingPathComponent("Sources/\(Self.name)/main.swift"), program)
  }

  private var manifest: String {
    let identity = package.root.lastPathComponent
    var products = libraries.map { ".product(name: \"\($0.name)\", package: \"\(identity)\")" }
    if let checkout {
      products += ["UIKit", "Previews"].map { ".product(name: \"\($0)\", package: \"\(checkout.lastPathComponent)\")" }
    }
    // UIKit looks the function up that answers `tinamou preview`, which is in a library otherwise.
    let exports = checkout == nil ? "" : ",\n      linkerSettings: [.unsafeFlags([\"-Xlinker\", \"--export-dynamic\"])]"
    let paths = [package.root.path] + [checkout?.path].compactMap { $0 }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(Self.name)",
        dependencies: [
          \(paths.map { ".package(path: \"\($0)\")," }.joined(separator: "\n    "))
        ],
        targets: [
          .executableTarget(
            name: "\(Self.name)",
            dependencies: [
              \(products.joined(separator: ",\n        "))
            ]\(exports))
        ]
      )

      """
  }

  private var program: String {
    let modules = Set(libraries.flatMap(\.targets).map(ModuleName.of)).sorted()
    return """
      import UIKit
      \(modules.map { "import \($0)" }.joined(separator: "\n"))
      \(checkout == nil ? "" : "import Previews\n")
      final class AppDelegate: UIResponder, UIApplicationDelegate {}

      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

      """
  }

  private static func replace(_ file: URL, _ text: String) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
