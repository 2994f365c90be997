// SPDX-License-Identifier: MIT

import Foundation

/// The examination of a machine and of a folder, in the order in which a build needs the things.
struct Examination {
  /// The folder of the project.
  let folder: String
  private let toolchain = ToolchainInformation.onSearchPath
  private let installation = ProgramInstallation.own

  /// Creates an examination of a folder.
  init(folder: String) { self.folder = folder }

  /// One diagnosis for each thing.
  var diagnoses: [Diagnosis] {
    let compiling = installation.compilesNothing ? [scope] : [compiler, syntax, headers, git, adapter, kit]
    return compiling + [drawing, fonts, writing, project]
  }

  private var scope: Diagnosis {
    .note(
      "Commands: those that compile nothing; `tinamou build`, `test`, `run`, `preview` and `mcp` are in the other download",
      "install.sh --all")
  }

  // MARK: Programs

  private var compiler: Diagnosis {
    guard let toolchain else {
      return .missing(
        "Swift: no toolchain on the search path", "install Swift 6.3: https://www.swift.org/install/linux/")
    }
    return .present("Swift: \(toolchain.compilerVersion), in \(toolchain.paths.runtimeResourcePath)")
  }

  private var syntax: Diagnosis {
    guard let host = toolchain.map({ $0.paths.runtimeResourcePath + "/host" }) else {
      return .missing(
        "SwiftSyntax: it is part of the toolchain", "install Swift 6.3: https://www.swift.org/install/linux/")
    }
    return isThere("\(host)/libSwiftSyntax.so")
      ? .present("SwiftSyntax: that of the toolchain")
      : .note("SwiftSyntax: the toolchain has none, so that tinamou-swift is built in 13 minutes", "install Swift 6.3")
  }

  private var headers: Diagnosis {
    isThere("/usr/include/stdio.h")
      ? .present("C library: its headers are in /usr/include")
      : .missing(
        "C library: no headers; the compiler cannot import Foundation", "apt-get install libc6-dev libstdc++-13-dev")
  }

  private var git: Diagnosis {
    let version = output("git", "--version")
    return version.map { .present("Git: \($0)") }
      ?? .missing("Git: SwiftPM fetches packages with it", "apt-get install git")
  }

  private var adapter: Diagnosis {
    guard let program = AdapterProgram.path else {
      return .missing("tinamou-swift: not built; `tinamou build`, `test` and `run` need it", AdapterProgram.building)
    }
    return AdapterProgram.starts(program)
      ? .present("tinamou-swift: \(program)")
      : .missing("tinamou-swift: \(program) was built with another toolchain", AdapterProgram.building)
  }

  // MARK: Libraries

  private var kit: Diagnosis {
    guard let kit = installation.kit else {
      return .note("Compiled UIKit: not built yet; the first `tinamou build` needs two minutes for it", "tinamou build")
    }
    guard let toolchain, let maker = kit.compiler, maker != toolchain.compilerVersion else {
      return .present("Compiled UIKit: \(kit.path)")
    }
    return installation.isArchive
      ? .missing(
        "Compiled UIKit: made by \(maker), and only that compiler can import it", "put \(maker) on the search path")
      : .note("Compiled UIKit: made by \(maker); the next `tinamou build` makes it again", "tinamou build")
  }

  private var drawing: Diagnosis {
    if installation.isArchive { return .present("Cairo and Pango: beside this program") }
    let missing = ["cairo", "pangocairo"].filter { output("pkg-config", "--modversion", $0) == nil }
    return missing.isEmpty
      ? .present("Cairo and Pango: their headers are there")
      : .missing(
        "Cairo and Pango: no headers of \(missing.joined(separator: " and "))",
        "apt-get install pkg-config libcairo2-dev libpango1.0-dev")
  }

  private var fonts: Diagnosis {
    let files = installation.fontFolders.flatMap { FileManager.default.subpaths(atPath: $0) ?? [] }
    let missing = [("Inter", "fonts-inter"), ("NotoSansCJK", "fonts-noto-cjk")].filter { name, _ in
      !files.contains { $0.split(separator: "/").last?.hasPrefix(name) ?? false }
    }
    guard !missing.isEmpty else { return .present("Fonts of pictures: Inter and Noto Sans CJK") }
    let names = missing.map(\.0).joined(separator: " and ")
    return .note(
      "Fonts of pictures: no \(names); texts are drawn in other fonts or as boxes, with the same frames",
      "apt-get install " + missing.map(\.1).joined(separator: " "))
  }

  // MARK: Project

  private var writing: Diagnosis {
    let folders = [folder, FileManager.default.temporaryDirectory.path]
    guard let closed = folders.first(where: { access($0, W_OK) != 0 }) else {
      return .present("Write access: \(folders.joined(separator: " and "))")
    }
    return .missing("Write access: \(closed) cannot be written", "chmod u+w '\(closed)', or run as its owner")
  }

  private var project: Diagnosis {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if names.contains("Package.swift") { return .present("Project: a Swift package (`tinamou build`, `test`, `run`)") }
    if let program = AdapterProgram.path, AdapterProgram.starts(program) {
      switch Self.project(in: folder, by: program) {
      case .success(let description): return .present("Project: \(description) (`tinamou build`, `test`, `run`)")
      case .failure(let fault) where names.contains(where: Self.isOfProject):
        return .missing("Project: \(fault.text)", "cd into the folder of the app's project")
      case .failure: break
      }
    } else if names.contains(where: Self.isOfProject) {
      return .present("Project: an Xcode project or Swift files (`tinamou build`, `test`, `run`)")
    }
    let documents = [".xib", ".storyboard", ".layout.yaml"]
    if names.contains(where: { name in documents.contains(where: name.hasSuffix) }) {
      return .present("Project: layout documents (`tinamou check`, `render`, `solve`)")
    }
    return .note(
      "Project: none in \(folder)", "cd into the folder of a Package.swift, an .xcodeproj or layout documents")
  }

  private struct ProjectFault: Error {
    var text: String
  }

  /// The project that the program for builds would take, in its words.
  private static func project(in folder: String, by program: String) -> Result<String, ProjectFault> {
    let arguments = ["project", "--package-path", folder]
    guard let (status, output, errors) = try? Subprogram.runWithErrors(program, arguments) else {
      return .failure(ProjectFault(text: "\(program) cannot be started"))
    }
    let text = String(decoding: status == 0 ? output : errors, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if status == 0 { return .success(text) }
    return .failure(ProjectFault(text: text.hasPrefix("Error: ") ? String(text.dropFirst(7)) : text))
  }

  /// Whether a name is that of a project, a workspace, a specification or a source.
  private static func isOfProject(_ name: String) -> Bool {
    [".xcworkspace", ".xcodeproj", ".swift"].contains(where: name.hasSuffix) || name == "project.yml"
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The first line of what a program on the search path prints; `nil` if it fails or is not there.
  private func output(_ arguments: String...) -> String? {
    guard let result = try? Subprogram.run("/usr/bin/env", arguments), result.status == 0 else { return nil }
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}
