// SPDX-License-Identifier: MIT

import Cassowary

extension FormatLowering {
  /// Translates a chain from back to front into the depths of its views.
  ///
  /// The superview is at 0. Each view is in front of the preceding one, by the number between them or by 1 if there is
  /// none. A view that touches the superview's edge, `Z:|[a]`, has the same depth. In a chain without an edge, the
  /// first view keeps its depth from another statement, or has 0.
  mutating func lowerDepth(_ chain: FormatChain) throws(VisualFormatError) {
    var depth: Double? = chain.leading == nil ? nil : 0
    for (index, group) in chain.groups.enumerated() {
      let connection = index > 0 ? chain.connections[index - 1] : chain.leading?.connection
      if let connection, connection.kind == .disconnected {
        depth = nil
      } else if let connection {
        depth = (depth ?? 0) + (try layers(connection, fromSuperview: index == 0))
      }
      var members: [Member] = []
      for view in group.views {
        if let predicate = view.predicates.first {
          throw VisualFormatError(.notInDepth, predicate.range)
        }
        members += try self.members(view)
      }
      let known = members.compactMap { depthIndex[$0.name.text].map { result.depths[$0].depth } }
      let groupDepth = depth ?? known.max() ?? 0
      for member in members { setDepth(of: member.name.text, to: groupDepth) }
      depth = groupDepth
    }
  }

  /// The distance in depth that a connection describes.
  private func layers(_ connection: FormatConnection, fromSuperview: Bool)
    throws(VisualFormatError) -> Double
  {
    let standard = spacing?.depth ?? 1
    switch connection.kind {
    case .flush: return fromSuperview ? 0 : standard
    case .standard: return standard
    case .disconnected: return 0
    case .equalSpacer: throw VisualFormatError(.notInDepth, connection.range)
    case .gap(let predicates):
      var layers = -Double.infinity
      for predicate in predicates {
        guard predicate.relation != .lessThanOrEqual, predicate.name == nil,
          let distance = try distance(predicate.value)
        else { throw VisualFormatError(.notInDepth, predicate.range) }
        layers = max(layers, distance)
      }
      return layers
    }
  }

  /// The number that a value describes; `nil` if it depends on a view.
  private func distance(_ value: FormatValue) throws(VisualFormatError) -> Double? {
    switch value {
    case .number(let number): return number.value
    case .percentage: return nil
    case .reference(let reference):
      guard reference.attribute == nil, reference.scale == nil, reference.shift == nil else { return nil }
      return try number(.metric(reference.name))
    }
  }

  /// Sets the depth of a view, or keeps its depth if that is greater.
  private mutating func setDepth(of view: String, to depth: Double) {
    if let index = depthIndex[view] {
      result.depths[index].depth = max(result.depths[index].depth, depth)
    } else {
      depthIndex[view] = result.depths.count
      result.depths.append(ViewDepth(view: view, depth: depth))
    }
  }
}

/// The depth of a view.
public struct ViewDepth: Hashable, Sendable {
  /// The name of the view.
  public var view: String

  /// The depth: the superview is at 0; greater depths are in front.
  public var depth: Double
}
