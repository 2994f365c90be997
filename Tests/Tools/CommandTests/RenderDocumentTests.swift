// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou render: documents and comparisons")
struct RenderDocumentTests {
  private func size(ofPNG path: String) throws -> [Int] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("one scene is written to the output, at the pixels of its device; another device gives another picture")
  func oneScene() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", CheckFixtures.storyboard())
    #expect(try BuiltTool.run("render", file, "-o", folder.path("out.png")).status == 0)
    #expect(try size(ofPNG: folder.path("out.png")) == [393 * 3, 852 * 3])
    #expect(try BuiltTool.run("render", file, "-o", folder.path("se.png"), "--device", "iPhone SE").status == 0)
    #expect(try size(ofPNG: folder.path("se.png")) == [375 * 2, 667 * 2])
  }

  @Test("several scenes are named after the output and their names")
  func severalScenes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", CheckFixtures.storyboard(second: true))
    #expect(try BuiltTool.run("render", file, "-o", folder.path("out.svg")).status == 0)
    #expect(folder.names == ["Main.storyboard", "out-Help.svg", "out-Login.svg"])
    #expect(try BuiltTool.run("render", file, "-o", folder.url.path).status == 0)
    #expect(folder.names.contains("Main-Help.png"))
    #expect(try BuiltTool.run("render", file, "-o", folder.path("one.svg"), "--scene", "Help").status == 0)
    #expect(folder.names.contains("one.svg"))
  }

  @Test("conflicts of the drawn scenes are reported, and the pictures are written anyway")
  func conflicts() throws {
    let folder = try TemporaryFolder()
    // Only the first scene has a box of that name.
    let text = CheckFixtures.storyboard(second: true).replacingOccurrences(
      of: #"id="c41"/>"#,
      with: #"id="c41"/><constraint firstItem="bx1" firstAttribute="width" constant="90" id="c9"/>"#)
    let file = try folder.file("Main.storyboard", text)
    let first = try BuiltTool.run("render", file, "-o", folder.path("one.svg"), "--scene", "Login")
    #expect(first.status == 1)
    #expect(first.errors.contains("Main.storyboard:"))
    #expect(first.errors.contains("cannot all hold: they are 110 points apart [conflicting-constraints]"))
    #expect(folder.names.contains("one.svg"))
    let second = try BuiltTool.run("render", file, "-o", folder.path("two.svg"), "--scene", "Help")
    #expect(second.status == 0)
    #expect(second.errors.isEmpty)
  }

  @Test("missing images are boxes, and a line predicted slightly too wide is not truncated")
  func documentLook() throws {
    let folder = try TemporaryFolder()
    let image = """
      <imageView contentMode="scaleToFill" image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="im1">
      <rect key="frame" x="20" y="200" width="40" height="40"/>
      </imageView>

      """
    // The text had this width in Interface Builder; the predicted width is slightly greater.
    let label = DefectScene.label("a1", "Provisioners", [20, 100, 93, 21], more: #" fixedFrame="YES""#)
    let text = DefectScene.document(
      views: image + label, constraints: DefectScene.corner("im1", 20, 200) + DefectScene.size("im1", 40, 40))
    let file = try folder.file("Main.storyboard", text)
    #expect(try BuiltTool.run("render", file, "-o", folder.path("out.svg")).status == 0)
    let picture = try String(contentsOfFile: folder.path("out.svg"), encoding: .utf8)
    #expect(picture.contains("#f2f2f7"))
    #expect(picture.contains("stroke=\"#d1d1d6\""))
    #expect(picture.contains("Provisioners"))
    let narrow = try folder.file(
      "Narrow.storyboard", text.replacingOccurrences(of: #"width="93""#, with: #"width="60""#))
    #expect(try BuiltTool.run("render", narrow, "-o", folder.path("narrow.svg")).status == 0)
    #expect(try String(contentsOfFile: folder.path("narrow.svg"), encoding: .utf8).contains("…"))
  }

  @Test("several pictures cannot be written to the standard output, and a named scene must exist")
  func usage() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Main.storyboard", CheckFixtures.storyboard(second: true))
    let several = try BuiltTool.run("render", file, "-o", "-")
    #expect(several.status == 64)
    #expect(several.errors.contains("gives several pictures; choose one with --scene"))
    let unknown = try BuiltTool.run("render", file, "-o", "-", "--scene", "Nowhere")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("there is no scene 'Nowhere'"))
    #expect(try BuiltTool.run("render", folder.path("none.xib"), "-o", "-").status == 66)
  }

  @Test("compared with another file, moved views are listed and drawn beside their previous state")
  func againstFile() throws {
    let folder = try TemporaryFolder()
    let before = try folder.file("Before.storyboard", CheckFixtures.storyboard())
    let after = try folder.file(
      "After.storyboard",
      CheckFixtures.storyboard().replacingOccurrences(of: #"constant="20""#, with: #"constant="50""#))
    let outcome = try BuiltTool.run("render", after, "--against", before, "-o", folder.path("both.svg"))
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        Login: 1 view has moved
          Card: [20, 100, 200, 80] -> [50, 100, 200, 80]
          `Card` is 50 points from the leading edge (20 before), so it moves right by 30.

        """)
    let picture = try String(contentsOfFile: folder.path("both.svg"), encoding: .utf8)
    #expect(picture.contains("x +30"))
    // Two screens with a margin around each.
    #expect(picture.contains("width=\"834\""))
  }

  @Test("compared with a revision, the file is taken from git; added and removed views are reported")
  func againstRevision() throws {
    let folder = try TemporaryFolder()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let file = try folder.file(
      "a.layout.yaml", "size: [100, 100]\nviews: { old: { size: [10, 10] } }\nlayout: 'H:|[old]; V:|[old]'")
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    _ = try folder.file(
      "a.layout.yaml",
      "size: [100, 100]\nviews: { fresh: { class: UILabel, text: New, size: [20, 20] } }\nlayout: 'H:|[fresh]; V:|[fresh]'"
    )
    let outcome = try BuiltTool.run("render", file, "--against", "HEAD", "-o", folder.path("both.png"))
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("  fresh: new at [0, 0, 20, 20]\n  old: gone from [0, 0, 10, 10]\n"))
    let unknown = try BuiltTool.run("render", file, "--against", "nowhere", "-o", folder.path("none.png"))
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("'nowhere' is neither a file nor a revision with this file"))
    let option = try BuiltTool.run("render", file, "--against=--output=x", "-o", folder.path("none.png"))
    #expect(option.status == 66)
    #expect(!folder.names.contains("none.png"))
  }

  @Test("of several scenes only changed ones are drawn")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    let before = try folder.file("Before.storyboard", CheckFixtures.storyboard(second: true))
    let after = try folder.file(
      "After.storyboard",
      CheckFixtures.storyboard(second: true).replacingOccurrences(
        of: #"constant="80" id="c42""#, with: #"constant="90" id="c42""#))
    let outcome = try BuiltTool.run("render", after, "--against", before, "-o", folder.path("both.png"))
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        Help: 1 view has moved
          Card: [20, 100, 200, 80] -> [20, 100, 200, 90]
          `Card` is 90 points high (80 before).

        """)
    #expect(folder.names == ["After.storyboard", "Before.storyboard", "both.png"])
    let same = try BuiltTool.run("render", before, "--against", before, "-o", folder.path("same.png"))
    #expect(same.errors.contains("nothing has changed"))
  }
}
