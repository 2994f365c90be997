// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import LayoutFiles
import LayoutModel
import Reports
import Tinamou

/// Checks an Interface Builder document in every setting of a matrix.
@MainActor
public struct DocumentCheck {
  let settings: [Setting]

  /// Creates a check for the given settings.
  public init(settings: [Setting]) {
    self.settings = settings
  }

  /// Returns the result of checking the document of `job`.
  public func check(_ job: FileJob) -> CheckedFile {
    let document: InterfaceDocument
    do throws(InterfaceError) {
      document = try InterfaceDocument(contentsOf: job.contents)
    } catch {
      return unreadable(job, error)
    }
    var file = CheckedFile(path: job.path)
    var merge = FindingMerge()
    let summary = DocumentSummary(document)
    for setting in settings {
      guard let options = try? SceneOptions(setting) else { continue }
      let canvas = Canvas(document, options: Self.canvasOptions(options, sizes: .predicted, of: document))
      file.sceneCount = canvas.scenes.count
      file.viewCount = max(file.viewCount, canvas.scenes.reduce(0) { $0 + $1.views.count })
      file.unknownElements = Self.unknownElements(of: canvas)
      canvas.whileInSystem {
        merge.add(findings(in: canvas, summary, setting: setting), in: setting)
        if job.isAudited, setting == Setting() { merge.add(gaps(in: canvas, summary, at: job.path), in: setting) }
      }
    }
    if !settings.contains(Setting()) { merge.add(misplacedViews(in: document, summary), in: Setting()) }
    // What the document says is the same in every setting, so it names none.
    file.findings =
      (merge.merged + DocumentMarkupRules(summary: summary, path: job.path, isAudit: job.isAudited).findings)
      .sorted { ($0.location ?? .start) < ($1.location ?? .start) }
    return file
  }

  private static func canvasOptions(
    _ scene: SceneOptions, sizes: CanvasOptions.Sizes, of document: InterfaceDocument
  ) -> CanvasOptions {
    var options = CanvasOptions(scene, sizes: sizes, of: document)
    options.shrinksWhatScrolls = true
    return options
  }

  // MARK: Findings

  /// Returns the findings in one setting.
  ///
  /// For the document's own screen, the sizes that Interface Builder stored are the most accurate, and stored frames
  /// can be compared with the solved ones. Text is reported as cut only if it is cut both with predicted sizes and in
  /// the stored frames.
  private func findings(in canvas: Canvas, _ summary: DocumentSummary, setting: Setting) -> [Finding] {
    canvas.fitFreeViews()
    guard setting == Setting() else {
      let rules = LayoutRules.all.filter { $0 != MisplacedViewRule.self }
      return layoutFindings(in: canvas, summary, rules: rules) + loadingFindings(of: canvas)
    }
    let drawn = Canvas(
      canvas.document, options: Self.canvasOptions(SceneOptions(), sizes: .given, of: canvas.document))
    var found = layoutFindings(in: drawn, summary, rules: LayoutRules.ofFrames)
    if found.contains(where: { $0.rule == .misplacedView }) {
      found.removeAll { $0.rule == .misplacedView }
      found += misplacedViews(in: canvas.document, summary)
    }
    let cut = Set(layoutFindings(in: drawn, summary, rules: LayoutRules.ofText).map(\.identity))
    found += layoutFindings(in: canvas, summary, rules: LayoutRules.ofText).filter { cut.contains($0.identity) }
    drawn.fitFreeViews()
    found += layoutFindings(in: drawn, summary, rules: LayoutRules.ofConstraints)
    found += markedViews(in: canvas.document, summary, besides: found)
    let open = Set(found.filter { $0.rule == .ambiguousLayout }.flatMap(\.subjects).map(\.id))
    // A frame that the constraints leave open is not the one that they determine.
    found.removeAll { $0.rule == .misplacedView && !open.isDisjoint(with: $0.subjects.map(\.id)) }
    return found + loadingFindings(of: canvas)
  }

  /// Returns the ambiguity of views whose contents could share the room differently, because their priorities are equal, or that have
  /// no content.
  ///
  /// Interface Builder draws one of the solutions, in which the stored sizes leave nothing open, and marks the views. So only marked
  /// views count, as they are without stored and drawn sizes and without a choice among them.
  private func markedViews(
    in document: InterfaceDocument, _ summary: DocumentSummary, besides found: [Finding]
  ) -> [Finding] {
    let marked = Set(document.viewsMarkedAmbiguous)
    let known = Set(found.filter { $0.rule == .ambiguousLayout }.flatMap(\.subjects).map(\.id))
    guard !marked.isSubset(of: known) else { return [] }
    var options = CanvasOptions()
    options.disabledRules = [.tiesByOrder, .drawnSizes]
    let free = Canvas(document, options: options)
    return free.whileInSystem {
      free.fitFreeViews()
      return layoutFindings(in: free, summary, rules: [AmbiguityRule.self]).filter { finding in
        let subjects = Set(finding.subjects.map(\.id))
        return !subjects.isDisjoint(with: marked) && subjects.isDisjoint(with: known)
      }
    }
  }

  /// Returns the views whose stored frame is not the solved one on the document's own screen, which is the one they were stored for.
  /// Sizes that no content can have do not count as stored.
  private func misplacedViews(in document: InterfaceDocument, _ summary: DocumentSummary) -> [Finding] {
    let drawn = Canvas(document, options: .stored)
    return drawn.whileInSystem { layoutFindings(in: drawn, summary, rules: [MisplacedViewRule.self]) }
  }

  /// Returns the views that touch on the document's own screen only.
  private func gaps(in canvas: Canvas, _ summary: DocumentSummary, at path: String) -> [Finding] {
    let isTurned = AppOrientations.includeLandscape(around: path)
    return canvas.scenes.flatMap { scene in
      scene.roots.flatMap { root -> [Finding] in
        let description = DocumentDescription(root: root, of: scene, in: canvas, summary: summary)
        let surroundings = CanvasSurrounding(of: root, in: scene, isTurned: isTurned)
        let moved = AppSources.around(path).receivers(of: "constant")
        let probe = SafeAreaProbe(CheckedLayout(description), apply: surroundings.apply) { constraint in
          // Code moves a bar or a list for the keyboard and for its content, by an outlet to the constraint.
          guard let id = description.id(of: constraint), let outlet = summary.outlets[id] else { return false }
          return constraint.firstAttribute.axis == .vertical || moved.contains(outlet)
        }
        return probe.findings().map { finding in
          var copy = finding
          copy.scene = canvas.scenes.count > 1 ? scene.scene.id : nil
          return copy
        }
      }
    }
  }

  private func layoutFindings(
    in canvas: Canvas, _ summary: DocumentSummary, rules: [any LayoutRule.Type]
  ) -> [Finding] {
    canvas.scenes.flatMap { scene in
      scene.roots.flatMap { root -> [Finding] in
        let description = DocumentDescription(root: root, of: scene, in: canvas, summary: summary)
        return CheckedLayout(description).findings(rules).map { finding in
          var copy = finding
          copy.scene = canvas.scenes.count > 1 ? scene.scene.id : nil
          return copy
        }
      }
    }
  }

  /// Returns the findings of loading. Unknown elements are counted instead of being reported one by one.
  private func loadingFindings(of canvas: Canvas) -> [Finding] {
    canvas.loadingFindings.filter { $0.rule != .unknownElement }
  }

  private static func unknownElements(of canvas: Canvas) -> [String: Int] {
    canvas.issues.reduce(into: [:]) { counts, issue in
      if case .unknownElement(let name) = issue.kind { counts[name, default: 0] += 1 }
    }
  }

  // MARK: Faults

  /// Returns the result for a document that cannot be read. A document for another platform that was found in a folder
  /// is skipped with a note.
  private func unreadable(_ job: FileJob, _ error: InterfaceError) -> CheckedFile {
    var isForeign = false
    if case .unsupportedKind = error { isForeign = !job.isNamed }
    let location = FileRange(
      line: error.position.line, column: error.position.column, offset: error.position.offset)
    return CheckedFile(
      path: job.path, outcome: isForeign ? .checked : .unreadable,
      finding: Finding(
        .unreadableFile, severity: isForeign ? .note : nil, subjects: [], details: .message(error.sentence),
        at: location)
    )
  }
}
