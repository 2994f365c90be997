// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Reports

/// Measures documents one by one, in this process or on behalf of another process over pipes.
@MainActor
struct FidelityWorker {
  let measure: FidelityMeasure

  /// Returns the measurement of the document at `path`, or the reason why there is none.
  func measure(_ path: String) -> FidelityDocument {
    do throws(InterfaceError) {
      return try measure.measure(path)
    } catch {
      var document = FidelityDocument(path: path)
      document.failure = FidelityDocument.Failure(
        message: error.sentence, line: error.position.line, column: error.position.column)
      return document
    }
  }

  /// Answers each line of the standard input, which is a path, with a line of JSON.
  func serve(on terminal: Terminal) -> ExitStatus {
    ParentWatch.begin()
    let encoder = JSONEncoder()
    while let path = readLine(strippingNewline: true) {
      guard var line = try? encoder.encode(measure(path)) else { return .software }
      line.append(UInt8(ascii: "\n"))
      terminal.write(line)
    }
    return .clean
  }
}
