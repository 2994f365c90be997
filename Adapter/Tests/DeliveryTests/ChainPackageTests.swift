// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

/// The package with Tinamou's SnapKit.
struct ChainPackageTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  /// The compiler lets modules share declarations of a package only if their packages have one name, which is that of the directory.
  @Test(arguments: [true, false])
  func thePackageHasTheNameOfThatOfTheLibrary(isCheckout: Bool) throws {
    let own = root.appendingPathComponent("mirror")
    if isCheckout {
      try temporary.write("", "mirror/Sources/UIKit/Tinamou/Exports.swift")
      try temporary.write("", "mirror/Sources/Chains/SnapKit/A.swift")
    } else {
      try temporary.write("", "mirror/share/tinamou/made-with")
      try temporary.write("built\n", "mirror/lib/tinamou/chains/package-name")
      try temporary.write("", "mirror/lib/tinamou/chains/SnapKit/A.swift")
    }
    let installation = try #require(Installation(at: own))
    let package = ChainPackage(in: root.appendingPathComponent("home"), installation)
    #expect(package.directory.lastPathComponent == (isCheckout ? "mirror" : "built"))
    for _ in 0..<2 { try package.write() }
    #expect(FileManager.default.fileExists(atPath: package.directory.path + "/Package.swift"))
    #expect(FileManager.default.fileExists(atPath: package.directory.path + "/Sources/SnapKit/A.swift"))
  }
}
