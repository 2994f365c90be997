// SPDX-License-Identifier: MIT

/// The warnings about names that no symbol has.
enum SymbolWarnings {
  /// Writes a message about a name to `LayoutLog`, unless one about the same name has been written.
  static func warn(ofUnknownName name: String) {
    DrawingWarnings.writeOnce(
      "No symbol named '\(name)' is known (SF Symbols 6). UIImage(systemName:) returned nil.")
  }
}
