// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou render: folders, and no output")
struct RenderPlaceTests {
  private static let layout = "size: [20, 10]\n"

  @Test("without an output, pictures are written beside their files, and their paths are printed")
  func beside() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Card.layout.yaml", Self.layout)
    let image = try folder.file("Card.png", "an image of the app")
    let outcome = try BuiltTool.run("render", file)
    #expect(outcome.status == 0)
    #expect(outcome.text == file + ".png\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file + ".png")).starts(with: [0x89, 0x50]))
    #expect(try String(contentsOfFile: image, encoding: .utf8) == "an image of the app")
    #expect(try BuiltTool.run("render", file, "--format", "svg").text == file + ".svg\n")
    let nameless = try BuiltTool.run("render", "-", input: Self.layout)
    #expect(nameless.status == 64)
    #expect(nameless.errors.contains("add -o"))
  }

  @Test("a folder is searched for documents and layout files")
  func folders() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App/Views"), withIntermediateDirectories: true)
    _ = try folder.file("App/Cell.layout.yaml", Self.layout)
    _ = try folder.file("App/Views/Cell.layout.yaml", Self.layout)
    _ = try folder.file("App/Main.storyboard", CheckFixtures.storyboard(second: true))
    _ = try folder.file("App/main.swift", "print(1)")
    let output = try TemporaryFolder()
    let outcome = try BuiltTool.run("render", folder.path("App"), "-o", output.url.path)
    #expect(outcome.status < 2)
    #expect(outcome.text == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: output.url.path).sorted()
    #expect(names == ["Cell.png", "Main-Help.png", "Main-Login.png", "Views-Cell.png"])
    let beside = try BuiltTool.run("render", folder.path("App"))
    #expect(beside.text.contains("App/Views/Cell.layout.yaml.png\n"))
    #expect(beside.text.contains("App/Main.storyboard-Help.png\n"))
    #expect(beside.text.split(separator: "\n").allSatisfy { FileManager.default.fileExists(atPath: String($0)) })
  }

  @Test("a folder without files, and a folder with one picture as output, are errors")
  func unusable() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("main.swift", "print(1)")
    let empty = try BuiltTool.run("render", folder.url.path, "-o", folder.path("x.png"))
    #expect(empty.status == 66)
    #expect(empty.errors.contains("there is no document or layout file in this folder"))
    _ = try folder.file("a.layout.yaml", Self.layout)
    _ = try folder.file("b.layout.yaml", Self.layout)
    #expect(try BuiltTool.run("render", folder.url.path, "-o", folder.path("x.png")).status == 64)
  }

  @Test("findings of a document are printed once, without the console's message")
  func findings() throws {
    let folder = try TemporaryFolder()
    let extra = #"<constraint firstItem="bx1" firstAttribute="width" constant="900" id="wide"/>"#
    let file = try folder.file("Main.storyboard", CheckFixtures.storyboard(constraints: extra))
    let outcome = try BuiltTool.run("render", file, "-o", folder.path("x.png"))
    #expect(!outcome.errors.contains("Unable to simultaneously satisfy constraints"))
    #expect(outcome.errors.components(separatedBy: "[conflicting-constraints]").count == 2)
  }
}
