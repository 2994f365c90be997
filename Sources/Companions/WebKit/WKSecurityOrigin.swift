// SPDX-License-Identifier: MIT

/// The scheme, host and port of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme, such as `https`; empty without a URL.
  public let `protocol`: String
  /// The host; empty without one.
  public let host: String
  /// The port; 0 for the default port of the scheme.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
}
