// SPDX-License-Identifier: MIT

import Conversion
import Foundation
import InterfaceDocuments
import LayoutFiles
import Reports

/// A text that `tinamou convert` is about to write.
@MainActor
struct WrittenForm {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Checks that a layout file or document can be read back. Documents allow numbers that layout files do not, such as
  /// negative sizes.
  ///
  /// - Throws: ``ConversionError/unreadable(part:reason:)``
  func requireReadable(as form: ConversionForm) throws(ConversionError) {
    switch form {
    case .layout: try requireReadableLayoutFile()
    case .xib: try requireReadableDocument()
    default: break
    }
  }

  private func requireReadableLayoutFile() throws(ConversionError) {
    do throws(LayoutFileError) {
      _ = try LayoutScene.load(data: Data(text.utf8), path: "-")
    } catch {
      throw .unreadable(part: line(error.position.line), reason: error.sentence)
    }
  }

  private func requireReadableDocument() throws(ConversionError) {
    let document: InterfaceDocument
    do throws(InterfaceError) {
      document = try InterfaceDocument(bytes: Array(text.utf8))
    } catch {
      throw .unreadable(part: line(error.position.line), reason: error.sentence)
    }
    guard let (element, name) = document.numbersOutOfRange.first else { return }
    throw .unreadable(part: "\(name)=\"\(element[name] ?? "")\"", reason: "it is out of range")
  }

  /// The line with a number from 1, after that of the view around it.
  private func line(_ number: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    let line = lines[number - 1]
    let outer = lines[..<(number - 1)].last { Self.indent(of: $0) < Self.indent(of: line) && $0.hasSuffix(":") }
    return [outer, line].compactMap { $0?.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  private static func indent(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
