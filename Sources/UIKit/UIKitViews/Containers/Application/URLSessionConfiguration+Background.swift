// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking) && !CHECK_ONLY
  import FoundationNetworking

  extension URLSessionConfiguration {
    /// Returns a configuration for transfers that go on after the app was left.
    ///
    /// Differs from Foundation: an app is never suspended here, so the transfers are those of a default session, and end with the
    /// process.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.default
      objc_setAssociatedObject(configuration, key.address, identifier, .OBJC_ASSOCIATION_RETAIN)
      return configuration
    }

    /// The name of a background session; `nil` for other sessions.
    public var identifier: String? { objc_getAssociatedObject(self, Self.key.address) as? String }

    private static let key = AssociationKey()
  }
#endif
