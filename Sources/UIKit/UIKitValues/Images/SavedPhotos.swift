// SPDX-License-Identifier: MIT

/// Saves an image to the user's photos.
///
/// Differs from UIKit: nothing is saved; the target is told that saving has succeeded.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget as? NSObject, let completionSelector else { return }
  Message.send(completionSelector, to: target, [image, nil, nil])
}

/// Returns whether a film can be saved to the user's photos. Always `false`.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Saves a film to the user's photos. Has no effect: nothing is saved.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
