// SPDX-License-Identifier: MIT

/// Calls `body`, and returns its result. Views, layers, controllers and constraints that `body` removes live until it
/// returns, even if only weak references to them remain.
///
/// Differs from UIKit: Swift on Linux releases all other objects as soon as they are no longer used.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try ReleasePool.during(body)
}
