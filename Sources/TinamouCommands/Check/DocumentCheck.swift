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
      let canvas = Canvas(document, options: CanvasOptions(options, sizes: .predicted, of: document))
      canvas.resizeToScreen()
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
  /// held against them. Whether text fits is seen where views take the sizes of their text; it does not fit only if that is
  /// so in the recorded frames too.
  private func findings(in canvas: Canvas, _ facts: DocumentFacts, setting: Setting) -> [LayoutFinding] {
    canvas.fitFreeViews()
    guard setting == Setting() else {
      let rules = LayoutRules.all.filter { $0 != MisplacedViewRule.self }
      return layoutFindings(in: canvas, facts, rules: rules) + refusals(of: canvas)
    }
    let drawn = Canvas(canvas.document, options: CanvasOptions(SceneOptions(), sizes: .given, of: canvas.document))
    var found = layoutFindings(in: drawn, facts, rules: LayoutRules.ofFrames)
    let cut = Set(layoutFindings(in: drawn, facts, rules: LayoutRules.ofText).map(\.identity))
    found += layoutFindings(in: canvas, facts, rules: LayoutRules.ofText).filter { cut.contains($0.identity) }
    drawn.fitFreeViews()
    return found + layoutFindings(in: drawn, facts, rules: LayoutRules.ofConstraints) + refusals(of: canvas)
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
  /// The canvas of a document that options of layout files ask for.
  init(_ options: SceneOptions, sizes: Sizes, of document: InterfaceDocument? = nil) {
    self.init()
    self.sizes = sizes
    device = options.device
    // A device can be turned only if it is known which.
    if device == nil, options.orientation != nil, let document { device = document.device?.profile ?? .standard }
    orientation = options.orientation
    direction = options.direction
    textSize = options.textSize
  }
}

extension InterfaceDevice {
  /// The device with a screen of that size; nil where there is none.
  fileprivate var profile: DeviceProfile? {
    let names = [
      "retina3_5": "iPhone 4s", "retina4_0": "iPhone SE (1st generation)", "retina4_7": "iPhone 8",
      "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X", "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max",
      "retina5_4": "iPhone 13 mini", "retina6_0": "iPhone 14", "retina6_7": "iPhone 14 Plus", "retina6_12": "iPhone 15",
      "retina6_72": "iPhone 15 Plus", "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max",
      "ipad9_7": "iPad 9.7", "ipad10_2": "iPad 10.2", "ipad10_5": "iPad Air 10.5", "ipad8_3": "iPad mini 8.3",
      "ipad10_9rounded": "iPad Air 10.9", "ipad11_0rounded": "iPad Pro 11", "ipad12_9": "iPad Pro 12.9",
      "ipad12_9rounded": "iPad Pro 12.9",
    ]
    return names[name].flatMap(DeviceProfile.named)
  }
}
