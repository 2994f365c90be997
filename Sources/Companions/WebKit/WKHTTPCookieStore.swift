// SPDX-License-Identifier: MIT

/// The cookies of web views. Stored; has no effect: they are not sent.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  override init() { super.init() }

  /// Calls the handler with the cookies.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }

  /// Stores a cookie, which replaces one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }

  /// Removes all cookies.
  func removeAll() { cookies = [] }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
}
