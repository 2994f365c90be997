// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import LayoutChecks

/// The growth of the work of finding redundant constraints.
@Suite("Redundant equations in large layouts")
@MainActor
struct EquationBasisTests {
  /// A shape of a layout, with the constraints of `count` views.
  struct Shape: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var constraints: @MainActor @Sendable (_ views: [UIView], _ root: UIView) -> [NSLayoutConstraint]
  }

  nonisolated static let shapes = [
    Shape(testDescription: "views beside one another") { views, root in
      views.enumerated().flatMap { index, view in
        [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index)),
          view.widthAnchor.constraint(equalToConstant: 10),
        ]
      }
    },
    Shape(testDescription: "a row from edge to edge") { views, root in
      let steps = zip(views, views.dropFirst()).map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
      return [views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)] + steps
        + views.dropFirst().map { $0.widthAnchor.constraint(equalTo: views[0].widthAnchor) }
        + [views[views.count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor)]
    },
    Shape(testDescription: "a row that is pinned from its end") { views, root in
      let steps = zip(views, views.dropFirst()).map { $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor) }
      return steps.reversed() + views.map { $0.widthAnchor.constraint(equalToConstant: 10) }
        + [views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)]
    },
    Shape(testDescription: "centered views") { views, root in
      views.flatMap {
        [
          $0.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          $0.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ]
      }
    },
  ]

  @Test("take a number of eliminations in proportion to their number", arguments: shapes)
  func growth(_ shape: Shape) throws {
    let (small, large) = (try eliminations(shape, 200), try eliminations(shape, 800))
    // What every equation costs is counted too, because no elimination at all is the best of cases.
    let exponent = log(Double(large + 800) / Double(small + 200)) / log(4)
    #expect(exponent < 1.3, "\(small) eliminations for 200 views, \(large) for 800")
  }

  private func eliminations(_ shape: Shape, _ count: Int) throws -> Int {
    let root = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    var basis = EquationBasis()
    for constraint in shape.constraints(views, root) {
      let equation = try #require(LinearEquation(constraint))
      #expect(basis.add(equation, of: constraint) == nil)
    }
    return basis.eliminations
  }

  @Test("an equation follows from those that it is a sum of, wherever it stands among them")
  func causes() throws {
    let root = UIView()
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { root.addSubview(view) }
    let constraints = [
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      first.widthAnchor.constraint(equalToConstant: 10),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 18),
    ]
    for last in [4, 2, 1, 0] {
      var basis = EquationBasis()
      var causes: [NSLayoutConstraint]?
      for index in [0, 1, 2, 3, 4].filter({ $0 != last }) + [last] {
        let equation = try #require(LinearEquation(constraints[index]))
        causes = basis.add(equation, of: constraints[index])
        #expect((causes != nil) == (index == last))
      }
      let expected = [0, 1, 2, 4].filter { $0 != last }.map { ObjectIdentifier(constraints[$0]) }
      #expect(Set((causes ?? []).map(ObjectIdentifier.init)) == Set(expected))
    }
  }
}
