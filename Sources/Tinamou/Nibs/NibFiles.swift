// SPDX-License-Identifier: MIT

/// Finding documents, and the texts of other languages beside them, in bundles.
///
/// Documents are looked for as they are written: `Login.xib` or `Main.storyboard` at the top of the bundle's resources, or in a
/// folder of a language, `Base.lproj` included. The Swift package manager copies them there with `.copy("Login.xib")`.
enum NibFiles {
  /// The path of the document `name` with the extension given; nil where there is none.
  static func path(_ name: String, _ fileExtension: String, in bundle: Bundle) -> String? {
    let folders = resourceFolders(of: bundle)
    for folder in folders {
      let path = "\(folder)/\(name).\(fileExtension)"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// The texts for the document `name` in the reader's language; none where the document's own are to be shown.
  static func strings(_ name: String, in bundle: Bundle) -> [String: String] {
    let base = (name as NSString).lastPathComponent
    for root in roots(of: bundle) {
      for language in languages where language != "Base" {
        let path = "\(root)/\(language).lproj/\(base).strings"
        if let data = FileManager.default.contents(atPath: path) { return StringsFile.read(data) }
      }
    }
    return [:]
  }

  private static func resourceFolders(of bundle: Bundle) -> [String] {
    roots(of: bundle).flatMap { root in [root] + (languages + ["en"]).map { "\(root)/\($0).lproj" } }
  }

  private static func roots(of bundle: Bundle) -> [String] {
    var roots = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    if roots.count == 2, roots[0] == roots[1] { roots.removeLast() }
    return roots
  }

  /// The reader's languages, the preferred one first, each also without its region; then the documents' own.
  private static var languages: [String] {
    var result: [String] = []
    for language in Locale.preferredLanguages {
      for candidate in [language, String(language.prefix { $0 != "-" && $0 != "_" })] where !result.contains(candidate)
      {
        result.append(candidate)
      }
    }
    return result + ["Base"]
  }
}
