// SPDX-License-Identifier: MIT

import Foundation

/// A dynamic library of Tinamou, compiled once, which adapted packages link without naming it in their manifests.
public struct PrebuiltLibrary: Sendable {
  /// The way in which a checkout builds the library.
  public struct Recipe: Sendable {
    /// The directory with the manifest.
    let package: URL
    /// The directory that SwiftPM builds the library in.
    public let scratch: URL
    /// The environment in which the manifest has the product.
    public let environment: [String: String]

    /// The directory of what SwiftPM has built.
    var programs: URL { scratch.appendingPathComponent("debug", isDirectory: true) }
  }

  /// The name of the product.
  public let product: String
  /// The way in which the library is built; `nil` if it came compiled.
  public let recipe: Recipe?
  /// The directory of the library, and of the directory `Modules`.
  private let directory: URL
  /// The description of a C module that the modules import; `nil` if they import none.
  private let moduleMap: URL?
  /// More options for the compiler.
  private let options: [String]

  init(product: String, directory: URL, moduleMap: URL? = nil, options: [String] = [], recipe: Recipe? = nil) {
    self.product = product
    self.directory = directory
    self.moduleMap = moduleMap
    self.options = options
    self.recipe = recipe
  }

  /// The modules of C that the libraries' modules import and clients do not use.
  static let hiddenModules = ["CCairo", "CPNG", "CPango", "CYaml"]

  /// The modules of the library for cryptography.
  public static let modulesOfCryptography: Set<String> = ["CryptoKit", "CommonCrypto"]

  private var binary: URL { directory.appendingPathComponent("lib\(product).so") }

  // MARK: Options

  /// Options with which the linker finds the library, as does the program. Corrections become parts of the program itself.
  var linkerOptions: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: corrections.path)) ?? []
    return ["-L", directory.path, "-l\(product)", "-rpath", directory.path]
      + names.sorted().map { corrections.appendingPathComponent($0).path }
  }

  /// The directory of the object files that correct functions of other libraries.
  private var corrections: URL { directory.appendingPathComponent("Corrections", isDirectory: true) }

  /// The module of those object files.
  private static let correctingModule = "FoundationCorrections"

  /// Options with which the compiler finds the modules.
  ///
  /// The last option changes with the library: SwiftPM does not look at the library's modules, and compiles a package again only if
  /// an option has changed.
  public var compilerOptions: [String] {
    let modules =
      ["-I", directory.appendingPathComponent("Modules").path]
      + (moduleMap.map { ["-Xcc", "-fmodule-map-file=\($0.path)"] } ?? [])
    guard let stamp = FileStamp(path: binary.path) else { return options + modules }
    return options + modules + ["-D", "\(product)_\(stamp.seconds)_\(stamp.nanoseconds)"]
  }

  // MARK: Building

  /// The compiler that made the library, in its own words; `nil` if that is not known. No other can import the modules.
  public var compiler: String? {
    try? String(contentsOf: record, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Takes what has been built to the directory of the library, unless that is where it was built, and notes the compiler.
  public func finish(compiler: String) throws {
    if let programs = recipe?.programs, programs != directory { try copyProducts(from: programs) }
    try Data((compiler + "\n").utf8).write(to: record, options: .atomic)
  }

  /// Copies the library and the modules that it contains. The folder of the build may have more, which an app must not see.
  private func copyProducts(from programs: URL) throws {
    let files = FileManager.default
    let modules = directory.appendingPathComponent("Modules", isDirectory: true)
    try? files.removeItem(at: modules)
    try files.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in try linkedModules(in: programs) {
      let file = "\(name).swiftmodule"
      try files.copyItem(
        at: programs.appendingPathComponent("Modules").appendingPathComponent(file),
        to: modules.appendingPathComponent(file))
    }
    try? files.removeItem(at: corrections)
    try files.createDirectory(at: corrections, withIntermediateDirectories: true)
    let objects = programs.appendingPathComponent("\(Self.correctingModule).build", isDirectory: true)
    for name in (try? files.contentsOfDirectory(atPath: objects.path)) ?? [] where name.hasSuffix(".c.o") {
      try files.copyItem(at: objects.appendingPathComponent(name), to: corrections.appendingPathComponent(name))
    }
    // The library takes its place whole, and last: it says that the rest is there, and a linker may be reading the one before it.
    let copy = directory.appendingPathComponent("\(binary.lastPathComponent).new")
    try? files.removeItem(at: copy)
    try files.copyItem(at: programs.appendingPathComponent(binary.lastPathComponent), to: copy)
    try files.setAttributes([.modificationDate: Date()], ofItemAtPath: copy.path)
    guard rename(copy.path, binary.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// The Swift modules whose object files the library was linked from.
  private func linkedModules(in programs: URL) throws -> Set<String> {
    let list = programs.appendingPathComponent("\(product).product/Objects.LinkFileList")
    let names = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap { path in
      path.split(separator: "/").last { $0.hasSuffix(".build") }?.dropLast(".build".count)
    }
    return Set(names.map(String.init)).filter {
      FileManager.default.fileExists(atPath: programs.appendingPathComponent("Modules/\($0).swiftmodule").path)
    }
  }

  private var record: URL { directory.appendingPathComponent("compiler") }

  /// Whether the library can be linked.
  public var isThere: Bool { FileStamp(path: binary.path) != nil }

  /// Whether the library is missing, made by another compiler, or older than a source of it.
  public func needsBuild(by compiler: String) -> Bool {
    guard let recipe else { return false }
    guard let built = FileStamp(path: binary.path), self.compiler == compiler else { return true }
    let sources = SourceSearch.files(below: recipe.package.appendingPathComponent("Sources").path).map(\.stamp)
    let manifest = FileStamp(path: recipe.package.appendingPathComponent("Package.swift").path)
    return (sources + [manifest].compactMap { $0 }).contains {
      ($0.seconds, $0.nanoseconds) > (built.seconds, built.nanoseconds)
    }
  }
}

extension PrebuiltLibrary.Recipe {
  /// The arguments of `swift` that build a library.
  ///
  /// It is built with the build system that writes all modules to one directory, with whichever the app is built.
  public func buildArguments(for product: String) -> [String] {
    [
      "build", "--build-system", "native", "--package-path", package.path, "--scratch-path", scratch.path, "--product",
      product,
    ]
  }
}
