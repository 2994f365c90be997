// SPDX-License-Identifier: MIT

/// A script that an app adds to its pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The source code.
  public let source: String
  /// The time at which the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs only in the main frame.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}
