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
      anchors, or the command reports it and writes nothing. Code has one class for each layout of a document; the other \
      forms have one layout, which --scene selects. Names come from the layout file, or from the outlets, labels and \
      texts of the document.
      """)

  @Argument(help: ArgumentHelp("The layout file or document; - for the standard input.", valueName: "file"))
  var file: String

  @Option(help: "The form: \(ConversionForm.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to: ConversionForm

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write instead of the standard output.", valueName: "file"))
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
    fonts.whileRegistered(on: terminal) { convert(on: terminal) }
  }

  @MainActor
  private func convert(on terminal: Terminal) -> ExitStatus {
    guard let options = try? layout.sceneOptions() else { return .usage }
    guard let layouts = layouts(options, on: terminal) else { return .input }
    guard let chosen = choose(among: layouts, on: terminal) else { return .usage }
    var texts: [String] = []
    var unavailableFonts: Set<String> = []
    for layout in chosen {
      do throws(ConversionError) {
        let className = chosen.count == 1 ? name ?? layout.className : layout.className
        let description = try layout.description()
        texts.append(try to.writer(className: className).text(for: description))
        unavailableFonts.formUnion(description.unavailableFonts)
      } catch {
        terminal.report(ConversionMessages.sentence(for: error), at: file)
        return .input
      }
    }
    // A document refers to any font by name.
    if to != .xib { warn(ofFonts: unavailableFonts.sorted(), on: terminal) }
    return write(CodeFiles.joined(texts), on: terminal)
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
    guard layouts.count > 1, !to.isCode || name != nil else { return layouts }
    let names = layouts.map(\.className).joined(separator: ", ")
    terminal.report("there are several layouts; choose one with --scene: \(names)", at: file)
    return nil
  }

  private func warn(ofFonts names: [String], on terminal: Terminal) {
    for name in names {
      terminal.warn(ConversionMessages.unavailableFont(name, in: to), at: file)
    }
  }

  @MainActor
  private func write(_ text: String, on terminal: Terminal) -> ExitStatus {
    guard let output else {
      terminal.print(text)
      return .clean
    }
    do throws(FileFault) {
      try OutputFile.write(Array(text.utf8), to: output)
      return .clean
    } catch {
      terminal.report("the file cannot be written: \(error.reason)", at: output)
      return .usage
    }
  }
}
