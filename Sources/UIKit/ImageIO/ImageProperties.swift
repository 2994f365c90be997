// SPDX-License-Identifier: MIT

// The keys of facts about images. A bridge from `String` is needed for each use as `CFString`, as on Apple's platforms.

/// The width, in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The height, in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The orientation.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// Facts about a GIF.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The time of an image of a GIF, in seconds.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The time of an image of a GIF as it is written, in seconds.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The number of repetitions of a GIF.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// Facts from the camera.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The location where the image was taken.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// Facts about a TIFF.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// Whether the pixels are kept.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether the pixels are read at once.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether a small image is made always.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// Whether a small image is made where the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// Whether a small image is turned as the image is.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
/// The greatest side of a small image, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// The quality of a file with loss, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }

/// The orientation of the pixels of an image. Raw values are those of image files.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}
