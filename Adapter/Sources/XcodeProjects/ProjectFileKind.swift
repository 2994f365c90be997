// SPDX-License-Identifier: MIT

/// The role of a file in a package, by the end of its name.
enum ProjectFileKind {
  case swift, otherLanguage, resource
  case xcodeOnly(String)
  /// A file of an unknown kind, which Xcode copies into the app.
  case unknown
  case ignored

  /// Whether Xcode copies such a file.
  var isResource: Bool { if case .resource = self { true } else { false } }

  private static let kinds: [String: ProjectFileKind] = {
    var kinds: [String: ProjectFileKind] = ["swift": .swift]
    for end in ["m", "mm", "c", "cc", "cpp", "cxx", "s"] { kinds[end] = .otherLanguage }
    for end in [
      "xib", "storyboard", "xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "json", "html",
      "css", "js",
      "txt", "md", "pdf", "png", "jpg", "jpeg", "gif", "svg", "caf", "wav", "mp3", "m4a", "mp4", "mov", "bundle", "rtf",
      "csv",
      "xml", "cer", "der", "pem", "sqlite", "lottie", "aiff", "gpx", "geojson",
    ] {
      kinds[end] = .resource
    }
    // Models are read as they are.
    kinds["xcdatamodeld"] = .resource
    kinds["xcdatamodel"] = .resource
    kinds["xcmappingmodel"] = .xcodeOnly("Core Data mapping")
    kinds["intentdefinition"] = .xcodeOnly("intents")
    kinds["mlmodel"] = .xcodeOnly("Core ML model")
    kinds["metal"] = .xcodeOnly("Metal shaders")
    kinds["rcproject"] = .xcodeOnly("Reality Composer project")
    kinds["scnassets"] = .xcodeOnly("SceneKit assets")
    for end in [
      "h", "hh", "hpp", "hxx", "inc", "pch", "modulemap", "apinotes", "entitlements", "xcconfig", "a", "dylib", "tbd",
    ] {
      kinds[end] = .ignored
    }
    return kinds
  }()

  init(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    // A property list that is not the app's own is data.
    if end == "plist" {
      self = name == "Info.plist" ? .ignored : name.hasSuffix("Info.plist") ? .unknown : .resource
    } else {
      // Directories that Xcode takes for one file and that are neither data nor resources are projects, frameworks, icons and the like.
      self = Self.kinds[end] ?? (DirectoryTree.isBundle(path) ? .ignored : .unknown)
    }
  }
}
