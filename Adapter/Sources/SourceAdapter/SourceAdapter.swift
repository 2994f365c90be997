// SPDX-License-Identifier: MIT

/// Rewrites Swift sources that need Objective-C so that Swift on Linux compiles them.
///
/// Lines stay; columns stay wherever the new spelling is not longer than the old one. Generated code follows the last
/// member of a class, on its line, or behind the last line of the file. The generated text calls the module `ObjectiveC`.
public enum SourceAdapter {
  /// Adapts the files of a package together.
  ///
  /// - Parameters:
  ///   - assets: The sets of the asset catalogs.
  ///   - hasTestLibrary: Whether tests are linked with Tinamou's module `MainActorTestCases`. The default is `false`.
  public static func adapt(
    _ files: [SourceFile], assets: AssetSymbols = AssetSymbols(), hasTestLibrary: Bool = false
  ) -> [AdaptedFile] {
    let parsed = files.map(ParsedFile.init)
    let indexes = PackageIndexes(
      parsed.map { ($0.file.path, $0.facts) }, assets: assets, hasTestLibrary: hasTestLibrary)
    return parsed.map { $0.adapted(to: indexes.index(for: $0.file.path)) }
  }

  /// The version of the rewriting: results of another version cannot be used.
  public static let version = 46
}
