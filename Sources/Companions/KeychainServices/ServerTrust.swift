// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking

  /// The method by which a server is trusted. Foundation on Linux verifies certificates itself, so no delegate is asked by it.
  public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
  /// The method by which a client shows its certificate. No delegate is asked by it.
  public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

  extension URLProtectionSpace {
    /// The certificates of the server. Always `nil`: no delegate is asked.
    public var serverTrust: SecTrust? { nil }
  }

  extension URLCredential {
    /// Creates a credential that trusts a server. Differs from Foundation: it has neither user nor password, and no effect.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
  }
#endif
