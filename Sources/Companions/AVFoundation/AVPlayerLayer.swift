// SPDX-License-Identifier: MIT

/// The scaling of a video to its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in AVFoundation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Preserves the aspect ratio and fits the video into the layer.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Preserves the aspect ratio and fills the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to fill the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a player's video.
///
/// Differs from iOS: the layer is empty.
open class AVPlayerLayer: CALayer {
  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// The player. The default is `nil`. Stored; has no effect, because nothing is played.
  open var player: AVPlayer?
  /// The scaling of the video. The default is `resizeAspect`. Stored; has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture can be shown. Always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the video, in points, in the layer's coordinates. Always zero.
  open var videoRect: CGRect { .zero }
}
