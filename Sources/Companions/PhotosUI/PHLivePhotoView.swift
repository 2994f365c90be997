// SPDX-License-Identifier: MIT

@_exported import Photos
@_exported import Tinamou

/// The part of a photo that is played. Raw values are Apple's.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full = 1
  case hint = 2
}

/// Shows a photo that moves. Differs from iOS: the view is empty, because there are no such photos.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The photo. The default is `nil`. Stored; has no effect.
  open var livePhoto: PHLivePhoto?
  /// The object that is told about playing. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether the photo is silent. The default is `false`. Stored; has no effect.
  open var isMuted = false
  /// Plays a part of the photo. Has no effect, because there is none.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Ends playing. Has no effect, because nothing is played.
  open func stopPlayback() {}
}

/// Methods that are told about playing. Differs from iOS: never called.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Called before a part is played. Has no effect by default.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called when a part was played. Has no effect by default.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Called before a part is played.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Called when a part was played.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
