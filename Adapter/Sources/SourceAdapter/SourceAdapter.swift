// SPDX-License-Identifier: MIT

/// Rewrites Swift sources that need Objective-C so that Swift on Linux compiles them.
///
/// Lines stay; columns stay wherever the new spelling is not longer than the old one. Generated code follows the last
/// member of a class, on its line, or behind the last line of the file. The generated text calls the module `ObjectiveC`.
public enum SourceAdapter {
  /// Adapts the files of a package together.
  public static func adapt(_ files: [SourceFile], assets: AssetSymbols = AssetSymbols()) -> [AdaptedFile] {
    let parsed = files.map(ParsedFile.init)
    let indexes = PackageIndexes(parsed.map { ($0.file.path, $0.facts) }, assets: assets)
    return parsed.map { $0.adapted(to: indexes.index(for: $0.file.path)) }
  }

  /// The version of the rewriting: results of another version cannot be used.
  public static let version = 16
}
