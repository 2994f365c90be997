// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import TemporaryFolders
import Testing

@Suite("Frameworks of a program")
struct FrameworkTests {
  private let temporary = TemporaryFolder()
  private var programs: URL { temporary.url.appendingPathComponent("debug") }

  @Test("each module with resources but the app's has a bundle with its tables of strings")
  func bundles() throws {
    try temporary.write("{}", "debug/Shop_App.resources/app.json")
    try temporary.write("{}", "debug/Shop_Kit-UI.resources/Base.lproj/Main.storyboard")
    try temporary.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"en": {"stringUnit": {"value": "B"}}}}}}"#,
      "debug/Shop_Kit-UI.resources/Localizable.xcstrings")
    try temporary.write("", "debug/Frameworks/Gone.framework/a.json")
    try temporary.write("", "debug/Shop.swiftmodule/a.resources")
    let main = MainBundle(ofProgramsIn: programs)
    try main.link(["Shop_App"], nil)
    try main.linkFrameworks(without: ["Shop_App"])
    let frameworks = programs.appendingPathComponent("Frameworks")
    #expect(try FileManager.default.contentsOfDirectory(atPath: frameworks.path) == ["Kit_UI.framework"])
    let bundle = try #require(Bundle(url: frameworks.appendingPathComponent("Kit_UI.framework")))
    #expect(bundle.path(forResource: "Main", ofType: "storyboard") != nil)
    #expect(bundle.localizedString(forKey: "A", value: nil, table: nil) == "B")
    #expect(Bundle(url: programs.appendingPathComponent("Resources"))?.path(forResource: "app", ofType: "json") != nil)
  }

  @Test("a model has the name of a compiled one, by which code looks for it")
  func models() throws {
    for bundle in ["Shop_App", "Shop_Kit"] {
      try temporary.write("<model/>", "debug/\(bundle).resources/\(bundle).xcdatamodeld/A.xcdatamodel/contents")
    }
    let main = MainBundle(ofProgramsIn: programs)
    for _ in 0..<2 {
      try main.link(["Shop_App"], nil)
      try main.linkFrameworks(without: ["Shop_App"])
    }
    for path in ["Resources/Shop_App", "Shop_App.resources/Shop_App", "Frameworks/Kit.framework/Shop_Kit"] {
      let file = programs.appendingPathComponent("\(path).momd/A.xcdatamodel/contents")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }
}
