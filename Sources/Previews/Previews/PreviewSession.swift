// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LiveScreens
import Pictures
import Tinamou

/// Answers requests for previews in the process of an app: each is a line of JSON on the standard input.
@MainActor
struct PreviewSession {
  let output: AnswerStream

  /// Answers until the input ends.
  func run() throws {
    while let line = readLine() {
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(line.utf8))
      output.write(autoreleasepool { Self.answer(request) })
    }
  }

  static func answer(_ request: PreviewRequest) -> PreviewAnswer {
    do throws(PreviewFailure) {
      let (window, root) = try PreviewStage(request.setting).show(request.subject)
      defer { if request.subject != .window { window.isHidden = true } }
      if let wanted = request.sweep { return .shown(try sweep(root, wanted, request)) }
      if request.probes == true { return .shown(try probe(window, root, request)) }
      if let settings = request.walks { return .shown(try walk(window, root, request, in: settings)) }
      var shown = ShownPreview(
        of: root, explainsFrames: request.explainsFrames, isCompared: request.isCompared)
      if request.audits == true {
        shown.findings += ScreenProbe.audited(CheckedLayout(LiveDescription(root: window.frontView)))
      }
      // An audit shows what is wrong.
      if let path = request.picture, request.audits != true || !shown.findings.isEmpty {
        try draw(root, to: path, request)
      }
      return .shown(shown)
    } catch {
      return .failed(error)
    }
  }

  /// Edits the texts of a screen, and resizes its window.
  private static func probe(
    _ window: UIWindow, _ root: UIView, _ request: PreviewRequest
  ) throws(PreviewFailure) -> ShownPreview {
    var shown = ShownPreview(of: root, explainsFrames: false)
    shown.findings =
      try ScreenProbe(window: window, setting: request.setting, camera: ProbeCamera(request.picture)).findings()
    return shown
  }

  /// The time for taps, in seconds.
  private static let walkingTime = 60.0

  /// Taps what the first screen shows, and examines the screens that follow.
  private static func walk(
    _ window: UIWindow, _ root: UIView, _ request: PreviewRequest, in settings: [Setting]
  ) throws(PreviewFailure) -> ShownPreview {
    var shown = ShownPreview(of: root, explainsFrames: false)
    shown.findings = []
    let probe = ScreenProbe(window: window, setting: request.setting, camera: ProbeCamera(request.picture))
    try TapWalk(window, for: walkingTime).visit { step throws(PreviewFailure) in
      let found = try probe.findings(in: settings) + probe.findings()
      shown.findings += found.map { $0.demonstrated(by: [step]) }
    }
    return shown
  }

  /// Lays a view out at the wanted sizes, and draws it where findings begin and end.
  private static func sweep(
    _ root: UIView, _ wanted: SweepRequest, _ request: PreviewRequest
  ) throws(PreviewFailure) -> ShownPreview {
    let (sweep, strip) = sweep(root, wanted, drawsStrip: request.picture != nil)
    if let path = request.picture, let strip { try write(strip, to: path) }
    var shown = ShownPreview(of: root, explainsFrames: false)
    shown.sweep = sweep
    return shown
  }

  /// Lays a view out at the wanted sizes, and then at its own again.
  ///
  /// - Returns: The sizes at which findings begin and end, and the picture at these sizes if it is asked for.
  static func sweep(
    _ root: UIView, _ wanted: SweepRequest, drawsStrip: Bool
  ) -> (sweep: LayoutSweep, strip: Picture?) {
    let size = root.frame.size
    func resize(_ length: CGFloat) {
      if wanted.isVertical { root.frame.size.height = length } else { root.frame.size.width = length }
      root.layoutIfNeeded()
    }
    return LayoutLog.whileHandling(
      { _ in },
      {
        resize(CGFloat(wanted.sizes.lowerBound))
        let sweeper = LayoutSweeper(
          LiveDescription(root: root), axis: wanted.isVertical ? .vertical : .horizontal,
          isExhaustive: wanted.isExhaustive, resize: resize)
        let sweep = sweeper.sweep(wanted.sizes)
        let strip =
          drawsStrip ? Picture(stripOf: root, at: sweep.turningPoints) { resize(CGFloat($0)) } : nil
        root.frame.size = size
        root.layoutIfNeeded()
        return (sweep, strip)
      })
  }

  private static func write(_ picture: Picture, to path: String) throws(PreviewFailure) {
    do throws(PictureError) {
      try picture.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .picture("\(error)")
    }
  }

  private static func draw(_ root: UIView, to path: String, _ request: PreviewRequest) throws(PreviewFailure) {
    let overlays = Picture.Overlays(request.overlays.compactMap(Picture.Overlays.init))
    let options = Picture.Options(scale: request.scale, overlays: overlays)
    do throws(PictureError) {
      let isOrdered = request.showsReadingOrder == true
      var picture = isOrdered ? Picture(readingOrderOf: root, options: options) : Picture(of: root, options: options)
      if ScreenSurroundings.isWanted, !isOrdered, root.frame.size == UIScreen.main.bounds.size {
        picture = ScreenSurroundings(safeArea: (root.window ?? root).safeAreaInsets).framed(picture)
      }
      try picture.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .picture("\(error)")
    }
  }
}

extension ShownPreview {
  /// Describes the views below `root`.
  @MainActor
  package init(of root: UIView, explainsFrames: Bool, isCompared: Bool = false) {
    let layout = CheckedLayout(LiveDescription(root: root))
    var explanations: [Int: [ValueExplanation]] = [:]
    if explainsFrames {
      for (index, view) in ScreenReader.views(layout).enumerated() where view !== root && view.inspection.isInLayout {
        explanations[index] = [.left, .top, .width, .height].compactMap {
          ValueExplanation($0, of: view, in: layout.description)
        }
      }
    }
    self.init(
      screen: ScreenReader.read(layout), spoken: SpokenElement.elements(in: root), findings: layout.findings(),
      explanations: explanations)
    if isCompared {
      let (compared, owners) = ScreenDescriber.describe(layout, spoken: spoken, findings: findings)
      (self.compared, findingOwners) = (compared, owners)
    }
  }
}

/// Answers requests for previews until the input ends. It is called by name after an app has been launched, if this module is part
/// of the process.
@MainActor
@_cdecl("tinamou_answer_previews")
public func answerPreviews() {
  do {
    try PreviewSession(output: .shared).run()
  } catch {
    FileHandle.standardError.write(Data("error: The request for a preview cannot be read: \(error)\n".utf8))
    exit(1)
  }
}

/// Makes the screen of the setting in the environment variable `TINAMOU_SETTING` the main screen. It is called by name before an
/// app is launched.
@MainActor
@_cdecl("tinamou_simulate_screen")
public func simulateScreen() {
  let environment = ProcessInfo.processInfo.environment
  let text = environment["TINAMOU_SETTING"] ?? ""
  // What the app prints during its launch is no answer either.
  if environment["TINAMOU_LIVE"] != nil || environment["TINAMOU_PREVIEWS"] != nil { _ = AnswerStream.shared }
  do {
    try PreviewStage.simulate(JSONDecoder().decode(Setting.self, from: Data(text.utf8)))
  } catch {
    FileHandle.standardError.write(Data("error: The setting \(text) cannot be simulated: \(error)\n".utf8))
    exit(1)
  }
}

/// Serves the requests of a tool for the running app until the input ends. It is called by name after an app has been launched.
@MainActor
@_cdecl("tinamou_serve_application")
public func serveApplication() {
  let session = LiveSession(output: .shared)
  // The closures that receive requests have weak references.
  withExtendedLifetime(session) { session.run() }
}
