// SPDX-License-Identifier: MIT

/// A script that an app gives its pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it is to run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page itself and not for the frames in it.
  public let isForMainFrameOnly: Bool

  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
