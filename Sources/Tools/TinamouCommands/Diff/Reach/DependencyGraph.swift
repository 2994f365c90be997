// SPDX-License-Identifier: MIT

/// The dependencies in the sources of an app: declarations, scenes and resources, and the places at which they use each other.
struct DependencyGraph {
  /// A declaration, a scene, a nib or a resource.
  struct Node {
    /// The name in messages.
    var name: String
    /// The file, from the folder of the sources.
    var file: String
    /// The line, counted from 1.
    var line: Int
  }

  /// A place at which a node uses another one.
  struct Use {
    let user: Int
    let file: String
    let line: Int
    /// Whether the user contains what it uses, as a class contains its initializers.
    let isPart: Bool
  }

  /// The way on which a change reaches a node.
  struct Step {
    /// The node that is nearer to the change; `nil` for one that changed itself.
    let next: Int?
    let file: String
    let line: Int
    let isPart: Bool
  }

  private(set) var nodes: [Node] = []
  private var identifiers: [String: Int] = [:]
  private var users: [Int: [Use]] = [:]
  /// The keys of types by their names, by which documents and strings mention them.
  var types: [String: String] = [:]

  /// Returns the node with a key; `nil` if there is none.
  func node(_ key: String) -> Int? { identifiers[key] }

  /// Adds a node, or gives the one with its key a name and a place.
  @discardableResult
  mutating func add(_ key: String, _ node: Node) -> Int {
    if let number = identifiers[key] {
      nodes[number] = node
      return number
    }
    identifiers[key] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  /// Says that a node uses another one.
  mutating func addUse(of used: Int, by user: Int, in file: String, line: Int, isPart: Bool = false) {
    guard used != user else { return }
    users[used, default: []].append(Use(user: user, file: file, line: line, isPart: isPart))
  }

  /// Whether something uses a node.
  func isUsed(_ node: Int) -> Bool { users[node] != nil }

  /// Returns all nodes that changes reach, each with the first step of the shortest way to one of them.
  ///
  /// - Parameter changes: The nodes that changed, with the line of the change.
  func reached(from changes: [(node: Int, line: Int)]) -> [Int: Step] {
    var steps: [Int: Step] = [:]
    var queue: [Int] = []
    for (node, line) in changes where steps[node] == nil {
      steps[node] = Step(next: nil, file: nodes[node].file, line: line, isPart: false)
      queue.append(node)
    }
    var next = 0
    while next < queue.count {
      let used = queue[next]
      next += 1
      for use in users[used] ?? [] where steps[use.user] == nil {
        steps[use.user] = Step(next: used, file: use.file, line: use.line, isPart: use.isPart)
        queue.append(use.user)
      }
    }
    return steps
  }

  /// Returns the way from a node to the change that reaches it, in words: `Card.swift:12 uses “PriceLabel”, changed at PriceLabel.swift:9`.
  func reason(for node: Int, _ steps: [Int: Step]) -> String? {
    guard var step = steps[node] else { return nil }
    var uses: [String] = []
    while let next = step.next {
      if !step.isPart { uses.append("\(Self.place(step)) uses `\(nodes[next].name)`") }
      guard let following = steps[next] else { break }
      step = following
    }
    guard let last = uses.last else { return "\(Self.place(step)) changed" }
    let middle = uses.count - 2
    let between = middle > 0 ? "; \(middle) other\(middle == 1 ? "" : "s") between" : ""
    let first = uses.count > 1 ? "\(uses[0])\(between); " : ""
    return "\(first)\(last), changed at \(Self.place(step))"
  }

  private static func place(_ step: Step) -> String {
    let name = step.file.split(separator: "/").last.map(String.init) ?? step.file
    return step.line > 0 ? "\(name):\(step.line)" : name
  }
}
