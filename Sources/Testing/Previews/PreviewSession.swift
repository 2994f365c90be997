// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Tinamou

/// Answers requests for previews in the process of an app: each is a line of JSON on the standard input, and each answer a line on the
/// standard output.
///
/// What the app itself prints goes to the standard error stream.
@MainActor
struct PreviewSession {
  private let output: FileHandle

  /// Takes the standard output for the answers.
  init() {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Answers until the input ends.
  func run() throws {
    while let line = readLine() {
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(line.utf8))
      let answer = autoreleasepool { Self.answer(request) }
      try output.write(contentsOf: JSONEncoder().encode(answer) + Data("\n".utf8))
    }
  }

  static func answer(_ request: PreviewRequest) -> PreviewAnswer {
    do throws(PreviewFailure) {
      let (window, root) = try PreviewStage(request.setting).show(request.subject)
      defer { if request.subject != .window { window.isHidden = true } }
      if let path = request.picture { try draw(root, to: path, request) }
      return .shown(describe(root, request))
    } catch {
      return .failed(error)
    }
  }

  private static func draw(_ root: UIView, to path: String, _ request: PreviewRequest) throws(PreviewFailure) {
    let overlays = Picture.Overlays(request.overlays.compactMap(Picture.Overlays.init))
    do throws(PictureError) {
      try Picture(of: root, options: Picture.Options(scale: request.scale, overlays: overlays)).write(
        to: URL(fileURLWithPath: path))
    } catch {
      throw .picture("\(error)")
    }
  }

  private static func describe(_ root: UIView, _ request: PreviewRequest) -> ShownPreview {
    let layout = CheckedLayout(LiveDescription(root: root))
    var explanations: [Int: [ValueExplanation]] = [:]
    if request.explainsFrames {
      for (index, view) in ScreenReader.views(layout).enumerated() where view !== root && view.inspection.isInLayout {
        explanations[index] = [.left, .top, .width, .height].compactMap {
          ValueExplanation($0, of: view, in: layout.description)
        }
      }
    }
    return ShownPreview(
      screen: ScreenReader.read(layout), spoken: SpokenElement.elements(in: root), findings: layout.findings(),
      explanations: explanations)
  }
}

/// Answers requests for previews until the input ends. It is called by name after an app has been launched, if this module is part
/// of the process.
@_cdecl("tinamou_answer_previews")
public func answerPreviews() {
  // Apps are launched on the main thread.
  MainActor.assumeIsolated {
    do {
      try PreviewSession().run()
    } catch {
      FileHandle.standardError.write(Data("error: The request for a preview cannot be read: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// Makes the screen of the setting in the environment variable `TINAMOU_SETTING` the main screen. It is called by name before an
/// app is launched.
@_cdecl("tinamou_simulate_screen")
public func simulateScreen() {
  let text = ProcessInfo.processInfo.environment["TINAMOU_SETTING"] ?? ""
  MainActor.assumeIsolated {
    do {
      try PreviewStage.simulate(JSONDecoder().decode(Setting.self, from: Data(text.utf8)))
    } catch {
      FileHandle.standardError.write(Data("error: The setting \(text) cannot be simulated: \(error)\n".utf8))
      exit(1)
    }
  }
}
