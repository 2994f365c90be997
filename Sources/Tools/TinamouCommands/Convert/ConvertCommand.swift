// SPDX-License-Identifier: MIT

import ArgumentParser
import Conversion
import FileChecks
import Foundation
import InterfaceBuilder
import LayoutFiles
import SystemFiles

/// The command `tinamou convert`, which writes a layout in another form.
public struct ConvertCommand: TinamouCommand {
  /// The command's name and help text.
  public static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write a layout as code, as a layout file or as a document.",
    discussion: """
      The result has the same frames and every constraint. A constraint that the form cannot express is written with \
      anchors, or the command reports it and writes nothing. Other things that the form does not have, such as actions, \
      are named in warnings. Code has one class for each layout of a document. The other forms have one layout: --scene \
      selects it, or -o names a folder, which gets a file for each layout. Names come from the layout file, or from the \
      outlets, labels and texts of the document.
      """)

  @Argument(help: ArgumentHelp("The layout file or document; - for the standard input.", valueName: "file"))
  var file: String

  @Option(help: "The form: \(ConversionForm.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to: ConversionForm

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write instead of the standard output, or an existing folder for a file of each layout.",
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The name of the class; the default is made from that of the file or the view.", valueName: "class"))
  var name: String?

  @Option(help: "The layout of a document: a class, an identifier or a label.")
  var scene: String?

  @OptionGroup
  var fonts: FontOptions

  @OptionGroup(title: "Screen")
  var layout: LayoutOptions

  /// Creates a command. ArgumentParser sets its properties from the command line.
  public init() {}

  /// Performs the command and returns its exit status.
  @MainActor
  public func perform(on terminal: Terminal) -> ExitStatus {
    InputRecord.protecting([file]) { fonts.whileRegistered(on: terminal) { convert(on: terminal) } }
  }

  @MainActor
  private func convert(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    guard let layouts = layouts(options, on: terminal) else { return .input }
    guard let chosen = choose(among: layouts, on: terminal) else { return .usage }
    var results: [ConversionResult] = []
    for layout in chosen {
      do throws(ConversionError) {
        let className = chosen.count == 1 ? name ?? layout.className : layout.className
        results.append(try ConversionResult(of: try layout.description(), as: to, className: className))
      } catch {
        terminal.report(ConversionMessages.sentence(for: error), at: file)
        return .input
      }
    }
    warn(of: results, on: terminal)
    return isFolder ? write(results, on: terminal) : write(CodeFiles.joined(results.map(\.text)), on: terminal)
  }

  @MainActor
  private func layouts(_ options: SceneOptions, on terminal: Terminal) -> [ConvertibleLayout]? {
    let fileName = (file as NSString).lastPathComponent.split(separator: ".").first.map(String.init) ?? "layout"
    if DocumentPaths.isDocument(file) {
      let solving = DocumentSolving(
        terminal: terminal, options: options, sizes: .predicted, inputs: CanvasInputs())
      return solving.canvas(at: file).map { ConvertibleLayout.layouts(of: $0, fileName: fileName) }
    }
    return SceneLoading(terminal: terminal, options: options).scene(at: file).map {
      [ConvertibleLayout($0, className: ClassNames.className(for: fileName))]
    }
  }

  @MainActor
  private func choose(among layouts: [ConvertibleLayout], on terminal: Terminal) -> [ConvertibleLayout]? {
    if let scene {
      let found = layouts.filter { $0.names.contains(scene) }
      if found.isEmpty {
        let names = layouts.map(\.className).joined(separator: ", ")
        terminal.report("there is no layout '\(scene)'; there are: \(names)", at: file)
      }
      return found.isEmpty ? nil : to.isCode ? found : Array(found.prefix(1))
    }
    guard !layouts.isEmpty else {
      terminal.report("there is no view to convert", at: file)
      return nil
    }
    guard layouts.count > 1, name != nil || !to.isCode && !isFolder else { return layouts }
    let names = layouts.map(\.className).joined(separator: ", ")
    let folder = to.isCode || name != nil ? "" : ", or name an existing folder with -o"
    terminal.report("there are several layouts; choose one with --scene\(folder): \(names)", at: file)
    return nil
  }

  private func warn(of results: [ConversionResult], on terminal: Terminal) {
    // A document refers to any font by name.
    if to != .xib {
      for name in Set(results.flatMap(\.unavailableFonts)).sorted() {
        terminal.warn(ConversionMessages.unavailableFont(name, in: to), at: file)
      }
    }
    for sentence in ConversionMessages.omissions(results.flatMap(\.omissions)) { terminal.warn(sentence, at: file) }
  }

  /// Whether `--output` names a folder.
  private var isFolder: Bool {
    var isFolder: ObjCBool = false
    guard let output, FileManager.default.fileExists(atPath: output, isDirectory: &isFolder) else { return false }
    return isFolder.boolValue
  }

  /// Writes a file for each layout to the folder.
  @MainActor
  private func write(_ results: [ConversionResult], on terminal: Terminal) -> ExitStatus {
    for result in results {
      let path = ((output ?? "") as NSString).appendingPathComponent(result.className + "." + to.fileExtension)
      guard write(result.text, to: path, on: terminal) else { return .usage }
    }
    return .clean
  }

  @MainActor
  private func write(_ text: String, on terminal: Terminal) -> ExitStatus {
    guard let output else {
      terminal.print(text)
      return .clean
    }
    return write(text, to: output, on: terminal) ? .clean : .usage
  }

  @MainActor
  private func write(_ text: String, to path: String, on terminal: Terminal) -> Bool {
    do throws(FileFault) {
      try OutputFile.write(Array(text.utf8), to: path)
      return true
    } catch {
      terminal.report("the file cannot be written: \(error.reason)", at: path)
      return false
    }
  }
}
