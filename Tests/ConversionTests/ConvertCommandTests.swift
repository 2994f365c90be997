// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Reports
import Testing

@testable import TinamouCommands

@MainActor
@Suite("tinamou convert")
struct ConvertCommandTests {
  private func run(_ arguments: String...) throws -> (
    status: TinamouCommands.ExitStatus, output: String, errors: String
  ) {
    var output = Data()
    var errors = ""
    let terminal = Terminal(
      readInput: { Data() }, write: { output.append($0) }, writeError: { errors += $0 })
    let command = try ConvertCommand.parse(arguments)
    return (command.perform(on: terminal), String(decoding: output, as: UTF8.self), errors)
  }

  private func path(_ file: String) -> String { ConversionFixtures.package.appendingPathComponent(file).path }

  @Test("code has a class named for the file, or by --name")
  func className() throws {
    let file = path("Examples/chat-bubble.layout.yaml")
    #expect(try run(file, "--to", "anchors").output.contains("final class ChatBubbleView: UIView {"))
    #expect(try run(file, "--to", "snapkit", "--name", "Chat").output.contains("final class Chat: UIView {"))
  }

  @Test("the code of a document has a class for each controller's view, and --scene chooses one")
  func scenes() throws {
    let file = path("Fixtures/Documents/Shop.storyboard")
    let all = try run(file, "--to", "anchors")
    #expect(all.status == .clean)
    let classes = all.output.components(separatedBy: "final class ").count - 1
    #expect(classes > 1)
    #expect(all.output.components(separatedBy: "import UIKit").count == 2)
    let refused = try run(file, "--to", "layout")
    #expect(refused.status == .usage)
    #expect(refused.output.isEmpty && refused.errors.contains("--scene"))
  }

  @Test("a missing file has the exit code of the other commands, and so has an unknown scene")
  func failures() throws {
    #expect(try run("nowhere.layout.yaml", "--to", "anchors").status == .input)
    #expect(try run(path("Fixtures/Documents/Shop.storyboard"), "--to", "xib", "--scene", "Nobody").status == .usage)
    #expect(throws: (any Error).self) { try run("a.layout.yaml", "--to", "flexbox") }
  }

  @Test("-o with a folder writes a file for each layout of a document")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = path("Fixtures/Documents/Shop.storyboard")
    for form in ["layout", "xib", "anchors"] {
      let result = try run(file, "--to", form, "-o", folder.path)
      #expect(result.status == .clean && result.output.isEmpty)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains("DetailView.layout.yaml"))
    #expect(names.filter { $0.hasSuffix(".xib") }.count == 6)
    #expect(names.filter { $0.hasSuffix(".swift") }.count == 6)
  }

  @Test("what is not written is named in warnings")
  func warnings() throws {
    let result = try run(path("Fixtures/Documents/RichText.xib"), "--to", "anchors")
    #expect(result.status == .clean)
    #expect(result.errors.contains("warning: 'buy' is written without the action buy:"))
    #expect(result.output.contains("buy.setTitle(\"Sold out\", for: .disabled)"))
    #expect(result.output.contains("later.configuration?.attributedTitle = {"))
  }

  @Test("-o writes a file")
  func output() throws {
    let target = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
    defer { try? FileManager.default.removeItem(at: target) }
    let result = try run(path("Examples/form.layout.yaml"), "--to", "xib", "-o", target.path)
    #expect(result.status == .clean && result.output.isEmpty)
    #expect(try String(contentsOf: target, encoding: .utf8).contains("<document type=\"com.apple.InterfaceBuilder3"))
  }
}
