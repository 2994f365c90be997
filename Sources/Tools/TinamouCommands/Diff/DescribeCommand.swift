// SPDX-License-Identifier: MIT

import ArgumentParser
import Conversion
import Foundation
import InterfaceDocuments
import LayoutFiles
import ScreenComparison
import ScreenReading
import SystemFiles

/// The command `tinamou describe`, which writes a document as text for tools that compare lines.
public struct DescribeCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "describe", abstract: "Write a document or layout file as text, for git diff.",
    discussion: """
      The text has a line for each view, property, constraint and connection, without what only the program needs that \
      wrote the document: identifiers, computed frames and defaults. With the line *.storyboard diff=tinamou in \
      .gitattributes and `git config diff.tinamou.textconv "tinamou describe --as-is"`, git shows changes of it.
      """)

  @Argument(
    help: ArgumentHelp("The document or layout file; - for a document on the standard input.", valueName: "file"))
  var file: String

  @Flag(
    help: """
      Print a file that cannot be read, such as one with marks of a conflict, as it is, and end with 0: git shows nothing \
      at all where a program fails.
      """)
  var asIs = false

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    var contents: [UInt8] = []
    do throws(FileComparisonError) {
      contents = try self.contents(on: terminal)
      let screens = try FileComparison(options: SceneOptions()).screens(of: file, contents)
      terminal.print(screens.map { ScreenText($0).text }.joined(separator: "\n"))
      return .clean
    } catch {
      for fault in error.faults { terminal.report(fault.sentence, at: fault.location ?? file) }
      guard asIs, !contents.isEmpty else { return .input }
      terminal.print(String(decoding: contents, as: UTF8.self))
      return .clean
    }
  }

  private func contents(on terminal: Terminal) throws(FileComparisonError) -> [UInt8] {
    if file == "-" { return [UInt8](terminal.readInput()) }
    do throws(FileFault) {
      return try InputFile.read(file, limit: MarkupLimits().bytes)
    } catch {
      throw .side(.unreadable(file, reason: error.reason))
    }
  }
}
