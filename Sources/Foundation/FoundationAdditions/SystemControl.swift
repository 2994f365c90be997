// SPDX-License-Identifier: MIT

import Foundation

// The values of the kernel that apps ask for by `sysctl`, as in a simulator: those of the machine that runs the app.

/// The part of the names of the kernel.
public let CTL_KERN: Int32 = 1
/// The part of the names of the hardware.
public let CTL_HW: Int32 = 6
/// The largest number of parts of a name.
public let CTL_MAXNAME: Int32 = 12
/// The name of the system.
public let KERN_OSTYPE: Int32 = 1
/// The release of the system.
public let KERN_OSRELEASE: Int32 = 2
/// The revision of the system.
public let KERN_OSREV: Int32 = 3
/// The system in its own words.
public let KERN_VERSION: Int32 = 4
/// The name of the machine in networks.
public let KERN_HOSTNAME: Int32 = 10
/// The processes.
public let KERN_PROC: Int32 = 14
/// The process with a number.
public let KERN_PROC_PID: Int32 = 1
/// The time when the system started.
public let KERN_BOOTTIME: Int32 = 21
/// The build of the system.
public let KERN_OSVERSION: Int32 = 65
/// The kind of the machine.
public let HW_MACHINE: Int32 = 1
/// The model of the machine.
public let HW_MODEL: Int32 = 2
/// The number of processors.
public let HW_NCPU: Int32 = 3
/// The size of memory in bytes, as 32 bits.
public let HW_PHYSMEM: Int32 = 5
/// The size of a page of memory in bytes.
public let HW_PAGESIZE: Int32 = 7
/// The size of memory in bytes, as 64 bits.
public let HW_MEMSIZE: Int32 = 24
/// The number of processors that can be used.
public let HW_AVAILCPU: Int32 = 25

/// The flag of a process that a debugger has attached to.
public let P_TRACED: Int32 = 0x800

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The facts about a process, of which apps read whether a debugger has attached to it.
public struct extern_proc: BitwiseCopyable, Sendable {
  /// The flags of the process.
  public var p_flag: Int32 = 0
  /// The number of the process.
  public var p_pid: pid_t = 0

  /// Creates facts that are all 0.
  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A process as the kernel knows it.
public struct kinfo_proc: BitwiseCopyable, Sendable {
  /// The facts about the process.
  public var kp_proc = extern_proc()

  /// Creates facts that are all 0.
  public init() {}
}

/// Stores the value with a name of numbers, or only its size in bytes where `oldp` is `nil`.
///
/// Values cannot be set.
///
/// - Returns: 0; or -1, and the reason in `errno`: `ENOENT` for an unknown name, `ENOMEM` for too little room, `EPERM` for a new value.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: u_int, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  let parts = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
  let value =
    parts.starts(with: [CTL_KERN, KERN_PROC, KERN_PROC_PID]) && parts.count == 4
    ? SystemValue.process(parts[3]) : SystemValue.all.first { parts == [$0.part, $0.number] }?.value()
  return SystemValue.store(value, in: oldp, oldlenp, isNew: newp != nil)
}

/// Stores the value with a name such as `hw.memsize`, or only its size in bytes where `oldp` is `nil`.
///
/// Values cannot be set.
///
/// - Returns: 0; or -1, and the reason in `errno`: `ENOENT` for an unknown name, `ENOMEM` for too little room, `EPERM` for a new value.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  let name = String(cString: name)
  return SystemValue.store(SystemValue.all.first { $0.name == name }?.value(), in: oldp, oldlenp, isNew: newp != nil)
}

/// A value of the kernel, by its name.
private struct SystemValue {
  var name: String
  var part: Int32 = 0
  /// The number of the name in its part; 0 if it has none.
  var number: Int32 = 0
  var value: @Sendable () -> [UInt8]

  static let all: [SystemValue] = [
    SystemValue(name: "kern.ostype", part: CTL_KERN, number: KERN_OSTYPE) { text("Darwin") },
    SystemValue(name: "kern.osrelease", part: CTL_KERN, number: KERN_OSRELEASE) { text(system.release) },
    SystemValue(name: "kern.osrevision", part: CTL_KERN, number: KERN_OSREV) { bytes(Int32(199_506)) },
    SystemValue(name: "kern.version", part: CTL_KERN, number: KERN_VERSION) { text(system.version) },
    SystemValue(name: "kern.hostname", part: CTL_KERN, number: KERN_HOSTNAME) {
      text(ProcessInfo.processInfo.hostName)
    },
    SystemValue(name: "kern.osversion", part: CTL_KERN, number: KERN_OSVERSION) { text(system.release) },
    SystemValue(name: "kern.boottime", part: CTL_KERN, number: KERN_BOOTTIME) { bytes(startTime) },
    SystemValue(name: "hw.machine", part: CTL_HW, number: HW_MACHINE) { text(system.machine) },
    SystemValue(name: "hw.model", part: CTL_HW, number: HW_MODEL) { text(system.machine) },
    SystemValue(name: "hw.ncpu", part: CTL_HW, number: HW_NCPU) { bytes(processors) },
    SystemValue(name: "hw.availcpu", part: CTL_HW, number: HW_AVAILCPU) { bytes(processors) },
    SystemValue(name: "hw.activecpu") { bytes(processors) },
    SystemValue(name: "hw.logicalcpu") { bytes(processors) },
    SystemValue(name: "hw.physicalcpu") { bytes(processors) },
    SystemValue(name: "hw.physmem", part: CTL_HW, number: HW_PHYSMEM) { bytes(UInt32(clamping: memory)) },
    SystemValue(name: "hw.memsize", part: CTL_HW, number: HW_MEMSIZE) { bytes(memory) },
    SystemValue(name: "hw.pagesize", part: CTL_HW, number: HW_PAGESIZE) { bytes(Int32(clamping: getpagesize())) },
  ]

  /// The facts about a process, as bytes.
  static func process(_ number: pid_t) -> [UInt8]? {
    guard let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8) else { return nil }
    let tracer = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }?.split(separator: "\t").last
    var result = kinfo_proc()
    result.kp_proc.p_pid = number
    if let tracer, tracer != "0" { result.kp_proc.p_flag = P_TRACED }
    return bytes(result)
  }

  static func store(
    _ value: [UInt8]?, in place: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?, isNew: Bool
  ) -> Int32 {
    guard let value else { return failure(ENOENT) }
    if isNew { return failure(EPERM) }
    guard let size else { return 0 }
    let room = size.pointee
    size.pointee = value.count
    guard let place else { return 0 }
    guard room >= value.count else { return failure(ENOMEM) }
    place.copyMemory(from: value, byteCount: value.count)
    return 0
  }

  private static func failure(_ reason: Int32) -> Int32 {
    errno = reason
    return -1
  }

  private static var processors: Int32 { Int32(clamping: ProcessInfo.processInfo.activeProcessorCount) }
  private static var memory: UInt64 { ProcessInfo.processInfo.physicalMemory }

  private static var startTime: timeval {
    let start = Date().timeIntervalSince1970 - Double(mach_continuous_time()) / Double(NSEC_PER_SEC)
    return timeval(tv_sec: Int(start), tv_usec: 0)
  }

  private static var system: (release: String, version: String, machine: String) {
    var names = utsname()
    uname(&names)
    return (string(names.release), string(names.version), string(names.machine))
  }

  /// The text in an array of the C language, which is a tuple in Swift.
  private static func string(_ characters: some Any) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static func text(_ value: String) -> [UInt8] { Array(value.utf8) + [0] }

  private static func bytes(_ value: some BitwiseCopyable) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
}
