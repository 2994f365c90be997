// SPDX-License-Identifier: MIT

import FileChecks
import LayoutChecks
import LayoutModel
import Previews
import Reports

/// Uses the screens of an app: texts are edited, the window is resized and folded, each width and height is tried, and taps lead to
/// further screens.
@MainActor
struct AuditUse {
  let items: [PreviewItem]
  /// The app, whose further screens taps lead to; `nil` for none.
  let app: PreviewItem?
  let run: PreviewRun
  /// The folder of the pictures.
  let folder: String

  /// A number in a source that is the size of a known screen.
  struct Constant {
    let path: String
    let place: FileRange
    let value: Double

    /// The constants among the findings of a file.
    static func all(in file: CheckedFile) -> [Constant] {
      file.findings.compactMap { finding in
        guard finding.rule == .screenConstant, case .advised(let text, _, _) = finding.details,
          let place = finding.location,
          let value = Double(text.prefix { !$0.isWhitespace })
        else { return nil }
        return Constant(path: file.path, place: place, value: value)
      }
    }
  }

  /// A finding in a file: of a screen, whose name is its scene, or of a constant.
  struct Entry {
    let path: String
    let finding: Finding
    /// The screen that shows it.
    let item: PreviewItem
    /// The smallest setting that shows it: the size of a window, or else that of the screen by itself.
    var setting = Setting()
  }

  /// The sizes of windows: from the smallest to the largest that a simulator offers.
  private static let widths = SweepRequest(smallest.width...1280)
  private static let heights = SweepRequest(smallest.height...1280, isVertical: true)
  nonisolated fileprivate static let smallest = (width: 320, height: 480)
  /// The time for a sweep, in seconds. Each size is a layout of the whole screen.
  private static let timeLimit = 60.0

  /// Returns what is found in use, and the parts that could not be examined. Sizes with findings that the screens have in some setting are
  /// reported where a constant explains them.
  func findings(beside shots: [PreviewRun.Shot], constants: [Constant]) -> (findings: [Entry], omissions: [String]) {
    var (entries, omissions) = probed
    let walked = walked
    entries += walked.entries
    omissions += walked.omissions
    let known = Set(shots.flatMap { shot in shot.findings.map { SweptFault($0, of: shot.item) } })
    let screens = shots.filter { $0.setting == Setting() && $0.fillsScreen }.map(\.item)
    for request in [Self.widths, Self.heights] {
      var run = run
      run.sweep = request
      run.timeLimit = Self.timeLimit
      for shot in run.shots(of: screens, in: [Setting()], to: nil) {
        guard case .success(let shown) = shot.result, let sweep = shown.sweep else {
          if case .failure(let fault) = shot.result {
            omissions.append("sizes of \(shot.item.name): \(PreviewMessages.sentence(for: fault))")
          }
          continue
        }
        for span in sweep.spans where span.finding.severity > .note && span.sizes != sweep.range {
          let sizes =
            "at \(request.isVertical ? "heights" : "widths") of \(span.sizes.lowerBound) to \(span.sizes.upperBound) points"
          let setting = Setting(device: request.window(of: span.sizes.lowerBound, beside: shown.screen.frame))
          if let constant = constants.first(where: { $0.explains(span.sizes, in: sweep.range) }) {
            let finding = constant.finding(span.finding, sizes).demonstrated(by: setting.steps)
            entries.append(Entry(path: constant.path, finding: finding, item: shot.item, setting: setting))
          } else if !known.contains(SweptFault(span.finding, of: shot.item)) {
            let finding = span.finding.found(sizes, in: shot.item).demonstrated(by: setting.steps)
            entries.append(Entry(path: shot.item.file, finding: finding, item: shot.item, setting: setting))
          }
        }
      }
    }
    return (entries, omissions)
  }

  /// The findings when texts are edited, and when the window is resized.
  private var probed: ([Entry], [String]) {
    var run = run
    run.probes = true
    run.timeLimit = Self.timeLimit
    var entries: [Entry] = []
    var omissions: [String] = []
    for shot in run.shots(of: items, in: [Setting()], to: folder) {
      switch shot.result {
      case .success: entries += shot.findings.map { Entry(path: shot.item.file, finding: $0, item: shot.item) }
      case .failure(let fault):
        omissions.append("the use of \(shot.item.name): \(PreviewMessages.sentence(for: fault))")
      }
    }
    return (entries, omissions)
  }

  /// The settings of screens that are reached by taps: what changes while a screen is shown.
  private static let walkSettings = [
    Setting(), Setting(orientation: "landscape"), Setting(textSize: "accessibility5"), Setting(device: "iPhone Duo"),
    Setting(device: "iPhone SE (1st generation)"), Setting(appearance: "dark"),
  ]

  /// The findings of the screens that taps on the first screen of an app lead to.
  private var walked: (entries: [Entry], omissions: [String]) {
    guard let app else { return ([], []) }
    let known = Dictionary(Self.walkSettings.map { ($0.forProcess, $0) }) { first, _ in first }
    var run = run
    run.walks = Self.walkSettings
    run.timeLimit = 3 * Self.timeLimit
    var entries: [Entry] = []
    var omissions: [String] = []
    for shot in run.shots(of: [app], in: [Setting()], to: folder) {
      switch shot.result {
      case .success:
        entries += shot.findings.map { finding in
          var finding = finding
          finding.settings = finding.settings.map { known[$0] ?? $0 }
          return Entry(path: shot.item.file, finding: finding, item: shot.item)
        }
      case .failure(let fault):
        omissions.append("the screens behind \(shot.item.name): \(PreviewMessages.sentence(for: fault))")
      }
    }
    return (entries, omissions)
  }
}

extension SweepRequest {
  /// The name of a window with one of the sizes of the sweep, and with the other size of the screen.
  fileprivate func window(of size: Int, beside screen: Rectangle) -> String {
    isVertical ? "\(Int(screen.width))x\(size)" : "\(size)x\(Int(screen.height))"
  }
}

extension Setting {
  /// The steps of a person for a window of this size.
  fileprivate var steps: [String] { device.map { ["resize the window to \($0)"] } ?? [] }
}

extension PreviewRun.Shot {
  /// Whether a screen is shown, and no smaller view, which the author meant to have its own size.
  fileprivate var fillsScreen: Bool {
    guard case .success(let shown) = result else { return false }
    return Double(shown.screen.frame.width) >= Double(AuditUse.smallest.width)
      && Double(shown.screen.frame.height) >= Double(AuditUse.smallest.height)
  }
}

/// A fault of a screen, whatever its numbers are.
private struct SweptFault: Hashable {
  let rule: RuleID
  let subjects: [Subject]
  let item: String

  init(_ finding: Finding, of item: PreviewItem) {
    (rule, subjects, self.item) = (finding.rule, finding.subjects, item.name)
  }
}

extension Finding {
  /// The finding of some sizes, at the place of the screen.
  fileprivate func found(_ sizes: String, in item: PreviewItem) -> Finding {
    let advice = FindingMessages.suggestions(for: self).first ?? "let the layout fit at these sizes"
    var copy = Finding(
      rule, severity: severity, subjects: subjects,
      details: .advised("\(sizes), \(FindingMessages.sentence(for: self))", advice: advice, replacement: nil),
      at: location ?? FileRange(line: item.line, column: item.column, offset: 0))
    copy.scene = item.name
    return copy
  }
}

extension AuditUse.Constant {
  /// Whether findings begin or end at the number, or at twice the number, within a point.
  func explains(_ sizes: ClosedRange<Int>, in range: ClosedRange<Int>) -> Bool {
    let edges = [
      sizes.lowerBound == range.lowerBound ? nil : sizes.lowerBound,
      sizes.upperBound == range.upperBound ? nil : sizes.upperBound + 1,
    ]
    return edges.compactMap { $0 }.contains { edge in
      [value, 2 * value].contains { abs(Double(edge) - $0) <= 1 }
    }
  }

  /// The finding that the number is why another one begins or ends.
  fileprivate func finding(_ other: Finding, _ sizes: String) -> Finding {
    Finding(
      .screenConstant, subjects: other.subjects,
      details: .advised(
        "\(value == value.rounded() ? "\(Int(value))" : "\(value)") stands here, and \(sizes), \(FindingMessages.sentence(for: other))",
        advice: "compare or derive the size from the view's bounds, a layout guide or a size class", replacement: nil),
      at: place)
  }
}
