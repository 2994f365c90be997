// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import TemporaryFolders
import Testing

@Suite("The object files of sources whose adapted text changed")
struct StaleObjectsTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  @Test(
    "They are removed where either build system of SwiftPM has them, and no others",
    arguments: [
      ("debug/App.build", "View.swift.o", "Other.swift.o"),
      ("release/App.build", "View.swift.o", "Other.swift.o"),
      ("out/Intermediates.noindex/App.build/Debug-linux/App.build/Objects-normal/x86_64", "View.o", "Other.o"),
    ])
  func removal(directory: String, stale: String, other: String) throws {
    let folder = root.appendingPathComponent(".build/" + directory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in [stale, other] { try Data().write(to: folder.appendingPathComponent(name)) }
    StaleObjects.remove(for: ["/App/Sources/View.swift"], in: AdaptedPackage(root: root.path, scratch: nil))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [other])
  }
}
