// SPDX-License-Identifier: MIT

import Previews

/// The reason that previews cannot be shown.
enum PreviewError: Error, Equatable {
  /// The program `tinamou-swift` is not there.
  case noAdapter(String)
  /// The package was not built. The errors have been printed.
  case notBuilt(Int32)
  /// The list of previews cannot be read.
  case unreadableList(String)
  /// Nothing has this name.
  case unknownPreview(String, similar: String?)
  /// The package has nothing to show.
  case nothingToShow
  /// The package has nothing to compare.
  case nothingToCompare
  /// The package has no app.
  case nothingToRun
  /// The program cannot be started.
  case unstartable(String)
  /// The app has ended, for this reason.
  case ended(String)
  /// The program that isolates the app is not there.
  case noSandbox
  /// A folder or a file cannot be written.
  case unwritable(String)
  /// A file with steps cannot be read, for this reason.
  case unreadableSteps(String, String)
  /// The script cannot begin, for this reason.
  case script(String)
  /// There is no copy of a revision, for this reason.
  case noRevision(String)
}

/// The messages for previews.
enum PreviewMessages {
  static func sentence(for error: PreviewError) -> String {
    switch error {
    case .noAdapter(let advice): advice
    case .notBuilt(let status): "the package was not built (status \(status))"
    case .unreadableList(let reason): "the list of previews cannot be read: \(reason)"
    case .unknownPreview(let word, let similar):
      "there is no preview '\(word)'"
        + (similar.map { "; did you mean '\($0)'?" } ?? "; `tinamou preview list` prints all of them")
    case .nothingToShow:
      "there is nothing to show: the package has no #Preview, no storyboard, no xib and no view controller that can be "
        + "made without arguments"
    case .nothingToCompare:
      "there is nothing to compare: the package has no app, no #Preview, no storyboard, no xib and no view that can be made without "
        + "arguments; write a #Preview for each view whose layout is to be compared, with the data that it shows"
    case .nothingToRun: "the package has no app that could be run; `tinamou preview` shows what is in a library"
    case .unstartable(let program): "'\(program)' cannot be started"
    case .ended(let reason): "the app ended: \(reason)"
    case .noSandbox: "--sandbox needs bubblewrap (bwrap) on the search path: apt-get install bubblewrap"
    case .unwritable(let path): "'\(path)' cannot be written; -o names another folder"
    case .unreadableSteps(let path, let reason): "the steps of '\(path)' cannot be read: \(reason)"
    case .script(let reason), .noRevision(let reason): reason
    }
  }

  /// A sentence about a preview that the app's process cannot show.
  static func sentence(for failure: PreviewFailure) -> String {
    switch failure {
    case .noBlock:
      "the block is not part of the program: its file is not compiled, or it is in an #if that is not active"
    case .noClass(let name): "there is no class '\(name)' in the program"
    case .notShowable(let name): "'\(name)' is neither a view nor a view controller"
    case .noDocument(let name): "'\(name)' is not among the resources of the app"
    case .emptyNib(let name): "the nib '\(name)' has no view and no view controller"
    case .noWindow: "the app shows no window after its launch"
    case .thrown(let error): "the preview threw an error: \(error)"
    case .picture(let reason): "the picture cannot be drawn: \(reason)"
    case .setting(let word): "there is no setting '\(word)'"
    }
  }
}
