// SPDX-License-Identifier: MIT

/// Calls `body`, and returns its result.
///
/// Differs from UIKit: Swift on Linux releases objects as soon as they are no longer used, so there is no pool to
/// drain.
@discardableResult
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
