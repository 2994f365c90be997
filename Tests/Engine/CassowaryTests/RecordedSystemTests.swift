// SPDX-License-Identifier: MIT

import Cassowary
import Foundation
import TestSupport
import Testing

/// The recorded cases of other solvers' tests.
@Suite("Recorded solver cases")
struct RecordedSystemTests {
  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable {
    var id: String
    var variables: [String]
    var stays: [Stay]
    var constraints: [Record]
    var expect: [String: Expectation]
  }

  /// `[variable, value, priority]`
  struct Stay: Decodable {
    var variable: String
    var value: Double
    var priority: Float

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      variable = try container.decode(String.self)
      value = try container.decode(Double.self)
      priority = try container.decode(Float.self)
    }
  }

  struct Record: Decodable {
    var terms: [String: Double]
    var relation: String
    var constant: Double
    var priority: Float
  }

  enum Expectation: Decodable {
    case value(Double)
    case range(ClosedRange<Double>)

    private enum Key: CodingKey {
      case min
      case max
    }

    init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Double.self) {
        self = .value(value)
      } else {
        let container = try decoder.container(keyedBy: Key.self)
        let lower = try container.decodeIfPresent(Double.self, forKey: .min) ?? -.infinity
        self = .range(lower...(try container.decodeIfPresent(Double.self, forKey: .max) ?? .infinity))
      }
    }
  }

  @Test("all recorded cases give the recorded results")
  func cases() throws {
    let file = try JSONDecoder().decode(File.self, from: Recordings.data("solver.json"))
    #expect(!file.cases.isEmpty)
    for entry in file.cases { try check(entry) }
  }

  private func check(_ entry: Case) throws {
    let solver = Solver()
    let variables = Dictionary(uniqueKeysWithValues: entry.variables.map { ($0, solver.makeVariable()) })
    for stay in entry.stays {
      let variable = try #require(variables[stay.variable])
      solver.insert([Term(1, variable)], .equal, constant: -stay.value, priority: Priority(stay.priority))
    }
    let relations: [String: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
    for record in entry.constraints {
      let terms = try record.terms.sorted { $0.key < $1.key }.map { Term($0.value, try #require(variables[$0.key])) }
      solver.insert(
        terms, try #require(relations[record.relation]), constant: -record.constant,
        priority: Priority(record.priority))
    }
    #expect(solver.solve().isEmpty, "\(entry.id)")
    for (name, expectation) in entry.expect {
      let value = solver.value(of: try #require(variables[name]))
      switch expectation {
      case .value(let expected): #expect(isClose(value, expected), "\(entry.id): \(name)")
      case .range(let range): #expect(range.contains(value), "\(entry.id): \(name) is \(value)")
      }
    }
  }
}
