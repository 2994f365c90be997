// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// What pictures a picker offers.
public struct PHPickerFilter: Equatable, Sendable {
  private let kinds: Set<String>
  /// Pictures that do not move.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Pictures that move.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Pictures that move for a moment.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// Pictures of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// What a picker offers, and how many pictures may be chosen.
public struct PHPickerConfiguration: Sendable {
  /// How pictures are passed. Raw values are PhotosUI's.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }
  /// The kinds of pictures; `nil`, the default, for all.
  public var filter: PHPickerFilter?
  /// The greatest number of pictures; 0 for no limit. The default is 1.
  public var selectionLimit = 1
  /// How pictures are passed. The default is `.automatic`. Stored; has no effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Creates a configuration with the default values.
  public init() {}
}

/// A picture that was chosen.
public struct PHPickerResult: @unchecked Sendable {
  // Unchecked: a provider is shared between threads, as on iOS.

  /// Loads the picture.
  public let itemProvider: NSItemProvider
  /// The identifier of the picture in the library. Always `nil`.
  public var assetIdentifier: String? { nil }
}

/// Lets the user choose pictures.
///
/// Differs from iOS: the view is empty. ``choose(_:)`` chooses pictures as the user would.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// There are no archives: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// What the picker offers.
  public let configuration: PHPickerConfiguration
  /// The delegate. The default is `nil`.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Chooses images as the user would, as many as the configuration allows; none to close the picker. The delegate is told.
  ///
  /// Differs from iOS: there is no such method.
  public func choose(_ images: [UIImage]) {
    let limit = configuration.selectionLimit
    let chosen = limit > 0 ? Array(images.prefix(limit)) : images
    delegate?.picker(self, didFinishPicking: chosen.map { PHPickerResult(itemProvider: NSItemProvider(object: $0)) })
  }
}

/// The method that is told what the user chose.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the pictures, none if the user closed the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
