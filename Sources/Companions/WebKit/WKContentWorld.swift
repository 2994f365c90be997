// SPDX-License-Identifier: MIT

/// A namespace of scripts.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The name; `nil` for the page's own world and for the default world.
  public let name: String?
  /// The world of the page's own scripts.
  public class var page: WKContentWorld { pageWorld }
  /// The default world of the app's scripts.
  public class var defaultClient: WKContentWorld { clientWorld }
  private static let pageWorld = WKContentWorld(nil)
  private static let clientWorld = WKContentWorld(nil)
  private static var named: [String: WKContentWorld] = [:]

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  /// Returns the world with a name, which is made when the name is first used.
  public class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }
}
