// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSessionConfiguration {
    /// Returns a configuration for transfers that go on after the app was left.
    ///
    /// Differs from Foundation: an app is never suspended here, so the transfers are those of a default session, and end with the
    /// process.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.default
      objc_setAssociatedObject(configuration, key, identifier, .OBJC_ASSOCIATION_RETAIN)
      return configuration
    }

    /// The name of a background session; `nil` for other sessions.
    public var identifier: String? { objc_getAssociatedObject(self, Self.key) as? String }

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
#endif
