// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

extension LiveWords {
  /// The answer to a request of a page: the content as JSON, with sentences for findings; `nil` for one that says nothing.
  static func answer(_ content: LiveReply.Content, to id: Int?, stage: Int) -> String? {
    func answer(_ kind: String, _ content: some Encodable) -> String? {
      (try? JSONEncoder().encode(Answer(kind: kind, stage: stage, id: id, content: content))).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    switch content {
    case .outline(let outline): return answer("outline", outline)
    case .details(let details): return answer("details", details)
    case .adjusted(let adjustments): return answer("adjusted", adjustments)
    case .findings(let findings): return answer("findings", findings.map(Sentence.init))
    case .sweep(let sweep): return answer("sweep", sweep.map(Spans.init))
    case .screen(let shown): return answer("tree", ScreenReport.text(of: shown))
    case .view(let view): return answer("view", text(of: view))
    case .failed(let failure): return id == nil ? nil : answer("failed-answer", LiveMessages.sentence(for: failure))
    case .done, .ignored, .gesture, .scrolled: return id == nil ? nil : answer("done", true)
    case .picture, .scenes: return nil
    }
  }

  private struct Answer<Content: Encodable>: Encodable {
    let kind: String
    let stage: Int
    let id: Int?
    let content: Content
  }

  /// A finding in words, with the numbers of its views.
  private struct Sentence: Encodable {
    let rule: String
    let severity: String
    let text: String
    let notes: [String]
    let views: [Int]

    init(_ placed: PlacedFinding) {
      rule = placed.finding.rule.rawValue
      severity = placed.finding.severity.rawValue
      text = CheckReport.sentence(for: placed.finding)
      notes = CheckReport.notes(below: placed.finding)
      views = placed.views
    }
  }

  /// The sizes at which findings begin and end.
  private struct Spans: Encodable {
    struct Span: Encodable {
      let text: String
      let first: Int
      let last: Int
    }

    let range: [Int]
    let spans: [Span]

    init(_ sweep: LayoutSweep) {
      range = [sweep.range.lowerBound, sweep.range.upperBound]
      spans = sweep.spans.map {
        Span(text: CheckReport.sentence(for: $0.finding), first: $0.sizes.lowerBound, last: $0.sizes.upperBound)
      }
    }
  }
}
