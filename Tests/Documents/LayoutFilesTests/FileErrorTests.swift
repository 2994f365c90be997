// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LayoutFiles

/// A layout file with an error, and the position of the error.
struct FaultyFile: CustomTestStringConvertible, Sendable {
  let text: String
  let line: Int
  let column: Int
  let fault: LayoutFileFault
  let suggestion: String?

  init(_ text: String, _ line: Int, _ column: Int, _ fault: LayoutFileFault, _ suggestion: String? = nil) {
    self.text = text
    self.line = line
    self.column = column
    self.fault = fault
    self.suggestion = suggestion
  }

  var testDescription: String { "\(fault)" }
}

@MainActor
@Suite("Errors in layout files")
struct FileErrorTests {
  @Test(
    "an error in the keys of the file",
    arguments: [
      FaultyFile("", 1, 1, .empty),
      FaultyFile("# nothing\n", 1, 1, .empty),
      FaultyFile("- a\n", 1, 1, .wrongKind(expected: .mapping, found: .list, of: "layout file")),
      FaultyFile("vews: {}\n", 1, 1, .unknownKey("vews", owner: "a layout file"), "views"),
      FaultyFile("device: iPhone 51\n", 1, 9, .unknownDevice("iPhone 51"), "iPhone 11"),
      FaultyFile("device: iPhon 15\n", 1, 9, .unknownDevice("iPhon 15"), "iPhone 15"),
      FaultyFile("device: [a]\n", 1, 9, .wrongKind(expected: .text, found: .list, of: "device")),
      FaultyFile("device: iPhone 15\nsize: [1, 2]\n", 1, 1, .keysExclude("device", "size")),
      FaultyFile("size: 40\n", 1, 7, .wrongKind(expected: .list, found: .text, of: "size")),
      FaultyFile("size: [1, 2, 3]\n", 1, 7, .wrongCount(expected: "2", found: 3, of: "size")),
      FaultyFile("size: [.nan, 2]\n", 1, 8, .notFinite(".nan")),
      FaultyFile("size: [.inf, 2]\n", 1, 8, .notFinite(".inf")),
      FaultyFile("size: [1e999, 2]\n", 1, 8, .notFinite("1e999")),
      FaultyFile("size: [-4, 2]\n", 1, 8, .outOfRange("-4.0", range: "from 0 to 100000")),
      FaultyFile(
        "direction: rlt\n", 1, 12,
        .unknownChoice("rlt", kind: "a direction", choices: ["ltr", "rtl", "leftToRight", "rightToLeft"]), "rtl"),
      FaultyFile("textSize: huge\n", 1, 11, .unknownChoice("huge", kind: "a text size")),
      FaultyFile("scale: 0\n", 1, 8, .outOfRange("0.0", range: "from 0.5 to 10")),
      FaultyFile("name: 1a\n", 1, 7, .unusableName("1a")),
      FaultyFile("metrics: { gap: wide }\n", 1, 17, .unknownMetric("wide")),
      FaultyFile("metrics: { 'a b': 1 }\n", 1, 12, .unusableName("a b")),
      FaultyFile("background: redd\n", 1, 13, .unknownChoice("redd", kind: "a color"), "red"),
      FaultyFile("background: '#12'\n", 1, 13, .unreadableValue("#12", as: "a color")),
      FaultyFile("background: red/2\n", 1, 13, .outOfRange("2", range: "from 0 to 1")),
    ])
  func fileKeys(file: FaultyFile) { check(file) }

  @Test(
    "an error in the views",
    arguments: [
      FaultyFile("views: [a]\n", 1, 8, .wrongKind(expected: .mapping, found: .list, of: "views")),
      FaultyFile("views:\n  a b: ~\n", 2, 3, .unusableName("a b")),
      FaultyFile("views:\n  a: { subviews: { a: ~ } }\n", 2, 20, .repeatedView("a")),
      FaultyFile("views:\n  root: ~\n", 2, 3, .repeatedView("root")),
      FaultyFile("views:\n  a: { class: UILable }\n", 2, 15, .unknownClass("UILable"), "UILabel"),
      FaultyFile("views:\n  a: UIView2\n", 2, 6, .unknownClass("UIView2"), "UIView"),
      FaultyFile(
        "views:\n  a: { class: UILabel, txt: b }\n", 2, 24, .unknownKey("txt", owner: "a UILabel"), "text"),
      FaultyFile("views:\n  a: { text: b }\n", 2, 8, .unknownKey("text", owner: "a UIView")),
      FaultyFile("views:\n  a: { alpha: 2 }\n", 2, 15, .outOfRange("2.0", range: "from 0 to 1")),
      FaultyFile("views:\n  a: { hidden: maybe }\n", 2, 16, .unreadableValue("maybe", as: "true or false")),
      FaultyFile("views:\n  a: { size: [1] }\n", 2, 14, .wrongCount(expected: "2", found: 1, of: "size")),
      FaultyFile("views:\n  a: { size: [1, x] }\n", 2, 18, .unknownMetric("x")),
      FaultyFile("views:\n  a: { hugging: 0 }\n", 2, 17, .outOfRange("0", range: "greater than 0 and at most 1000")),
      FaultyFile("views:\n  a: { hugging: hgih }\n", 2, 17, .unknownMetric("hgih")),
      FaultyFile(
        "views:\n  a: { class: UIPageControl, numberOfPages: 1000000000 }\n", 2, 45,
        .outOfRange("1000000000", range: "from 0 to 1000")),
      FaultyFile(
        "views:\n  a: { class: UIStepper, minimumValue: 200 }\n", 2, 26,
        .refused("minimumValue must be less than maximumValue")),
      FaultyFile("views:\n  a: { tag: 1.5 }\n", 2, 13, .unreadableValue("1.5", as: "a whole number")),
      FaultyFile(
        "views:\n  a: { class: UILabel, font: 0 }\n", 2, 30,
        .outOfRange("0.0", range: "greater than 0 and at most 1000")),
      FaultyFile(
        "views:\n  a: { class: UILabel, font: { sze: 3 } }\n", 2, 32, .unknownKey("sze", owner: "a font"), "size"),
      FaultyFile(
        "views:\n  a: { class: UILabel, textAlignment: middle }\n", 2, 39,
        .unknownChoice(
          "middle", kind: "a text alignment", choices: ["natural", "left", "center", "right", "justified"])),
      FaultyFile("views:\n  a: { class: UIImageView, image: none.png }\n", 2, 35, .missingImage("none.png")),
      FaultyFile("views:\n  a: { subviews: [b] }\n", 2, 19, .unknownView("b")),
      FaultyFile("views:\n  a: { subviews: 3 }\n", 2, 18, .wrongKind(expected: .mapping, found: .text, of: "subviews")),
      FaultyFile(
        "views:\n  a: { subviews: [c] }\n  b: { subviews: [c] }\n  c: ~\n", 3, 19, .secondSuperview("c")),
      FaultyFile("views:\n  a: { subviews: [a] }\n", 2, 19, .cyclicViews(["a", "a"])),
      FaultyFile(
        "views:\n  a: { subviews: [b] }\n  b: { subviews: [c] }\n  c: { subviews: [a] }\n", 2, 19,
        .cyclicViews(["b", "c", "a", "b"])),
    ])
  func views(file: FaultyFile) { check(file) }

  @Test(
    "an error in constraints and expectations",
    arguments: [
      FaultyFile("constraints: {}\n", 1, 14, .wrongKind(expected: .list, found: .mapping, of: "constraints")),
      FaultyFile("views: { a: ~ }\nconstraints:\n  - a.width == b.width\n", 3, 16, .unknownView("b")),
      FaultyFile(
        "views: { a: ~ }\nconstraints:\n  - wide: a.widht == 3\n", 3, 13, .equation(.unknownAttribute("widht")), "width"
      ),
      FaultyFile("constraints:\n  - root.superview.width == 3\n", 2, 5, .equation(.noSuperview("root"))),
      FaultyFile("expect: { b: [0, 0, 0, 0] }\n", 1, 11, .unknownView("b")),
      FaultyFile("expect: { root: [0, 0] }\n", 1, 17, .wrongCount(expected: "4", found: 2, of: "root")),
    ])
  func constraints(file: FaultyFile) { check(file) }

  @Test("files that cannot be read")
  func unreadable() {
    #expect(fault { try LayoutScene.load(path: "no/such/file.yaml") }?.fault == .unreadable("no such file"))
    #expect(
      fault { try LayoutScene.load(path: FixtureFiles.package.path) }?.fault
        == .unreadable("this is a directory, not a file"))
    #expect(fault { try LayoutScene.load(data: Data([0xFF, 0xFE, 0x00]), path: "x") }?.fault == .notText)
    let large = Data(repeating: 0x20, count: YAMLReader.byteLimit + 1)
    #expect(
      fault { try LayoutScene.load(data: large, path: "x") }?.fault == .tooLarge(limit: YAMLReader.byteLimit))
  }

  @Test("an image that cannot be read")
  func unreadableImage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no image".utf8).write(to: folder.appendingPathComponent("photo.png"))
    let text = "views:\n  a: { class: UIImageView, image: IMAGE }\n"
    let path = folder.appendingPathComponent("x.layout.yaml").path
    let broken = fault {
      try LayoutScene.load(text: text.replacingOccurrences(of: "IMAGE", with: "photo.png"), path: path)
    }
    #expect(broken?.fault == .unreadableImage("photo.png"))
    let misspelt = fault {
      try LayoutScene.load(text: text.replacingOccurrences(of: "IMAGE", with: "foto.png"), path: path)
    }
    #expect(misspelt?.fault == .missingImage("foto.png"))
    #expect(misspelt?.suggestion == "photo.png")
  }

  private func check(_ file: FaultyFile) {
    let error = fault { try LayoutScene.load(text: file.text, path: "x.layout.yaml") }
    #expect(error?.fault == file.fault)
    #expect(error?.position == SourcePosition(line: file.line, column: file.column))
    #expect(error?.suggestion == file.suggestion)
  }

  private func fault(_ work: () throws -> LayoutScene) -> LayoutFileError? {
    do {
      _ = try work()
      return nil
    } catch {
      return error as? LayoutFileError
    }
  }
}
