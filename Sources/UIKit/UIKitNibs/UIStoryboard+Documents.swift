// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

extension UIStoryboard {
  /// Creates a storyboard from the document `name` in `storyboardBundleOrNil` or the main bundle.
  ///
  /// Raises `NSInvalidArgumentException` with UIKit's message when the document does not exist. The storyboard then has
  /// no controllers.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = StoryboardFile(name: name, bundle: storyboardBundleOrNil)
    self.init(contents: file)
    file.belongs(to: self)
  }

  /// The document of the storyboard.
  var file: StoryboardFile? { contents as? StoryboardFile }

  /// Information about the storyboard that UIKit's API does not provide.
  public var inspection: NibInspection { NibInspection(issues: file?.issues ?? []) }
}

extension UINib {
  /// Creates a nib from the document `name` in `bundleOrNil` or the main bundle. The document is read when it is first
  /// instantiated.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(contents: NibFile(.name(name, bundleOrNil)))
  }

  /// Creates a nib from the document in `data`. Images are searched for in `bundleOrNil`.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(contents: NibFile(.data(data, bundleOrNil)))
  }

  /// Returns whether the document `name` exists in `bundle`.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    NibFiles.path(name, "xib", in: bundle ?? .main) != nil
  }

  /// Information about the document that UIKit's API does not provide.
  public var inspection: NibInspection { NibInspection(issues: (contents as? NibFile)?.lastIssues ?? []) }
}

/// The result of creating the objects of a document.
public struct NibInspection: Sendable {
  /// The issues found when the document was last instantiated, in order.
  public let issues: [NibIssue]
}

extension InterfaceTraits {
  /// Creates the size classes of `traits`.
  @MainActor
  init(_ traits: UITraitCollection) {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> SizeClass {
      switch value {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: .any
      }
    }
    self.init(width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
  }
}

extension Bundle {
  /// Creates the objects of the document `name`, connects them to `owner`, and returns the top-level objects, or `nil`
  /// when the document does not exist.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard UINib.exists(name, in: self) else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
