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

  @Test("an input is not replaced, however its path is written", arguments: ["xib", "layout", "anchors"])
  func inputs(form: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.xib")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path("Fixtures/Documents/LoginView.xib")))
    try bytes.write(to: file)
    let link = folder.appendingPathComponent("link.xib").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.xib")
    let other = folder.appendingPathComponent("other.xib").path
    try FileManager.default.linkItem(atPath: file.path, toPath: other)
    let spellings = [file.path, folder.path + "/./a.xib", folder.path + "/../\(folder.lastPathComponent)/a.xib"]
    for (input, output) in spellings.map({ (file.path, $0) }) + [
      (file.path, link), (link, file.path), (file.path, other),
    ] {
      let result = try run(input, "--to", form, "-o", output)
      #expect(result.status == .usage)
      #expect(result.errors.contains("the file is an input of this command; name another output"), "\(result.errors)")
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("outlets of the owner are kept in a document, and other things of it are named")
  func ownerOutlets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.xib")
    try Self.owned(constant: "5", priority: "1000", width: "100").write(to: file, atomically: true, encoding: .utf8)
    let result = try run(file.path, "--to", "xib")
    #expect(result.status == .clean)
    let ids = result.output.matches(of: #/destination="([^"]*)"/#).map { String($0.1) }
    #expect(ids.count == 3)
    #expect(ids.allSatisfy { result.output.contains("id=\"\($0)\"") })
    #expect(result.output.contains(#"customClass="ProfileOwner""#))
    for property in [#"outlet property="name""#, #"outlet property="title""#, #"outletCollection property="labels""#] {
      #expect(result.output.contains("<" + property))
    }
    #expect(result.errors.contains("is written without the owner's outlet tap"))
  }

  /// Numbers that are hard to write.
  nonisolated private static let numbers = [
    "5.684341886080802e-14", "-5.684341886080802e-14", "1e-7", "-1e-300", "1e-320", "-0.0", "0.1",
    "0.30000000000000004",
    "123456.789", "1e5", "-33.333333333333336", "1e6",
  ]

  @Test("every number is written so that it is read back as the same layout", arguments: numbers)
  func awkwardNumbers(number: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.xib")
    try Self.owned(constant: number, priority: "749.5", width: "100").write(to: file, atomically: true, encoding: .utf8)
    for form in ConversionForm.allCases {
      let result = try run(file.path, "--to", form.rawValue)
      #expect(result.status == .clean, "\(form): \(result.errors)")
      #expect(result.output.firstMatch(of: #/[0-9]e[-+]?[0-9]/#) == nil, "\(form)")
      guard !form.isCode else { continue }
      let again = folder.appendingPathComponent("b." + form.fileExtension)
      try result.output.write(to: again, atomically: true, encoding: .utf8)
      // The same numbers are written again.
      let second = try run(again.path, "--to", "anchors", "--name", "A")
      #expect(second.status == .clean, "\(form): \(second.errors)")
      let constants = { (text: String) in text.matches(of: #/constant: [-0-9.]+/#).map { String($0.0) } }
      #expect(constants(second.output) == constants(try run(file.path, "--to", "anchors").output), "\(form)")
    }
  }

  @Test("a number that a layout file does not allow is refused with the view that has it")
  func refusedNumbers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.xib")
    let text = try Self.owned(constant: "5", priority: "1000", width: "100")
      .replacing(
        #"id="title">"#, with: #"id="title"><fontDescription key="fontDescription" type="system" pointSize="1e6"/>"#)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let refused = try run(file.path, "--to", "layout")
    #expect(refused.status == .input)
    #expect(refused.output.isEmpty)
    #expect(
      refused.errors.contains("'name: ") && refused.errors.contains("could not be read back"), "\(refused.errors)")
    try Self.owned(constant: "5", priority: "1e9", width: "100").write(to: file, atomically: true, encoding: .utf8)
    let warned = try run(file.path, "--to", "layout")
    #expect(warned.errors.contains("is written without the constraint c1, which UIKit refuses"), "\(warned.errors)")
  }

  /// A nib with a label, an owner and its outlets.
  private static func owned(constant: String, priority: String, width: String) throws -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ProfileOwner">
                <connections>
                    <outlet property="name" destination="title" id="o1"/>
                    <outlet property="title" destination="title" id="o2"/>
                    <outletCollection property="labels" destination="title" id="o3"/>
                    <outlet property="tap" destination="recognizer" id="o4"/>
                </connections>
            </placeholder>
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews>
                    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="\(constant)" priority="\(priority)" id="c1"/>
                    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
                </constraints>
            </view>
            <tapGestureRecognizer id="recognizer"/>
        </objects>
    </document>

    """
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
