// SPDX-License-Identifier: MIT

/// Lets the user take or choose a picture.
///
/// Differs from UIKit: the library has six pictures that are drawn, and there is no camera. The controller's `inspection` simulates
/// the user's choice, too.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of pictures. Raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }
  /// The quality of a movie. Raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }
  /// The kind of media that a camera captures. Raw values are UIKit's.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }
  /// A camera of the device. Raw values are UIKit's.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }
  /// The use of the camera's flash. Raw values are UIKit's.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }
  /// The format of exported pictures. Raw values are UIKit's.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// A key of the information about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The media type, a uniform type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as edited by the user.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the user cropped the image.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the picture in the photo library, as used before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a picture that was taken.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset of the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The URL of the image file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether a source is available: `true` for all sources but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the media types of a source, as uniform type identifiers.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Returns whether the device has a camera. Always `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash. Always `false`.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The source of pictures. The default is the photo library.
  /// Stored; has no effect, because there is no camera.
  open var sourceType = SourceType.photoLibrary
  /// The media types, as uniform type identifiers. The default is images, without which the library is empty.
  open var mediaTypes = ["public.image"]
  /// Whether the user crops the picture to a square. The default is `false`.
  open var allowsEditing = false
  /// The format of exported pictures. The default is `.compatible`. Stored; has no effect.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The maximum duration of a movie, in seconds. The default is 600. Stored; has no effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of movies. The default is medium. Stored; has no effect.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's controls are shown. The default is `true`. Stored; has no effect.
  open var showsCameraControls = true
  /// A view over the camera's picture. The default is `nil`. Stored; has no effect.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture. The default is the identity. Stored; has no effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The kind of media that the camera captures. The default is photos. Stored; has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera that is used. The default is the rear one. Stored; has no effect.
  open var cameraDevice = CameraDevice.rear
  /// The use of the camera's flash. The default is automatic. Stored; has no effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Takes a picture. Has no effect: there is no camera.
  open func takePicture() {}
  /// Begins capturing a movie. Always `false`: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Stops capturing a movie. Has no effect.
  open func stopVideoCapture() {}

  /// Shows the library.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let library = PhotoGridController(
      mediaTypes.contains("public.image") ? SamplePhoto.all : [], limit: 1, finish: { [unowned self] in take($0) },
      cancel: { [unowned self] in Inspection(controller: self).cancel() })
    setViewControllers([library], animated: false)
  }

  /// Hands the chosen picture to the delegate, after it was cropped if that is asked for.
  private func take(_ photos: [SamplePhoto]) {
    guard let image = photos.first?.image else { return }
    guard allowsEditing else { return Inspection(controller: self).choose(image) }
    let editor = PhotoEditController(image) { [unowned self] in
      Inspection(controller: self).choose(image, edited: $0, crop: $1)
    }
    pushViewController(editor, animated: true)
  }

  /// Simulates the user's actions on an image picker.
  @MainActor
  public struct Inspection {
    let controller: UIImagePickerController
    private var delegate: (any UIImagePickerControllerDelegate)? {
      controller.delegate as? any UIImagePickerControllerDelegate
    }

    /// Chooses an image and notifies the delegate.
    public func choose(_ image: UIImage) {
      choose(image, edited: image, crop: CGRect(origin: .zero, size: image.size))
    }

    func choose(_ image: UIImage, edited: UIImage, crop: CGRect) {
      var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
      if controller.allowsEditing { (info[.editedImage], info[.cropRect]) = (edited, crop) }
      delegate?.imagePickerController(controller, didFinishPickingMediaWithInfo: info)
    }

    /// Closes the view without a picture and notifies the delegate.
    public func cancel() { delegate?.imagePickerControllerDidCancel(controller) }
  }
}

extension UIImagePickerController: UserDismissible {
  package func userDidDismiss() { Inspection(controller: self).cancel() }
}

/// The methods that respond to the choice of a picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a picture. The default implementation does nothing.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has closed the view. The default implementation dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

extension ControllerInspection {
  /// The pictures of a `UIImagePickerController`; `nil` for another controller.
  public var imagePicker: UIImagePickerController.Inspection? {
    (controller as? UIImagePickerController).map(UIImagePickerController.Inspection.init)
  }
}
