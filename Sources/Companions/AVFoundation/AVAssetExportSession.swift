// SPDX-License-Identifier: MIT

/// Writes media in another format. Differs from iOS: media are not decoded, so each export fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Unchecked: as on iOS, the app uses a session from one queue at a time.

  /// The progress of the export. Raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }

  /// The media.
  public let asset: AVAsset
  /// The quality.
  public let presetName: String
  /// The format of the file. The default is `nil`. Stored; has no effect, because media are not decoded.
  open var outputFileType: AVFileType?
  /// The file. The default is `nil`. Stored; has no effect, because media are not decoded.
  open var outputURL: URL?
  /// Whether the file can be shown while it is loaded. The default is `false`.
  /// Stored; has no effect, because media are not decoded.
  open var shouldOptimizeForNetworkUse = false
  /// The part of the media. The default is all of it. Stored; has no effect, because media are not decoded.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The progress. `unknown` before the export, `failed` after it.
  open private(set) var status = Status.unknown
  /// The error; `nil` before the export.
  open private(set) var error: (any Error)?
  /// The exported part, from 0 to 1. Always 0.
  open var progress: Float { 0 }

  /// Creates a session.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  /// Fails, and calls the handler.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    error = AVError(.exportFailed)
    handler()
  }
  /// Cancels the export.
  open func cancelExport() { status = .cancelled }
}

/// The media as they are.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 1,280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1,920 by 1,080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
