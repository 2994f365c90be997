// SPDX-License-Identifier: MIT

/// Finds documents and their strings files in bundles.
///
/// Documents are searched in source form: `Login.xib` or `Main.storyboard` at the top level of the bundle's resources
/// or in a localization folder, including `Base.lproj`. Swift Package Manager copies them there with
/// `.copy("Login.xib")`.
enum NibFiles {
  /// Returns the path of the document with the given name and extension, or `nil`.
  static func path(_ name: String, _ fileExtension: String, in bundle: Bundle) -> String? {
    let folders = resourceFolders(of: bundle)
    for folder in folders {
      let path = "\(folder)/\(name).\(fileExtension)"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// Returns the localized strings of a document in the preferred language; empty when the document's own strings are
  /// used.
  static func strings(_ name: String, in bundle: Bundle) -> [String: String] {
    let base = (name as NSString).lastPathComponent
    for root in roots(of: bundle) {
      for language in languages where language != "Base" {
        let path = "\(root)/\(language).lproj/\(base).strings"
        if let data = ImageFolders.contents(of: path) { return StringsFile.read(data) }
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

  /// The preferred languages in order, each also without its region, followed by `Base`.
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
