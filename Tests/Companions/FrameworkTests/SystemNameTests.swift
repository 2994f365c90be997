// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import UIKit
import UnifiedLogging

import class FoundationAdditions.PersonNameComponentsFormatter

/// Names of Foundation, Core Foundation, the kernel and Core Text that Linux lacks.
struct SystemNameTests {
  @Test func valuesContainStructures() {
    let transform = CATransform3DMakeTranslation(1, 2, 3)
    let value = NSValue(caTransform3D: transform)
    #expect(value.caTransform3DValue == transform)
    #expect(value.isEqual(NSValue(caTransform3D: transform)))
    #expect(!value.isEqual(NSValue(caTransform3D: CATransform3DIdentity)))
    let affine = CGAffineTransform(translationX: 4, y: 5)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(cgAffineTransform: affine).caTransform3DValue == CATransform3DMakeAffineTransform(affine))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
  }

  @Test func keysOfErrorsAreThoseOfFoundation() {
    let keys: [(CFString?, String)] = [
      (kCFErrorLocalizedDescriptionKey, NSLocalizedDescriptionKey), (kCFErrorDescriptionKey, "NSDescription"),
      (kCFErrorLocalizedFailureReasonKey, NSLocalizedFailureReasonErrorKey), (kCFErrorURLKey, NSURLErrorKey),
      (kCFErrorLocalizedRecoverySuggestionKey, NSLocalizedRecoverySuggestionErrorKey),
      (kCFErrorUnderlyingErrorKey, NSUnderlyingErrorKey), (kCFErrorFilePathKey, NSFilePathErrorKey),
      (kCFErrorDomainPOSIX, NSPOSIXErrorDomain), (kCFErrorDomainOSStatus, NSOSStatusErrorDomain),
      (kCFErrorDomainMach, NSMachErrorDomain), (kCFErrorDomainCocoa, NSCocoaErrorDomain),
    ]
    for (name, key) in keys { #expect(name.map { "\($0)" } == key) }
    let error = NSError(domain: "a", code: 1, userInfo: ["\(kCFErrorLocalizedDescriptionKey!)": "Words"])
    #expect(error.localizedDescription == "Words")
  }

  @Test func geometryIsMadeByFunctions() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVectorMake(3, 4).dx == 3)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func layersHaveABiasOfTheirFilter() {
    let layer = CALayer()
    #expect(layer.minificationFilterBias == 0)
    layer.minificationFilterBias = 0.5
    #expect(layer.minificationFilterBias == 0.5)
  }

  @Test func theClockOfTheKernelRuns() {
    var info = mach_timebase_info()
    #expect(mach_timebase_info(&info) == KERN_SUCCESS)
    #expect(info.numer == 1 && info.denom == 1)
    let start = mach_absolute_time()
    usleep(2000)
    let elapsed = mach_absolute_time() - start
    #expect(elapsed * UInt64(info.numer) / UInt64(info.denom) >= 2 * NSEC_PER_MSEC)
    #expect(mach_continuous_time() > 0)
  }

  @Test(arguments: ["hw.machine", "hw.model", "kern.ostype", "kern.osrelease", "kern.version", "kern.hostname"])
  func namesOfTheSystemAreTexts(name: String) {
    var size = 0
    #expect(sysctlbyname(name, nil, &size, nil, 0) == 0 && size > 1)
    var text = [CChar](repeating: 1, count: size)
    #expect(sysctlbyname(name, &text, &size, nil, 0) == 0)
    #expect(text.last == 0 && !text.dropLast().contains(0))
    size = 0
    #expect(sysctlbyname(name, &text, &size, nil, 0) == -1 && errno == ENOMEM)
    var other: CChar = 1
    let status = sysctlbyname(name, nil, &size, &other, 1)
    #expect(status == -1 && errno == EPERM)
  }

  @Test func numbersOfTheSystemHaveTheirSizes() {
    var memory: UInt64 = 0, size = MemoryLayout<UInt64>.size, name = [CTL_HW, HW_MEMSIZE]
    #expect(sysctl(&name, 2, &memory, &size, nil, 0) == 0 && memory == ProcessInfo.processInfo.physicalMemory)
    var count: Int32 = 0
    size = MemoryLayout<Int32>.size
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0 && count > 0)
    var start = timeval()
    (size, name) = (MemoryLayout<timeval>.size, [CTL_KERN, KERN_BOOTTIME])
    #expect(sysctl(&name, 2, &start, &size, nil, 0) == 0 && Date(timeIntervalSince1970: Double(start.tv_sec)) < Date())
    name = [CTL_KERN, 9999]
    #expect(sysctl(&name, 2, nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  @Test func processesSayWhetherTheyAreTraced() {
    var process = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    #expect(sysctl(&name, UInt32(name.count), &process, &size, nil, 0) == 0)
    #expect(process.kp_proc.p_pid == getpid() && process.kp_proc.p_flag & P_TRACED == 0)
  }

  @Test func identifiersHaveDigits() {
    let identifier = CFUUIDCreate(kCFAllocatorDefault)
    let digits = CFUUIDCreateString(nil, identifier)
    #expect(digits?.length == 36)
    #expect(CFUUIDCreateFromString(nil, digits) == identifier)
    #expect(CFUUIDCreateFromString(nil, "none") == nil)
  }

  @Test func runLoopsRunForATime() {
    let isCalled = Mutex(false)
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { isCalled.withLock { $0 = true } }
    let end = CFAbsoluteTimeGetCurrent() + 5
    while !isCalled.withLock({ $0 }), CFAbsoluteTimeGetCurrent() < end {
      CFRunLoopRunInMode(.defaultMode, 0.01, false)
    }
    #expect(isCalled.withLock { $0 })
    #expect(CFRunLoopGetCurrent() === CFRunLoopGetCurrent())
  }

  @Test func runLoopsAreStopped() {
    let timer = Timer(timeInterval: 0.01, repeats: true) { _ in CFRunLoopStop(CFRunLoopGetCurrent()) }
    RunLoop.current.add(timer, forMode: .default)
    defer { timer.invalidate() }
    #expect(CFRunLoopRunInMode(.defaultMode, 20, false) == .stopped)
  }

  @Test func referencesAreCounted() {
    let object = NSObject()
    let count = CFGetRetainCount(object)
    let others = [object, object, object]
    #expect(CFGetRetainCount(object) >= count + 1)
    withExtendedLifetime(others) {}
  }

  @Test func devicesDoNotSavePower() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test func notificationsAreASequence() async {
    let name = Notification.Name("SystemNameTests")
    let (center, object) = (NotificationCenter(), NSObject())
    var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
    center.post(name: name, object: NSObject())
    center.post(name: name, object: object, userInfo: ["number": 1])
    center.post(name: name, object: object, userInfo: ["number": 2])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test(arguments: [
    ("en", "Ada King Lovelace", PersonNameComponentsFormatter.Style.long, "Ada King Lovelace"),
    ("en", "Ada King Lovelace", .medium, "Ada Lovelace"), ("en", "Ada Lovelace", .short, "Ada"),
    ("en", "Ada Lovelace", .abbreviated, "AL"), ("en", "Dr. Ada Lovelace", .long, "Dr. Ada Lovelace"),
    ("hu", "Bartók Béla", .medium, "Bartók Béla"), ("hu", "Bartók Béla", .short, "Béla"),
    ("ja", "山田 太郎", .medium, "山田太郎"),
  ])
  func namesOfPersonsAreReadAndWritten(
    language: String, text: String, style: PersonNameComponentsFormatter.Style, expected: String
  ) throws {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.style = style
    let components = try #require(formatter.personNameComponents(from: text))
    #expect(formatter.string(from: components) == expected)
  }

  @Test func backgroundSessionsHaveAName() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "upload")
    #expect(configuration.identifier == "upload")
    #expect(URLSessionConfiguration.default.identifier == nil)
  }

  @Test func severalFontsAreRegistered() throws {
    let missing = [URL(fileURLWithPath: "/missing/a.ttf"), URL(fileURLWithPath: "/missing/b.ttf")]
    var errors: Unmanaged<CFArray>?
    #expect(!CTFontManagerRegisterFontsForURLs(missing as NSArray, .process, &errors))
    let list = try #require(errors?.takeRetainedValue())
    #expect(list.count == 2)
    #expect((list.firstObject as? NSError)?.code == CTFontManagerError.fileNotFound.rawValue)
    #expect(CTFontManagerRegisterFontsForURLs([] as NSArray, .process, nil))
  }

  @Test @MainActor func coreTextsNamesAreKeys() {
    let label = UILabel()
    let tracking = NSAttributedString.Key(String(describing: kCTTrackingAttributeName))
    label.attributedText = NSAttributedString(string: "abc")
    let width = label.intrinsicContentSize.width
    label.attributedText = NSAttributedString(string: "abc", attributes: [tracking: 5])
    #expect(label.intrinsicContentSize.width >= width + 10)
  }
}

/// The output depends on the handler, which is one for the process.
@Suite(.serialized) struct SignpostTests {
  @Test func intervalsHaveATime() {
    let lines = Mutex<[String]>([])
    LogMessages.handler = { line in lines.withLock { $0.append(line) } }
    defer { LogMessages.handler = nil }
    let log = OSLog(subsystem: "app", category: "loading")
    let identity = OSSignpostID(log: log)
    #expect(identity != OSSignpostID(log: log))
    os_signpost(.begin, log: log, name: "load", signpostID: identity, "%{public}@ %d", "lakes" as NSString, 2)
    os_signpost(.end, log: log, name: "load", signpostID: identity)
    os_signpost(.event, log: log, name: "shown")
    os_signpost(.event, log: .disabled, name: "hidden")
    #expect(OSSignposter(logHandle: log).withIntervalSignpost("draw") { 3 } == 3)
    let written = lines.withLock { $0 }.filter { $0.contains("app:loading") }
    #expect(written.count == 5)
    #expect(written.first == "[app:loading] debug: load begins: lakes 2")
    #expect(written.dropFirst().first?.contains("load ends after ") == true)
  }

  @Test func identitiesOfObjectsStay() {
    let (log, object) = (OSLog(subsystem: "app", category: "objects"), NSObject())
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    #expect(OSSignpostID(log: log, object: object) != OSSignpostID(log: log, object: NSObject()))
  }
}
