// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

/// Names of Apple's frameworks that Linux lacks, and names that the author has misspelled.
@Suite("Names that frameworks lack")
struct FrameworkLackTests {
  private static let lacking = [
    "cannot find type 'PHLivePhoto' in scope", "cannot find 'CFGetTypeID' in scope",
    "cannot find 'kCGImageSourceTypeIdentifierHint' in scope", "cannot find type 'NetService' in scope",
    "value of type 'URLRequest' has no member 'allowsConstrainedNetworkAccess'",
    "value of type 'AVPlayerItem' has no member 'loadedTimeRanges'",
    "type 'PHAssetCollection' has no member 'fetchAssetCollections'",
    "'serverTrust' is unavailable: swift-corelibs-foundation does not support methods of authentication that rely on Darwin",
  ]
  private static let misspelled = [
    "cannot find type 'UILable' in scope; did you mean 'UILabel'?", "cannot find 'titel' in scope",
    "cannot find type 'ProfileCell' in scope", "cannot find type 'UIFancyView' in scope",
    "value of type 'UIView' has no member 'backgroundColour'", "value of type 'ViewModel' has no member 'name'",
    "value of type 'URLRequest' has no member 'httpMethd'; did you mean 'httpMethod'?",
    "cannot convert value of type 'Int' to expected argument type 'String'", "cannot find 'Network' in scope",
  ]

  private func error(_ message: String) -> CompilerError {
    CompilerError(path: "/App/View.swift", line: 1, column: 9, message: message)
  }

  @Test("Linux's lacks are known by their names", arguments: lacking)
  func lacks(message: String) { #expect(error(message).isOfFramework) }

  @Test("other errors are the author's", arguments: misspelled)
  func authors(message: String) { #expect(!error(message).isOfFramework) }

  @Test(
    "what a package with a manifest uses of such names is left out, with a warning, and the rest of its errors stay")
  func leftOut() throws {
    let text = "let a = PHNewAsset()\nlet b = titel\n"
    let lack = CompilerError(
      path: "/App/View.swift", line: 1, column: 9, message: "cannot find 'PHNewAsset' in scope")
    let typo = CompilerError(path: "/App/View.swift", line: 2, column: 9, message: "cannot find 'titel' in scope")
    var omissions = Omissions(isComplete: false)
    let isTypoLeftOut = omissions.leaveOut([typo], at: typo.path, of: ["App"], base: (text, 0))
    #expect(!isTypoLeftOut && omissions.files.isEmpty)
    let isLackLeftOut = omissions.leaveOut([lack], at: lack.path, of: ["App"], base: (text, 0))
    #expect(isLackLeftOut && omissions.unexplained == [lack])
    #expect(omissions.files[lack.path]?.text.contains("PHNewAsset") == false)
  }
}
