// SPDX-License-Identifier: MIT

@_exported import Photos
@_exported import Tinamou
@_exported import UniformTypeIdentifiers

/// The kinds of media that a picker offers.
public struct PHPickerFilter: Equatable, Sendable {
  private let kinds: Set<String>
  /// Whether the filter lets images through.
  var letsImagesThrough: Bool { kinds.contains("images") }
  /// Images.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Videos.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Live photos.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// Bursts.
  public static let bursts = PHPickerFilter(kinds: ["bursts"])
  /// Panoramas.
  public static let panoramas = PHPickerFilter(kinds: ["panoramas"])
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter(kinds: ["screenshots"])
  /// Films of screens.
  public static let screenRecordings = PHPickerFilter(kinds: ["screenRecordings"])
  /// Returns a filter for media of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// The kinds of media that a picker offers, and the number of items that may be chosen.
public struct PHPickerConfiguration: Sendable {
  /// The representation of chosen items. Raw values are PhotosUI's.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }
  /// The kinds of media; `nil`, the default, for all. The library has images only.
  public var filter: PHPickerFilter?
  /// The maximum number of items; 0 for no limit. The default is 1.
  public var selectionLimit = 1
  /// The representation of chosen items. The default is `.automatic`. Stored; has no effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The numbering of chosen items. Raw values are PhotosUI's.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
    case people = 2
    case continuous = 3
    case continuousAndOrdered = 4
  }
  /// The numbering of chosen items. The default is `.default`. Stored; has no effect.
  public var selection = Selection.default
  /// The identifiers of the items that are chosen at first. The default is empty. Stored; has no effect.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates a configuration with the default values.
  public init() {}
  /// Creates a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) { self.init() }
}

/// A chosen item.
public struct PHPickerResult: Sendable {
  /// The provider that loads the item.
  public let itemProvider: NSItemProvider
  /// The identifier of the item in the library. Always `nil`.
  public var assetIdentifier: String? { nil }
}

/// Lets the user choose pictures.
///
/// Differs from iOS: the library has six pictures that are drawn. ``choose(_:)`` simulates the user's choice, too.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`, because there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of the picker.
  public let configuration: PHPickerConfiguration
  /// The delegate. The default is `nil`.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Shows the library.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let hasImages = configuration.filter?.letsImagesThrough ?? true
    let grid = PhotoGridController(
      hasImages ? SamplePhoto.all : [], limit: configuration.selectionLimit,
      finish: { [unowned self] in choose($0.map(\.image)) }, cancel: { [unowned self] in choose([]) })
    let screens = UINavigationController(rootViewController: grid)
    addChild(screens)
    screens.view.frame = view.bounds
    screens.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screens.view)
    screens.didMove(toParent: self)
  }

  /// Chooses images as the user does, as many as the configuration allows, or closes the picker if there are none.
  /// Notifies the delegate.
  ///
  /// Differs from iOS: there is no such method.
  public func choose(_ images: [UIImage]) {
    let limit = configuration.selectionLimit
    let chosen = limit > 0 ? Array(images.prefix(limit)) : images
    delegate?.picker(self, didFinishPicking: chosen.map { PHPickerResult(itemProvider: NSItemProvider(object: $0)) })
  }
}

extension PHPickerViewController: UserDismissible {
  package func userDidDismiss() { choose([]) }
}

/// The method that receives the user's choice.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the chosen items; an empty array if the user closed the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
