// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// The header by which the Swift sources of an app know its sources in Objective-C.
public struct BridgingHeader {
  private let file: URL
  private let headers: [String: URL]

  /// Finds the header that the build settings of a target name.
  ///
  /// - Parameters:
  ///   - settings: The build settings.
  ///   - directory: The directory with all sources of the project.
  /// - Returns: `nil` if there is none.
  public init?(settings: [String: String], target: String, below directory: URL) {
    let setting = BuildSettings(settings, target: target)["SWIFT_OBJC_BRIDGING_HEADER"] ?? ""
    guard let name = setting.split(separator: "/").last.map(String.init) else { return nil }
    let directory = directory.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var headers: [String: URL] = [:]
    while let file = files?.nextObject() as? URL {
      if Self.skipped.contains(file.lastPathComponent) { files?.skipDescendants() }
      guard file.pathExtension == "h" else { continue }
      // Of headers with one name, the nearest counts.
      let known = headers[file.lastPathComponent]
      if known.map({ $0.pathComponents.count > file.pathComponents.count }) ?? true {
        headers[file.lastPathComponent] = file
      }
    }
    guard let file = headers[name] else { return nil }
    (self.file, self.headers) = (file, headers)
  }

  /// The folders with the sources of libraries, whose modules are missing as a whole.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// The Swift declarations that stand for those of the headers; empty if they declare nothing.
  public var standIns: String {
    guard let text = Self.text(of: file) else { return "" }
    return HeaderStandIns.text(bridging: text) { name in headers[name].flatMap(Self.text) }
  }

  private static func text(of file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
