// SPDX-License-Identifier: MIT

/// The bytes of a data set in an asset catalog.
///
/// Source: Apple, `NSDataAsset`.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  open private(set) var name: String
  /// The bytes.
  open private(set) var data: Data
  /// The type of the bytes.
  open private(set) var typeIdentifier: String

  /// Reads a data set of the main bundle; `nil` when there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Reads a data set of a bundle; `nil` when there is none.
  public init?(name: String, bundle: Bundle) {
    guard let found = Self.find(name, in: bundle), let data = try? Data(contentsOf: found) else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = found.pathExtension == "json" ? "public.json" : "public.data"
    super.init()
  }

  private static func find(_ name: String, in bundle: Bundle) -> URL? {
    guard let root = bundle.resourceURL,
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return nil }
    for case let file as URL in files
    where file.lastPathComponent != "Contents.json"
      && file.deletingLastPathComponent().path.hasSuffix(name + ".dataset")
    {
      return file
    }
    return nil
  }
}
