// SPDX-License-Identifier: MIT

import Foundation

// The clock of the kernel of Apple's systems. Its unit is a nanosecond here.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The result of a function of the kernel; 0 for success.
public typealias kern_return_t = Int32
/// The result of a function of the kernel that succeeded.
public let KERN_SUCCESS: kern_return_t = 0

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// Stores the ratio of the clock's unit to a nanosecond, which is 1 to 1, and returns `KERN_SUCCESS`.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info>!) -> kern_return_t {
  info.pointee = mach_timebase_info(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Returns the time since the system started, without the time in which it slept, in nanoseconds.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }

/// Returns the time since the system started, with the time in which it slept, in nanoseconds.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
