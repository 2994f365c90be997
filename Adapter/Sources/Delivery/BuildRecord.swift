// SPDX-License-Identifier: MIT

import Foundation

/// The files that a build of a package reads. While they are the same as those of the last build, SwiftPM need not be asked for the
/// program, which takes a second even if there is nothing to do.
public struct BuildRecord: Sendable {
  private struct Inputs: Codable, Equatable {
    /// The arguments, the compiler, and other values that a build depends on.
    var circumstances: [String]
    var files: [String: FileStamp]
  }
  private struct Build: Codable {
    var inputs: Inputs
    var program: String
    var stamp: FileStamp
  }

  private let inputs: Inputs
  private let file: URL

  /// Notes the files of a package's targets, of the packages that it depends on, and those that describe the build.
  ///
  /// Call this before the build, so that a file that changes meanwhile is built again.
  ///
  /// - Parameters:
  ///   - outputs: Files and folders that commands have written.
  ///   - adapted: The stamps of sources when they were adapted. The build reads what they were then.
  /// - Complexity: Linear in the number of files.
  public init(
    of package: AdaptedPackage, targets: [URL], without outputs: Set<URL> = [],
    adapted: [String: FileStamp], toolset: URL, circumstances: [String]
  ) {
    let roots = targets + package.dependencies()
    var files: [String: FileStamp] = [:]
    let written = Set(outputs.map { $0.resolvingSymlinksInPath().path })
    for root in Set(roots.map(\.path)) { Self.collect(below: root, without: written, to: &files) }
    for file in [package.manifest, package.resolvedVersions, package.workspaceState, toolset].map(\.path) {
      files[file] = FileStamp(path: file)
    }
    let paths = package.sourcePaths()
    for (path, stamp) in adapted {
      for name in paths.names(of: path) where files[name] != nil { files[name] = stamp }
    }
    inputs = Inputs(circumstances: circumstances, files: files)
    file = package.output.appendingPathComponent("built.json")
  }

  private static let skipped: Set<String> = ["DerivedData", "node_modules"]

  /// Directories that links lead to belong to the package, too.
  private static func collect(below root: String, without outputs: Set<String>, to files: inout [String: FileStamp]) {
    var visited: Set<String> = []
    var pending = [root]
    while let directory = pending.popLast() {
      let real = URL(fileURLWithPath: directory).resolvingSymlinksInPath().path
      guard visited.insert(real).inserted else { continue }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
        if name.hasPrefix(".") || skipped.contains(name) || outputs.contains(real + "/" + name) { continue }
        let path = directory + "/" + name
        if let stamp = FileStamp(path: path) { files[path] = stamp } else { pending.append(path) }
      }
    }
  }

  // MARK: Keeping

  /// The program of the last build if that read the same files; `nil` if there has to be a build.
  public var program: URL? {
    guard let build = lastBuild, build.inputs == inputs else { return nil }
    return URL(fileURLWithPath: build.program)
  }

  /// The program of the last build, if since then nothing but the contents of some sources has changed.
  ///
  /// - Parameter sources: The paths of the sources of one target.
  public func program(beforeChangesOf sources: Set<String>) -> URL? {
    guard let build = lastBuild, build.inputs.circumstances == inputs.circumstances else { return nil }
    let (old, new) = (build.inputs.files, inputs.files)
    guard old.count == new.count else { return nil }
    let isProgram = new.allSatisfy { path, stamp in
      old[path] == stamp || old[path] != nil && sources.contains(path)
    }
    return isProgram ? URL(fileURLWithPath: build.program) : nil
  }

  /// The last build, if its program is as it was.
  private var lastBuild: Build? {
    guard let data = try? Data(contentsOf: file), let build = try? JSONDecoder().decode(Build.self, from: data),
      FileStamp(path: build.program) == build.stamp
    else { return nil }
    return build
  }

  /// Keeps the record after a build that made a program.
  public func keep(_ program: URL) throws {
    guard let stamp = FileStamp(path: program.path) else { return }
    let build = Build(inputs: inputs, program: program.path, stamp: stamp)
    try JSONEncoder().encode(build).write(to: file, options: .atomic)
  }
}
