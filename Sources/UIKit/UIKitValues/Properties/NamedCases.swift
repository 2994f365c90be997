// SPDX-License-Identifier: MIT

/// An enumeration whose cases have names in documents, layout files and descriptions.
package protocol NamedCases: PropertyRepresentable, Equatable {
  /// The kind of value, such as “a text alignment”.
  static var kindOfValue: String { get }
  /// UIKit's names with their cases. The first name of a case is written; others are read.
  static var namedCases: [(name: String, value: Self)] { get }
  /// The names in documents that differ from UIKit's, by these.
  static var documentNames: [String: String] { get }
}

extension NamedCases {
  package static var documentNames: [String: String] { [:] }

  /// The names of all cases.
  package static var caseNames: PropertyChoices {
    PropertyChoices(kind: kindOfValue, names: namedCases.map(\.name), documentNames: documentNames)
  }

  /// UIKit's name of the case; `nil` for a case that is not named.
  package var caseName: String? { Self.namedCases.first { $0.value == self }?.name }

  /// Creates the case that UIKit calls `caseName`; `nil` if there is none.
  package init?(caseName: String?) {
    guard let found = Self.namedCases.first(where: { $0.name == caseName }) else { return nil }
    self = found.value
  }

  package static var propertyKind: PropertyKind { .choice(caseNames) }

  package var propertyContent: PropertyContent { caseName.map { .choice($0) } ?? .nothing }

  package static func value(of content: PropertyContent) -> Self? {
    if case .choice(let name) = content { Self(caseName: name) } else { nil }
  }
}
