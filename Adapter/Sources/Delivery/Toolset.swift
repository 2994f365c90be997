// SPDX-License-Identifier: MIT

import Foundation

/// The files that bring the adapted sources to the compiler: an overlay of the file system, and a toolset that names it.
public struct Toolset: Sendable {
  private let package: AdaptedPackage
  private let exports: [String]

  /// Creates the files' description.
  ///
  /// - Parameter exports: The symbols that programs and tests look up in themselves.
  public init(_ package: AdaptedPackage, exports: [String] = []) {
    (self.package, self.exports) = (package, exports)
  }

  /// The file to which the toolset is written if no other is named.
  public var defaultFile: URL { package.output.appendingPathComponent("toolset.json") }

  /// Writes the overlay and the toolset; files that say the same already are left alone.
  public func write(_ overlay: [(path: String, text: String)], libraries: [PrebuiltLibrary], to file: URL) throws {
    let overlayFile = package.output.appendingPathComponent("overlay.yaml")
    let roots = overlay.map { ["type": "file", "name": $0.path, "external-contents": $0.text] }
    let description: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
    try Self.replace(overlayFile, try Self.json(description))
    // The libraries' modules name modules of C whose headers nobody but the libraries needs.
    let moduleMap = package.output.appendingPathComponent("libraries.modulemap")
    try Self.replace(moduleMap, Data(PrebuiltLibrary.hiddenModules.map { "module \($0) [system] {}\n" }.joined().utf8))
    // Every toolchain has this linker, which needs a third of the time of gold, the usual one.
    var options = ["-use-ld=lld", "-vfsoverlay", overlayFile.path]
    if !libraries.isEmpty { options += ["-Xcc", "-fmodule-map-file=\(moduleMap.path)"] }
    for library in libraries { options += library.compilerOptions }
    let toolset: [String: Any] = [
      "schemaVersion": "1.0", "swiftCompiler": ["extraCLIOptions": options],
      "linker": [
        "extraCLIOptions": libraries.flatMap(\.linkerOptions) + exports.map { "--export-dynamic-symbol=\($0)" }
      ],
    ]
    try Self.replace(file, try Self.json(toolset))
  }

  private static func json(_ value: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  private static func replace(_ file: URL, _ data: Data) throws {
    if let old = try? Data(contentsOf: file), old == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
