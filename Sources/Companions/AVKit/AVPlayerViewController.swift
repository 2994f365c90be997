// SPDX-License-Identifier: MIT

@_exported import AVFoundation

/// Shows a player's video with controls.
///
/// Differs from iOS: the view is empty.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player. The default is `nil`. Stored; has no effect, because nothing is played.
  open var player: AVPlayer?
  /// Whether controls are shown. The default is `true`. Stored; has no effect.
  open var showsPlaybackControls = true
  /// The scaling of the video. The default is `resizeAspect`. Stored; has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the video can continue in a small window. The default is `true`. Stored; has no effect.
  open var allowsPictureInPicturePlayback = true
  /// A view over the video, created when first read.
  open var contentOverlayView: UIView? {
    loadViewIfNeeded()
    if overlay.superview == nil {
      overlay.frame = view.bounds
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(overlay)
    }
    return overlay
  }
  private let overlay = UIView()
}
