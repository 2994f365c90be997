// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Reports

/// Reads a document, lets a command edit it, reports the changes and writes the result.
@MainActor
struct InterfaceEdit {
  let files: InterfaceFileOptions
  let terminal: Terminal

  /// Performs `command` on the named file.
  func perform(
    _ command: (InterfaceDocument) throws(InterfaceCommandError) -> InterfaceOutcome
  ) -> ExitStatus {
    guard let document = read() else { return .input }
    do throws(InterfaceCommandError) {
      let outcome = try command(document)
      // Changes are reported as made only if they were written.
      let isWritten = !files.dryRun && (!outcome.changes.isEmpty || files.output != nil)
      guard !isWritten || write(document) else { return .usage }
      let words = InterfaceOutcomeMessages(
        document, style: files.output == "-" ? terminal.errorStyle : terminal.outputStyle)
      write(words.text(of: outcome, in: files.file, isDryRun: files.dryRun))
      return outcome.notes.contains(where: \.isFinding) ? .findings : .clean
    } catch {
      report(InterfaceCommandMessages.sentence(for: error))
      return .usage
    }
  }

  private func read() -> InterfaceDocument? {
    do throws(InterfaceError) {
      return files.file == "-"
        ? try InterfaceDocument(bytes: Array(terminal.readInput())) : try InterfaceDocument(contentsOf: files.file)
    } catch {
      if case .markup(let fault) = error, case .file(let reason) = fault.fault {
        report("'\(files.file)' cannot be read: \(reason)")
        return nil
      }
      terminal.report(error.sentence, at: "\(files.file):\(error.position.line):\(error.position.column)")
      return nil
    }
  }

  private func write(_ document: InterfaceDocument) -> Bool {
    if files.output == "-" {
      terminal.print(String(decoding: document.markup.bytes, as: UTF8.self))
      return true
    }
    let path = files.output ?? files.file
    do throws(MarkupError) {
      try document.markup.write(to: path)
      return true
    } catch {
      report("'\(path)' cannot be written: \(InterfaceError.markup(error).sentence)")
      return false
    }
  }

  /// Prints the summary. It goes to the error stream if the document itself goes to the standard output.
  private func write(_ text: String) {
    if files.output == "-" { terminal.writeError(text) } else { terminal.print(text) }
  }

  private func report(_ sentence: String) {
    terminal.report(sentence)
  }
}

extension InterfaceNote {
  /// Whether a problem remains that the author should look at.
  fileprivate var isFinding: Bool {
    if case .present = self { false } else { true }
  }
}
