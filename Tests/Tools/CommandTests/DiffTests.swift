// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The command diff")
struct DiffTests {
  private let before = CheckFixtures.storyboard()
  private let after = CheckFixtures.storyboard().replacingOccurrences(of: #"constant="20""#, with: #"constant="50""#)

  @Test("two files are compared in sentences, with the exit code 1 for a change and 0 for none")
  func files() throws {
    let folder = try TemporaryFolder()
    let old = try folder.file("Before.storyboard", before)
    let new = try folder.file("After.storyboard", after)
    let changed = try BuiltTool.run("diff", old, new)
    #expect(changed.status == 1)
    #expect(changed.text.contains("`Card` is 50 points from the leading edge (20 before), so it moves right by 30."))
    let noise = try folder.file("Noise.storyboard", before.replacingOccurrences(of: "  <", with: "    <"))
    let same = try BuiltTool.run("diff", old, noise)
    #expect(same.status == 0)
    #expect(same.text.contains("Nothing changes on the screen."))
  }

  @Test("a revision is compared with the working tree")
  func revision() throws {
    let folder = try TemporaryFolder()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    _ = try folder.file("Main.storyboard", before)
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    _ = try folder.file("Main.storyboard", after)
    let repository = ["GIT_DIR": folder.url.path + "/.git", "GIT_WORK_TREE": folder.url.path]
    let outcome = try BuiltTool.run("diff", "HEAD", environment: repository)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("Main.storyboard\n"))
    #expect(outcome.text.contains("`Card` is 50 points from the leading edge (20 before), so it moves right by 30."))
    let unknown = try BuiltTool.run("diff", "nowhere", environment: repository)
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("'nowhere' is neither a file, a folder nor a revision"))
  }

  @Test("JSON has the sentences and the frames")
  func json() throws {
    let folder = try TemporaryFolder()
    let old = try folder.file("Before.storyboard", before)
    let new = try folder.file("After.storyboard", after)
    let outcome = try BuiltTool.run("diff", old, new, "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(object["changed"] as? Bool == true)
    let files = try #require(object["files"] as? [[String: Any]])
    let screens = try #require(files.first?["screens"] as? [[String: Any]])
    #expect((screens.first?["sentences"] as? [String])?.count == 1)
  }

  @Test("the description of a document has a line for each fact, and none for identifiers and computed frames")
  func describe() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("describe", try folder.file("Main.storyboard", before))
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("- is 20 points from the leading edge"))
    #expect(!outcome.text.contains("id="))
    #expect(try BuiltTool.run("describe", folder.path("none.xib")).status == 66)
    let lines = outcome.text.components(separatedBy: "\n")
    let other = try BuiltTool.run("describe", try folder.file("Other.storyboard", after))
    let changes = other.text.components(separatedBy: "\n").difference(from: lines)
    #expect(changes.insertions.count == 1 && changes.removals.count == 1, "\(changes)")
    let offsets = (changes.insertions + changes.removals).map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    #expect(Set(offsets).count == 1)
  }

  @Test("a document with marks of a conflict is described as it is for Git, and is an error otherwise")
  func conflict() throws {
    let folder = try TemporaryFolder()
    let text = "<document>\n<<<<<<< HEAD\n</document>\n"
    let file = try folder.file("Main.storyboard", text)
    #expect(try BuiltTool.run("describe", file).status == 66)
    let outcome = try BuiltTool.run("describe", file, "--as-is")
    #expect(outcome.status == 0)
    #expect(outcome.text == text)
    #expect(outcome.errors.contains("Main.storyboard:2:"))
    #expect(try BuiltTool.run("describe", folder.path("none.xib"), "--as-is").status == 66)
  }

  @Test(
    "input that cannot be compared is named, with what to do, and is no change",
    arguments: [
      (["Old.storyboard"], 64, "name a second file, or its revision with --only: tinamou diff HEAD --only"),
      (["Folder"], 64, "name a second folder or a revision"),
      (["Old.storyboard", "Folder"], 64, "name two files"),
      (["Old.storyboard", "New.storyboard", "Folder"], 64, "3 sides are given, and two can be compared."),
      (["Old.storyboard", "Notes.md"], 66, "Notes.md' is neither a document (.storyboard, .xib) nor a layout file"),
      (["Old.storyboard", "Broken.xib"], 66, "Broken.xib:1:1: error:"),
      (["Folder", "Folder", "--only", "None.xib"], 64, "None.xib', which --only names; its path starts at"),
      (["--os", "18"], 64, "give a setting two values, such as --os 18 27"),
      (["Old.storyboard", "New.storyboard", "--accessibility"], 64, "--accessibility is for the screens of an app"),
      (["--size", "10", "20"], 64, "There is no size '10': sizes are written in points, such as 402x874."),
      (["--text-size", "huge", "l"], 64, "it can be xs to xxxl, or accessibility1 to accessibility5."),
      (["nowhere"], 64, "'nowhere' is neither a file, a folder nor a revision of the repository in this folder"),
    ])
  func faults(words: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Old.storyboard", before)
    _ = try folder.file("New.storyboard", after)
    _ = try folder.file("Notes.md", "# Notes")
    _ = try folder.file("Broken.xib", "<document")
    try FileManager.default.createDirectory(atPath: folder.path("Folder"), withIntermediateDirectories: true)
    _ = try folder.file("Folder/Main.storyboard", before)
    let outcome = try BuiltTool.run(all: ["diff"] + words.map { $0.first?.isUppercase == true ? folder.path($0) : $0 })
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!outcome.text.contains("no document or layout file differs"))
  }

  @Test("documents are compared on the device that is named")
  func device() throws {
    let folder = try TemporaryFolder()
    let old = try folder.file("Before.storyboard", before)
    let new = try folder.file(
      "After.storyboard",
      before.replacingOccurrences(
        of: #"secondAttribute="leading" constant="20""#, with: #"secondAttribute="trailing" constant="-220""#))
    let edges = try ["iPhone SE (1st generation)", "iPhone 15"].map { device -> Double in
      let outcome = try BuiltTool.run("diff", old, new, "--device", device, "--format", "json")
      let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
      let screens = (object["files"] as? [[String: Any]])?.first?["screens"] as? [[String: Any]]
      let changes = screens?.first?["changes"] as? [[String: Any]]
      let frame = (changes?.first?["frames"] as? [[String: Any]])?.first?["after"] as? [Double]
      return try #require(frame)[0]
    }
    #expect(edges == [100, 173])
  }
}
