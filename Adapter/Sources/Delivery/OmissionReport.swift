// SPDX-License-Identifier: MIT

import SourceAdapter

/// An account of what is left out of a package: the modules that are missing, the stand-ins, and the parts.
public struct OmissionReport {
  private let omissions: Omissions
  private let root: String

  /// - Parameter root: The directory that paths are relative to.
  public init(_ omissions: Omissions, below root: String) {
    self.omissions = omissions
    self.root = root + "/"
  }

  /// A few lines with numbers; empty if nothing is left out.
  public var summary: String {
    if omissions.files.isEmpty { return "" }
    var lines = omissions.lostModules.sorted().map { module in
      let files = omissions.files.values.filter { $0.lostModules.contains(module) }
      return
        "\(module) is not available on Linux; \(Self.count(files.count, "file")) \(files.count == 1 ? "imports" : "import") it."
    }
    let names = standIns.map(\.name)
    if !names.isEmpty { lines.append("Stand-ins: \(names.joined(separator: ", ")).") }
    let parts = omissions.files.values.flatMap(\.parts)
    let counts = Omission.Kind.allCases.compactMap { kind in
      let number = parts.count { $0.kind == kind }
      return number == 0 || kind == .importDeclaration || kind == .value ? nil : Self.count(number, kind.rawValue)
    }
    if !counts.isEmpty { lines.append("Left out: \(counts.joined(separator: ", ")).") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A sentence for a build that left out what the one before it did; empty if nothing is left out.
  public var reminder: String {
    let number = omissions.files.values.flatMap(\.parts).count { $0.kind != .importDeclaration && $0.kind != .value }
    if number == 0 { return "" }
    let modules = omissions.lostModules.sorted()
    let named =
      modules.prefix(4).joined(separator: ", ") + (modules.count > 4 ? " and \(modules.count - 4) more modules" : "")
    let reason = modules.isEmpty ? "because frameworks on Linux lack names" : "without \(named)"
    return "As in the last build, \(Self.count(number, "part")) \(number == 1 ? "is" : "are") left out, \(reason)."
  }

  /// The errors that no missing module explains, each as a warning at its place. In a project that Xcode builds, they are about what
  /// Tinamou lacks, or about what was changed since.
  public var warnings: [String] {
    omissions.unexplained.filter { !isExplained($0) }.map {
      "\($0.path):\($0.line):\($0.column): warning: \($0.message) (left out)\n"
    }
  }

  /// One line for each stand-in and each part, with the message of the compiler.
  public var details: String {
    let types = standIns.map { "stand-in: \($0.kind.rawValue) \($0.name)\n" }
    let parts = omissions.files.sorted { $0.key < $1.key }.flatMap { path, file in
      let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      return file.parts.sorted { $0.line < $1.line }.map {
        "\(name):\($0.line): \($0.kind.rawValue): \($0.text): \($0.message)\n"
      }
    }
    return (types + parts).joined()
  }

  /// Whether an error is about a type of a missing module that another file imports for all.
  private func isExplained(_ error: CompilerError) -> Bool {
    guard let name = error.missingName else { return false }
    return omissions.files.values.contains { !$0.lostModules.isEmpty && $0.text.contains(name) }
  }

  private var standIns: [StandIn] {
    omissions.standIns.values.flatMap(\.values).sorted { $0.name < $1.name }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    let plural = noun.hasSuffix("s") ? noun : noun + "s"
    return "\(number) \(number == 1 ? noun : plural)"
  }
}
