// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// A report on the agreement of solved frames with stored ones, as text and as JSON.
public struct FidelityReport: Sendable {
  /// The results of the documents, in their order.
  public let documents: [FidelityDocument]
  /// The source of control sizes.
  let sizes: CanvasOptions.Sizes
  /// Whether safe areas and margins were given.
  let hasInputs: Bool
  /// The repository of a document's path; `nil` if the repositories are not known.
  private let repository: (@Sendable (String) -> String)?

  /// Creates a report on `documents`.
  public init(
    _ documents: [FidelityDocument], sizes: CanvasOptions.Sizes, hasInputs: Bool,
    repository: (@Sendable (String) -> String)? = nil
  ) {
    self.documents = documents
    self.sizes = sizes
    self.hasInputs = hasInputs
    self.repository = repository
  }

  private var views: [FidelityView] { documents.flatMap(\.views) }

  /// Whether every view of every document has the stored frame and no document failed.
  public var isClean: Bool { documents.allSatisfy { $0.failure == nil && $0.views.allSatisfy(\.isHit) } }

  // MARK: Text

  /// Returns the shares as tables: in total, by kind of view and by rule, followed by the views with the largest
  /// differences.
  ///
  /// - Parameter offenders: The number of views with the largest differences to list.
  public func text(style: ReportStyle, offenders: Int) -> String {
    [
      heading(style: style), section("kind of view", tallies(by: { [$0.kind] }), style: style),
      section("placed by", tallies(by: \.rules), style: style), offenderText(offenders, style: style),
      unknownText("unsupported element", \.unknownElements, style: style),
      unknownText("unsupported attribute", \.unknownAttributes, style: style), failureText(style: style),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func heading(style: ReportStyle) -> String {
    let all = Tally(views)
    let environment = hasInputs ? "environment given" : "environment predicted"
    let title = "\(all.percent) of \(all.count) placed views within the tolerance"
    let documentCount = documents.count { $0.failure == nil }
    let perfect = documents.count { $0.failure == nil && $0.views.allSatisfy(\.isHit) }
    return style.bold(title) + " (sizes \(sizes.rawValue), \(environment))\n"
      + "\(perfect) of \(documentCount) documents are exact throughout\n" + repositoryText
  }

  /// The views of each repository; empty if the repositories are not known.
  private var repositories: [String: [FidelityView]] {
    guard let repository else { return [:] }
    return documents.reduce(into: [:]) { $0[repository($1.path), default: []] += $1.views }.filter { !$0.value.isEmpty }
  }

  /// The share of each repository, all weighted equally.
  private var repositoryText: String {
    let shares = repositories.values.map { Tally($0).share }
    guard shares.count > 1 else { return "" }
    let mean = Tally.percent(shares.reduce(0, +) / Double(shares.count))
    return "\(mean) on average over \(shares.count) repositories\n"
  }

  private func section(_ title: String, _ tallies: [(name: String, tally: Tally)], style: ReportStyle) -> String {
    var table = TextTable([(title, .left), ("views", .right), ("hits", .right), ("share", .right)])
    for (name, tally) in tallies { table.add([name, "\(tally.count)", "\(tally.hits)", tally.percent]) }
    return table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n"
  }

  private func offenderText(_ count: Int, style: ReportStyle) -> String {
    let misses = documents.flatMap { document in document.views.filter { !$0.isHit }.map { (document, $0) } }
      .sorted { ($0.1.error, $1.0.path, $1.1.id) > ($1.1.error, $0.0.path, $0.1.id) }
    return misses.prefix(count).map { document, view in
      let location = style.bold("\(document.path):\(view.line):\(view.column): ")
      let constraints =
        view.constraints.isEmpty ? "" : "\n    constraints \(view.constraints.joined(separator: ", ").singleLine)"
      return location
        + "\(view.name.singleLine) is off by \(NumberFormat.text(view.error)) pt [\(view.rules.joined(separator: ", "))]"
        + "\n    stored \(numbers(view.stored)), found \(numbers(view.found))" + constraints + "\n"
    }.joined()
  }

  /// The unsupported names, the most frequent ones first.
  private func unknownText(
    _ title: String, _ names: (FidelityDocument) -> [String: Int], style: ReportStyle
  ) -> String {
    let counts = documents.reduce(into: [:]) { $0.merge(names($1), uniquingKeysWith: +) }
    guard !counts.isEmpty else { return "" }
    var table = TextTable([(title, .left), ("count", .right)])
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      table.add([name.singleLine, "\(count)"])
    }
    return table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n"
  }

  private func failureText(style: ReportStyle) -> String {
    documents.compactMap { document in
      document.failure.map {
        style.bold("\(document.path):\($0.line):\($0.column): ") + style.error("error: ") + $0.message.singleLine + "\n"
      }
    }.joined()
  }

  private func numbers(_ values: [Double]) -> String {
    values.map { NumberFormat.text($0) }.joined(separator: " ")
  }

  // MARK: JSON

  /// All numbers: the shares, and every measured view with both frames.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("sizes", .string(sizes.rawValue)),
      ("environment", .string(hasInputs ? "given" : "predicted")), ("total", Tally(views).json),
      ("kinds", object(tallies(by: { [$0.kind] }))), ("rules", object(tallies(by: \.rules))),
      ("documents", .array(documents.map(json(of:)))),
    ])
  }

  private func object(_ tallies: [(name: String, tally: Tally)]) -> JSONValue {
    .object(tallies.map { (key: $0.name, value: $0.tally.json) })
  }

  private func json(of document: FidelityDocument) -> JSONValue {
    .object([
      ("file", .string(document.path)), ("toolsVersion", .string(document.toolsVersion)),
      (
        "failure",
        document.failure.map {
          .object([
            ("message", .string($0.message)), ("line", .integer($0.line)), ("column", .integer($0.column)),
          ])
        } ?? .null
      ),
      ("exceptions", .array(document.exceptions.map { .string($0) })), ("conflicts", .integer(document.conflicts)),
      ("unknownElements", json(of: document.unknownElements)),
      ("unknownAttributes", json(of: document.unknownAttributes)), ("views", .array(document.views.map(json(of:)))),
    ])
  }

  private func json(of counts: [String: Int]) -> JSONValue {
    .object(counts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })
  }

  private func json(of view: FidelityView) -> JSONValue {
    .object([
      ("scene", .string(view.scene)), ("id", .string(view.id)), ("name", .string(view.name)),
      ("kind", .string(view.kind)), ("rules", .array(view.rules.map { .string($0) })),
      ("stored", .array(view.stored.map { .number($0) })), ("found", .array(view.found.map { .number($0) })),
      ("tolerance", .number(view.tolerance)), ("hit", .bool(view.isHit)), ("line", .integer(view.line)),
      ("column", .integer(view.column)), ("constraints", .array(view.constraints.map { .string($0) })),
    ])
  }

  // MARK: Counting

  /// The number of views and the number of hits among them.
  private struct Tally {
    var count = 0
    var hits = 0

    init(_ views: [FidelityView]) {
      count = views.count
      hits = views.count(where: \.isHit)
    }

    var share: Double { Double(hits) / Double(count) }

    var percent: String { count > 0 ? Self.percent(share) : "–" }

    /// A share as text. It is rounded down, so that 100 % means all views.
    static func percent(_ share: Double) -> String {
      NumberFormat.text((share * 1000).rounded(.down) / 10) + " %"
    }

    var json: JSONValue {
      .object([("views", .integer(count)), ("hits", .integer(hits))])
    }
  }

  private func tallies(by names: (FidelityView) -> [String]) -> [(name: String, tally: Tally)] {
    var groups: [String: [FidelityView]] = [:]
    for view in views {
      for name in names(view) { groups[name, default: []].append(view) }
    }
    return groups.map { ($0.key, Tally($0.value)) }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
  }
}
