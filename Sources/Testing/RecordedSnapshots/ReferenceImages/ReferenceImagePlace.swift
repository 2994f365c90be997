// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The place of a reference image: `ReferenceImages_64/<class>/<test>_<identifier>@2x.png`.
struct ReferenceImagePlace {
  /// The file, and that of a picture that differs.
  let location: SnapshotLocation

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - testFile: The file of the test, beside or above which the folder is, unless `FB_REFERENCE_IMAGE_DIR` names it.
  ///   - test: The name of the test as XCTest has it, such as `CardTests.testCard`.
  ///   - folder: The folder of the test case; `nil` for the name of its class.
  init(
    testFile: String, test: String, folder: String?, identifier: String?, options: FBSnapshotTestCaseFileNameOptions,
    suffixes: [String]
  ) {
    let parts = test.split(separator: ".").map(String.init)
    let method = parts.last ?? test
    let group = folder ?? (parts.count > 1 ? parts[parts.count - 2] : test)
    let (device, scale) = MainActor.assumeIsolated { (Self.deviceWords(options), UIScreen.main.scale) }
    var name = ([method] + [identifier ?? ""].filter { !$0.isEmpty } + device).joined(separator: "_")
    if scale > 1 { name += "@\(Int(scale))x" }
    let files = suffixes.flatMap { Self.folders(testFile, suffix: $0) }.map {
      $0.appendingPathComponent(group).appendingPathComponent(name + ".png")
    }
    let file = files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files.first
    location = SnapshotLocation(
      file: file ?? URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(name + ".png"),
      test: method, group: group)
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
