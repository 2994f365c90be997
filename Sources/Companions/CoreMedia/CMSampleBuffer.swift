// SPDX-License-Identifier: MIT

/// A picture in memory, as in Core Video. Nothing makes one: there is no camera.
public final class CVBuffer: Sendable {
  private init() {}
}
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture of pixels in memory.
public typealias CVPixelBuffer = CVBuffer

/// A part of a medium: a picture of a video, or samples of sound.
public final class CMSampleBuffer: Sendable {
  /// Creates a part without data.
  public init() {}
  /// The picture. Always `nil`.
  public var imageBuffer: CVImageBuffer? { nil }
  /// The time at which it is presented. Always invalid.
  public var presentationTimeStamp: CMTime { .invalid }
}

/// Returns the picture of a part of a video. Always `nil`.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the time at which a part of a medium is presented. Always invalid.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
