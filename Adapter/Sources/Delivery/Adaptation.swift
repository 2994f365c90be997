// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Adapts the sources of a package and of its dependencies that import UIKit, as far as they changed.
public struct Adaptation {
  private let package: AdaptedPackage
  private var cache: AdaptationCache
  private let assets: AssetSymbols
  private var parsed: [String: ParsedFile] = [:]
  private var standIns = StandIns.none
  /// The declarations that Xcode and Tuist generate for the package.
  private var generated = GeneratedDeclarations()

  /// The result of an adaptation.
  public struct Result: Sendable {
    /// The number of files that were looked at.
    public var files = 0
    /// The number of files that were adapted anew.
    public var adapted = 0
    /// The spellings that could not be adapted, in the files that were adapted anew.
    public var findings: [(path: String, finding: SourceFinding)] = []
    /// The files whose adapted text changed, also if the author's file did not.
    public var changedOutputs: [String] = []
    /// The stamps of the author's files when they were read.
    public var stamps: [String: FileStamp] = [:]
    /// The files that the compiler reads from somewhere else: the author's path, and the other one.
    public var overlay: [(path: String, text: String)] = []
    /// Whether a file imports Combine.
    public var importsCombine = false
    /// The declarations of the files of the package itself, by path.
    public var facts: [String: FileFacts] = [:]
    /// The declarations of the files of packages that it depends on by their paths.
    public var factsOfLocalPackages: [String: FileFacts] = [:]
    /// Whether a file of the package or of one near it imports CryptoKit or CommonCrypto.
    public var importsCryptoKit: Bool {
      [facts, factsOfLocalPackages].contains { facts in
        facts.values.contains { !$0.imports.isDisjoint(with: PrebuiltLibrary.modulesOfCryptography) }
      }
    }
    /// The sets of the asset catalogs.
    public var assets = AssetSymbols()
    /// Whether tests are linked with Tinamou's module `MainActorTestCases`.
    public var hasTestLibrary = false
    /// The declarations that Xcode and Tuist generate for the package.
    var generated = GeneratedDeclarations()
  }

  /// Prepares an adaptation.
  public init(_ package: AdaptedPackage) {
    self.package = package
    assets = AssetSearch.symbols(below: package.sources)
    cache = AdaptationCache.read(package.output.appendingPathComponent("cache.plist"))
  }

  /// Adapts what changed, and writes the adapted texts.
  public mutating func perform(skipping skipped: [URL]) throws -> Result {
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    var result = Result()
    // A package that depends on Tinamou in its manifest is not linked with the compiled library.
    standIns = skipped.isEmpty ? StandIns.all : StandIns.none
    let skippedPaths = Set(skipped.map(\.path))
    var packages: [String: [String: AdaptationCache.Entry]] = [:]
    var isChanged = false
    var taken: Set<String> = []
    for directory in [package.sources] + package.dependencies() where !skippedPaths.contains(directory.path) {
      // The sources of a project can lie in the package of the library that it shows or tests.
      if packages[directory.path] != nil { continue }
      let old = cache.packages[directory.path] ?? [:]
      // The tests of a dependency are not built. Their classes must not be known to its sources.
      let isDependency = directory != package.sources
      var files = SourceSearch.files(
        below: directory.path, manifest: isDependency ? nil : package.manifest.path, skippingTests: isDependency)
      // The library of an example is often in the directory around it. No file is in two packages.
      files.removeAll { !taken.insert($0.path).inserted }
      files = try standIns.replacing(files, in: directory.path, isDependency: isDependency, texts: texts)
      result.files += files.count
      if !isDependency { generated = declarations(for: files.map(\.path)) }
      let entries = read(files, old)
      isChanged = isChanged || !parsed.isEmpty || entries.count != old.count
      packages[directory.path] = entries
    }
    result.importsCombine = packages.values.contains { $0.values.contains(where: \.importsCombine) }
    (result.assets, result.hasTestLibrary, result.generated) = (assets, standIns.isLinked, generated)
    result.facts = (packages[package.sources.path] ?? [:]).mapValues(\.facts)
    for directory in package.localDependencies() {
      result.factsOfLocalPackages.merge((packages[directory.path] ?? [:]).mapValues(\.facts)) { first, _ in first }
    }
    result.stamps = packages.values.reduce(into: [:]) { $0.merge($1.mapValues(\.stamp)) { first, _ in first } }
    let areAssetsChanged = cache.assets != ContentHash.of(assets.fingerprint)
    cache.assets = ContentHash.of(assets.fingerprint)
    guard isChanged || areAssetsChanged || packages.keys.sorted() != cache.packages.keys.sorted() else {
      result.overlay = overlay(packages)
      return result
    }
    try adapt(&packages, &result)
    cache.packages = packages
    try cache.write(package.output.appendingPathComponent("cache.plist"))
    result.overlay = overlay(packages)
    return result
  }

  /// The declarations that are generated for files of the package.
  private func declarations(for files: [String]) -> GeneratedDeclarations {
    var result = GeneratedDeclarations()
    ModelClasses.add(to: &result, below: package.sources, files: files)
    for target in package.resourceTargets { target.add(to: &result) }
    return result
  }

  // MARK: Reading

  /// The entries of a package's files; files that changed are parsed.
  private mutating func read(
    _ files: [(path: String, stamp: FileStamp)], _ old: [String: AdaptationCache.Entry]
  ) -> [String: AdaptationCache.Entry] {
    var entries: [String: AdaptationCache.Entry] = [:]
    var changed: [(path: String, stamp: FileStamp)] = []
    for file in files {
      if let entry = old[file.path], entry.stamp == file.stamp, entry.generated ?? 0 == generated.mark(of: file.path) {
        entries[file.path] = entry
      } else {
        changed.append(file)
      }
    }
    let generated = generated
    let texts = Parallel.map(changed.map(\.path)) { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map { generated.text($0, at: path) }
    }
    let read = zip(changed, texts).compactMap { file, text in text.map { (file, SourceFile(path: file.path, text: $0)) }
    }
    for (file, parsedFile) in zip(read.map(\.0), Parallel.map(read.map(\.1), ParsedFile.init)) {
      parsed[file.path] = parsedFile
      let previous = old[file.path]
      entries[file.path] = AdaptationCache.Entry(
        stamp: file.stamp, hash: 0, importsViews: parsedFile.importsViews,
        importsCombine: parsedFile.importsCombine, facts: parsedFile.facts, generated: generated.mark(of: file.path),
        output: previous?.output)
    }
    return entries
  }

  // MARK: Adapting

  private mutating func adapt(
    _ packages: inout [String: [String: AdaptationCache.Entry]], _ result: inout Result
  ) throws {
    // Packages of others that import neither UIKit nor Combine are compiled as they are.
    let own = Set([package.sources.path] + package.localDependencies().map(\.path))
    func isAdapted(_ directory: String, _ entries: [String: AdaptationCache.Entry]) -> Bool {
      own.contains(directory) || entries.values.contains(where: \.isAdapted)
    }
    for (directory, entries) in packages where !isAdapted(directory, entries) {
      packages[directory] = entries.mapValues { entry in
        var plain = entry
        plain.output = nil
        return plain
      }
    }
    let adaptable = packages.filter { isAdapted($0.key, $0.value) }
    let files = adaptable.values.flatMap { $0.map { (path: $0.key, facts: $0.value.facts) } }.sorted {
      $0.path < $1.path
    }
    let indexes = PackageIndexes(files, assets: assets, hasTestLibrary: standIns.isLinked)
    let digest = Self.digest(files.map(\.facts), indexes)
    let everything = digest != cache.index
    cache.index = digest
    for (directory, entries) in adaptable {
      let paths = entries.keys.filter { everything || parsed[$0] != nil }.sorted()
      let (known, generated) = (parsed, generated)
      let adapted = Parallel.map(paths) { path -> AdaptedFile? in
        let index = indexes.index(for: path)
        func read() -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
        guard var file = (known[path] ?? read().map { generated.parsed($0, at: path) })?.adapted(to: index) else {
          return nil
        }
        // What is generated is no part of the author's file.
        if file.text == nil, generated.mark(of: path) != 0 { file.text = read().map { generated.text($0, at: path) } }
        return file
      }
      for case let file? in adapted {
        result.adapted += 1
        result.findings += file.findings.map { (file.path, $0) }
        let output = file.text.map(ContentHash.of)
        let isNew = packages[directory]?[file.path]?.output != output
        if isNew { result.changedOutputs.append(file.path) }
        if let text = file.text, isNew || !FileManager.default.fileExists(atPath: location(of: file.path).path) {
          try Data(text.utf8).write(to: location(of: file.path))
        }
        packages[directory]?[file.path]?.output = output
      }
    }
  }

  private static func digest(_ facts: [FileFacts], _ indexes: PackageIndexes) -> UInt64 {
    var hash = ContentHash()
    for fact in facts { hash.combine(fact.fingerprint.utf8) }
    hash.combine(indexes.fingerprint.utf8)
    return hash.value
  }

  // MARK: Places

  private var texts: URL { package.output.appendingPathComponent("sources", isDirectory: true) }

  private func location(of path: String) -> URL {
    let name = (path as NSString).lastPathComponent
    return texts.appendingPathComponent(String(ContentHash.of(path), radix: 36) + "-" + name)
  }

  private func overlay(_ packages: [String: [String: AdaptationCache.Entry]]) -> [(path: String, text: String)] {
    let paths = package.sourcePaths()
    let adapted = packages.values.flatMap { $0 }.filter { $0.value.output != nil }.flatMap { path, _ in
      paths.names(of: path).map { ($0, location(of: path).path) }
    }
    return (adapted + standIns.overlay).sorted { $0.0 < $1.0 }
  }
}
