// SPDX-License-Identifier: MIT

/// How a video is scaled to its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in AVFoundation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As large as fits.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Large enough to fill the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Distorted to fill the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a player's video.
///
/// Differs from iOS: the layer is empty.
open class AVPlayerLayer: CALayer {
  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// The player. The default is `nil`.
  open var player: AVPlayer?
  /// How the video is scaled. The default is as large as fits. Stored; has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture can be shown. Always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the video, in points, in the layer's coordinates. Always zero.
  open var videoRect: CGRect { .zero }
}
