// SPDX-License-Identifier: MIT

/// Launches the application with a delegate of the named class and returns 0.
///
/// Differs from UIKit: it returns, because there is no event loop.
///
/// - Parameters:
///   - argc: The number of arguments. Ignored.
///   - argv: The arguments. Ignored.
///   - principalClassName: Ignored; the application is always a `UIApplication`.
///   - delegateClassName: The name of the delegate's class with its module, as from `NSStringFromClass`.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let isLaunched = ToolRequest.launch {
    let type: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
    if let delegate = NSObject.instance(of: type) as? any UIApplicationDelegate { return delegate }
    LayoutException.raise(
      .invalidArgument, "The class of the application's delegate, \(delegateClassName ?? "nil"), was not found.")
    return nil
  }
  return isLaunched ? 0 : 1
}
