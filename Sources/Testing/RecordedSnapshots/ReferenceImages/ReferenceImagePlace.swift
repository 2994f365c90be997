// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The place of a reference image: `ReferenceImages_64/<module>.<class>/<test>_<identifier>@2x.png`.
///
/// Classes of Objective-C, and some suites, have a folder without the name of the module.
struct ReferenceImagePlace {
  /// The file, and that of a picture that differs.
  let location: SnapshotLocation

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - testFile: The file of the test, beside or above which the folder is, unless `FB_REFERENCE_IMAGE_DIR` names it.
  ///   - test: The name of the test as XCTest has it, such as `CardTests.testCard`.
  ///   - className: The name of its class, with that of the module.
  ///   - folder: The folder of the test case; `nil` for the name of its class.
  init(
    testFile: String, test: String, className: String, folder: String?, identifier: String?,
    options: FBSnapshotTestCaseFileNameOptions,
    suffixes: [String]
  ) {
    let parts = test.split(separator: ".").map(String.init)
    let method = parts.last ?? test
    let plainName = className.split(separator: ".").last.map(String.init) ?? className
    let groups = folder.map { [$0] } ?? [className, plainName]
    // Suites record on the main thread.
    let (device, scale) = MainThread.run(options) { (Self.deviceWords($0), UIScreen.main.scale) }
    var name = ([method] + [identifier ?? ""].filter { !$0.isEmpty } + device).joined(separator: "_")
    if scale > 1 { name += "@\(Int(scale))x" }
    let files = suffixes.flatMap { Self.folders(testFile, suffix: $0) }.flatMap { place in
      groups.map { place.appendingPathComponent($0).appendingPathComponent(name + ".png") }
    }
    let file = files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files.first
    location = SnapshotLocation(
      file: file ?? URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(name + ".png"),
      test: method, group: plainName)
  }

  private static func folders(_ testFile: String, suffix: String) -> [URL] {
    if let path = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"], !path.isEmpty {
      return [URL(fileURLWithPath: path + suffix)]
    }
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    var found: [URL] = []
    let first = folder.appendingPathComponent("ReferenceImages" + suffix)
    while folder.pathComponents.count > 1 {
      let candidate = folder.appendingPathComponent("ReferenceImages" + suffix)
      if FileManager.default.fileExists(atPath: candidate.path) { found.append(candidate) }
      folder.deleteLastPathComponent()
    }
    return found.isEmpty ? [first] : found
  }

  @MainActor
  private static func deviceWords(_ options: FBSnapshotTestCaseFileNameOptions) -> [String] {
    let device = UIDevice.current
    var words: [String] = []
    if options.contains(.device) { words.append(device.model.replacingOccurrences(of: " ", with: "_")) }
    if options.contains(.OS) { words.append(device.systemVersion.replacingOccurrences(of: ".", with: "_")) }
    if options.contains(.screenSize) {
      let size = UIScreen.main.bounds.size
      words.append("\(Int(size.width))x\(Int(size.height))")
    }
    return words
  }
}
