// SPDX-License-Identifier: MIT

/// Calls `body`, and returns its result.
///
/// Differs from UIKit: Swift on Linux releases objects as soon as they are not used any more, so there is nothing to drain.
@discardableResult
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
