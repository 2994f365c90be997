// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import LayoutFiles
import Reports
import Tinamou

/// Checks a document of Interface Builder in every cell of a matrix.
@MainActor
struct DocumentCheck {
  let settings: [Setting]

  /// What is found in the document of `job`.
  func check(_ job: FileJob) -> CheckedFile {
    let document: InterfaceDocument
    do throws(InterfaceError) {
      document = try InterfaceDocument(contentsOf: job.path)
    } catch {
      return unreadable(job, error)
    }
    var file = CheckedFile(path: job.path)
    var merge = FindingMerge()
    let facts = DocumentFacts(document)
    for setting in settings {
      guard let options = try? SceneOptions(setting) else { continue }
      let canvas = Canvas(document, options: CanvasOptions(options, sizes: .predicted))
      file.sceneCount = canvas.scenes.count
      file.viewCount = max(file.viewCount, canvas.scenes.reduce(0) { $0 + $1.views.count })
      file.unknownElements = Self.unknownElements(of: canvas)
      merge.add(findings(in: canvas, facts, setting: setting), in: setting)
    }
    file.findings = merge.merged
    return file
  }

  // MARK: Findings

  /// On the document's own screen, the sizes that Interface Builder measured are the best there are, and stored frames can be
  /// held against them; whether text fits is seen where views take the sizes of their text.
  private func findings(in canvas: Canvas, _ facts: DocumentFacts, setting: Setting) -> [LayoutFinding] {
    guard setting == Setting() else {
      let rules = LayoutRules.all.filter { $0 != MisplacedViewRule.self }
      return layoutFindings(in: canvas, facts, rules: rules) + refusals(of: canvas)
    }
    let drawn = Canvas(canvas.document, options: CanvasOptions(SceneOptions(), sizes: .given))
    return layoutFindings(in: drawn, facts, rules: LayoutRules.allButText)
      + layoutFindings(in: canvas, facts, rules: LayoutRules.text) + refusals(of: canvas)
  }

  private func layoutFindings(
    in canvas: Canvas, _ facts: DocumentFacts, rules: [any LayoutRule.Type]
  ) -> [LayoutFinding] {
    canvas.scenes.flatMap { scene in
      scene.roots.flatMap { root -> [LayoutFinding] in
        let description = DocumentDescription(root: root, of: scene, in: canvas, facts: facts)
        return CheckedLayout(description).findings(rules).map { finding in
          var copy = finding
          copy.scene = canvas.scenes.count > 1 ? scene.scene.id : nil
          return copy
        }
      }
    }
  }

  /// What UIKit would have raised.
  private func refusals(of canvas: Canvas) -> [LayoutFinding] {
    let constraints = canvas.issues.compactMap { issue -> LayoutFinding? in
      guard case .refusedConstraint(let reason) = issue.fact else { return nil }
      let place = FileRange(line: issue.line, column: issue.column, offset: 0)
      return LayoutFinding(.refusedByUIKit, subjects: [], facts: .message(reason), at: place)
    }
    return constraints
      + canvas.exceptions.map { LayoutFinding(.refusedByUIKit, subjects: [], facts: .message($0), at: .start) }
  }

  private static func unknownElements(of canvas: Canvas) -> [String: Int] {
    canvas.issues.reduce(into: [:]) { counts, issue in
      if case .unknownElement(let name) = issue.fact { counts[name, default: 0] += 1 }
    }
  }

  // MARK: Faults

  /// A document for another system that was found in a folder is passed over with a note.
  private func unreadable(_ job: FileJob, _ error: InterfaceError) -> CheckedFile {
    var isForeign = false
    if case .unsupportedKind = error { isForeign = !job.isNamed }
    let place = FileRange(
      line: error.position.line, column: error.position.column, offset: error.position.offset)
    return CheckedFile(
      path: job.path, outcome: isForeign ? .checked : .unreadable,
      finding: LayoutFinding(
        .unreadableFile, severity: isForeign ? .note : nil, subjects: [], facts: .message(error.sentence), at: place))
  }
}

extension CanvasOptions {
  /// The canvas that options of layout files ask for.
  init(_ options: SceneOptions, sizes: Sizes) {
    self.init()
    self.sizes = sizes
    device = options.device
    orientation = options.orientation
    direction = options.direction
    textSize = options.textSize
  }
}
