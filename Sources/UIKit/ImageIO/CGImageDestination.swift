// SPDX-License-Identifier: MIT

/// A file that is made of images.
///
/// Differs from Image I/O: only the first image is written, as PNG.
public final class CGImageDestination {
  let data: NSMutableData
  var image: CGImage?

  init(_ data: NSMutableData) { self.data = data }
}

/// Prepares bytes for images.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data) }

/// Adds an image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  if idst.image == nil { idst.image = image }
}

/// Sets facts about the file. Has no effect.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Writes the bytes. Returns whether that was possible.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image, let bytes = UIImage(cgImage: image).pngData() else { return false }
  idst.data.append(bytes)
  return true
}
