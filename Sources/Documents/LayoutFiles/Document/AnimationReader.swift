// SPDX-License-Identifier: MIT

import Tinamou

/// Reads `animate:`: one step or a list of steps.
@MainActor
struct AnimationReader {
  /// The default duration of a step, in seconds.
  private static let standardDuration = 0.3
  /// The maximum of durations and delays, in seconds, and of repetitions.
  private static let limit = 3600.0

  private let reading: FileReading
  private let rootName: String
  private let classes: [String: ViewClass]

  init(reading: FileReading, rootName: String, views: [ViewDescription]) {
    self.reading = reading
    self.rootName = rootName
    classes = Dictionary(views.map { ($0.name, $0.viewClass) }, uniquingKeysWith: { first, _ in first })
  }

  func steps(in node: SourceNode?) throws(LayoutFileError) -> [AnimationStep] {
    guard let node else { return [] }
    guard case .sequence(let elements) = node.content else { return [try step(node)] }
    return reading.faults.collect(elements) { (element) throws(LayoutFileError) in try step(element) }
  }

  private func step(_ node: SourceNode) throws(LayoutFileError) -> AnimationStep {
    let fields = try FileFields(
      node, of: "animate", owner: "an animation", keys: AnimationKeys.step, in: reading)
    let timing = reading.faults.attempt { () throws(LayoutFileError) in try self.timing(fields, node) }
    return AnimationStep(
      timing: timing ?? AnimationTiming(duration: Self.standardDuration),
      constraints: try constraints(fields.node("constraints")), views: try views(fields.node("views")))
  }

  // MARK: Timing

  private func timing(_ fields: FileFields, _ node: SourceNode) throws(LayoutFileError) -> AnimationTiming {
    let duration = try seconds(fields, "duration") ?? Self.standardDuration
    var timing = AnimationTiming(delay: try seconds(fields, "delay") ?? 0, duration: duration)
    if let curve = fields.node("curve") {
      guard fields.node("spring") == nil else { throw reading.error(.keysExclude("curve", "spring"), at: node) }
      timing.curve = .cubic(try self.curve(curve))
    }
    if let spring = fields.node("spring") { try apply(spring, to: &timing) }
    timing.repeatCount = try number(fields, "repeat", in: 0.01...Self.limit) ?? 1
    timing.autoreverses = try fields.value("autoreverse", as: Bool.self) ?? false
    return timing
  }

  private func seconds(_ fields: FileFields, _ key: String) throws(LayoutFileError) -> Double? {
    try number(fields, key, in: 0...Self.limit)
  }

  private func number(
    _ fields: FileFields, _ key: String, in range: ClosedRange<Double>
  ) throws(LayoutFileError) -> Double? {
    guard let node = fields.node(key) else { return nil }
    let number = try reading.number(node, of: key)
    guard range.contains(number) else {
      let words = "from \(Self.word(range.lowerBound)) to \(Self.word(range.upperBound))"
      throw reading.error(.outOfRange(Self.word(number), range: words), at: node)
    }
    return number
  }

  private static func word(_ number: Double) -> String { String(format: "%g", number) }

  /// Reads a named curve, or the four numbers of a Bézier curve.
  private func curve(_ node: SourceNode) throws(LayoutFileError) -> CubicCurve {
    guard case .sequence = node.content else {
      return try reading.choice(node, of: "curve", kind: "an animation curve", among: AnimationKeys.curves)
    }
    let numbers = try reading.numbers(node, of: "curve", counts: [4])
    for time in [numbers[0], numbers[2]] where !(0...1).contains(time) {
      throw reading.error(.outOfRange(Self.word(time), range: "from 0 to 1"), at: node)
    }
    return CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private func apply(_ node: SourceNode, to timing: inout AnimationTiming) throws(LayoutFileError) {
    let fields = try FileFields(
      node, of: "spring", owner: "a spring", keys: AnimationKeys.spring, in: reading)
    let velocity = try number(fields, "velocity", in: -1000...1000) ?? 0
    if let bounce = try number(fields, "bounce", in: -0.99...0.99) {
      guard fields.node("damping") == nil else { throw reading.error(.keysExclude("bounce", "damping"), at: node) }
      let spring = SpringMotion(perceivedDuration: timing.duration, bounce: bounce, initialVelocity: velocity)
      timing.curve = .spring(spring)
      timing.duration = timing.duration > 0 ? spring.settlingDuration : 0
      return
    }
    guard let damping = try number(fields, "damping", in: 0.01...1) else {
      throw reading.error(.missingKey("damping", owner: "a spring"), at: node)
    }
    timing.curve = .spring(
      SpringMotion(settlingIn: timing.duration, dampingRatio: damping, initialVelocity: velocity))
  }

  // MARK: Changes

  private func constraints(_ node: SourceNode?) throws(LayoutFileError) -> [AnimationStep.ConstraintChange] {
    guard let node else { return [] }
    return reading.faults.collect(try reading.mapping(node, of: "constraints")) { (entry) throws(LayoutFileError) in
      try constraint(entry)
    }
  }

  /// Reads a change of a constraint. A number is its new constant.
  private func constraint(_ entry: SourceNode.Entry) throws(LayoutFileError) -> AnimationStep.ConstraintChange {
    let name = PositionedName(text: entry.key, position: entry.keyPosition)
    guard case .mapping = entry.value.content else {
      let constant = CGFloat(try reading.number(entry.value, of: entry.key))
      return AnimationStep.ConstraintChange(name: name, constant: constant, priority: nil, isActive: nil)
    }
    let fields = try FileFields(
      entry.value, of: entry.key, owner: "a change of a constraint", keys: AnimationKeys.constraint, in: reading)
    return AnimationStep.ConstraintChange(
      name: name, constant: try fields.value("constant", as: CGFloat.self),
      priority: try fields.value("priority", as: PriorityPair.self)?.horizontal,
      isActive: try fields.value("active", as: Bool.self))
  }

  private func views(_ node: SourceNode?) throws(LayoutFileError) -> [AnimationStep.ViewChange] {
    guard let node else { return [] }
    return reading.faults.collect(try reading.mapping(node, of: "views")) { (entry) throws(LayoutFileError) in
      let isRoot = entry.key == rootName || entry.key == LayoutDocument.standardRootName
      guard let viewClass = classes[entry.key] ?? (isRoot ? ViewClass.view : nil) else {
        throw LayoutFileError(
          .unknownView(entry.key), at: entry.keyPosition, of: reading.source,
          suggestion: Spelling.closest(to: entry.key, in: Array(classes.keys) + [rootName]))
      }
      return AnimationStep.ViewChange(view: entry.key, assignments: try assignments(entry, of: viewClass))
    }
  }

  private func assignments(
    _ entry: SourceNode.Entry, of viewClass: ViewClass
  ) throws(LayoutFileError) -> [PropertyAssignment] {
    reading.faults.collect(try reading.mapping(entry.value, of: entry.key)) { (property) throws(LayoutFileError) in
      guard !AnimationKeys.fixedProperties.contains(property.key), let definition = viewClass.property(property.key)
      else {
        let known = viewClass.allProperties.map(\.name).filter { !AnimationKeys.fixedProperties.contains($0) }
        throw LayoutFileError(
          .unknownKey(property.key, owner: "an animation of \(viewClass.name)"), at: property.keyPosition,
          of: reading.source, suggestion: Spelling.closest(to: property.key, in: known))
      }
      return PropertyAssignment(
        key: property.key, position: property.keyPosition, set: try definition.read(property.value, reading))
    }
  }
}
