// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// `{"schema":1,"files":[{"file":…,"findings":[…]}],"summary":{…}}`; locations are line, column (in Unicode scalars,
  /// both from 1) and byte offset (from 0).
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)),
      ("matrix", .array(matrix.map(\.json))),
      ("files", .array(files.map(json(of:)))),
      ("summary", summaryJSON),
    ])
  }

  private var summaryJSON: JSONValue {
    let (scenes, views) = (total(\.sceneCount), total(\.viewCount))
    return .object([
      ("errors", .integer(count(of: .error))), ("warnings", .integer(count(of: .warning))),
      ("notes", .integer(count(of: .note))), ("baseline", .integer(suppressedCount)),
      ("earlier", .integer(earlier?.count ?? 0)),
      ("scenes", .integer(scenes)),
      ("views", .integer(views)),
      ("formats", .integer(total(\.formatCount))),
      ("unknownElements", .object(unknownElements.map { (key: $0.name, value: .integer($0.count)) })),
    ])
  }

  private func json(of file: CheckedFile) -> JSONValue {
    .object([
      ("file", .string(file.path)), ("outcome", .string(file.outcome.rawValue)),
      ("scenes", .integer(file.sceneCount)), ("views", .integer(file.viewCount)),
      ("findings", .array(listedFindings(in: file).map(\.json))),
    ])
  }
}
