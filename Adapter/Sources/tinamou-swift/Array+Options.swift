// SPDX-License-Identifier: MIT

extension [String] {
  /// The value of an option that is written `--name value` or `--name=value`.
  func option(_ name: String) -> String? {
    var copy = self
    return copy.removeOption(name)
  }

  /// Takes an option out, and returns its value.
  mutating func removeOption(_ name: String) -> String? {
    for position in indices {
      if self[position] == "--" { return nil }
      if self[position] == name, position + 1 < count {
        let value = self[position + 1]
        removeSubrange(position...position + 1)
        return value
      }
      if self[position].hasPrefix(name + "=") {
        return String(remove(at: position).dropFirst(name.count + 1))
      }
    }
    return nil
  }

  /// The options for the compilers and the linker, each with its value.
  var compilerOptions: [String] {
    let names: Set<String> = ["-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker"]
    return indices.filter { names.contains(self[$0]) && $0 + 1 < count }.flatMap { self[$0...$0 + 1] }
  }

  /// Whether the help text of the command is requested.
  var requestHelp: Bool { prefix { $0 != "--" }.contains { ["--help", "-h", "-help"].contains($0) } }

  /// Whether an optimized build is requested.
  var isRelease: Bool { (option("-c") ?? option("--configuration")) == "release" }
}
