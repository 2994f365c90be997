// SPDX-License-Identifier: MIT

/// Finds the changes that resolve a conflict, in the order in which an author would consider them. Each is tried in the whole list
/// or layout; one that leaves a contradiction is not suggested.
struct SuggestionFinder {
  let shape: ConflictShape
  let trial: ConflictTrial
  private let budget = TrialBudget()
  /// The number of suggestions for a conflict.
  private static let limit = 3
  /// The number of constraints that are named together.
  private static let jointLimit = 3

  init(_ explanation: ConflictExplanation, in trial: ConflictTrial) {
    shape = ConflictShape(explanation)
    self.trial = trial
  }

  /// The suggestions, the best first.
  func texts() -> [String] {
    guard !shape.authors.isEmpty else {
      return contentSuggestions().map(\.text) + [SystemCause.text(for: shape.members, trial.classNames)]
    }
    var found: [Suggestion] = []
    for kind in kinds where found.count < Self.limit {
      for suggestion in kind() where resolves(suggestion) && !found.contains(where: { $0.says(suggestion) }) {
        found.append(suggestion)
      }
    }
    if found.isEmpty { found = [jointSuggestion()] }
    return found.prefix(Self.limit).map(\.text)
  }

  /// The kinds of suggestions, in the order in which they are tried.
  private var kinds: [() -> [Suggestion]] {
    // Another number is no remedy for rounding.
    if shape.isRounding { return [measuringSuggestions, shareSuggestions, prioritySuggestions] }
    return [
      impossibleSuggestions, hidingSuggestions, repetitionSuggestions, spacingSuggestions, distributionSuggestions,
      maskSuggestions, contentSuggestions, measuringSuggestions, shareSuggestions, deletionSuggestions,
      constantSuggestions, frameSuggestions, prioritySuggestions,
    ]
  }

  // MARK: Trying

  /// Whether the change leaves no contradiction with members of the conflict.
  private func resolves(_ suggestion: Suggestion) -> Bool {
    var change = ConflictTrial.Change()
    for index in suggestion.givesUp { trial.numbers[index].map { _ = change.removed.insert($0) } }
    for (index, constant) in suggestion.constants { trial.numbers[index].map { change.constants[$0] = constant } }
    return change.isEmpty || budget.take() ? trial.remainder(change) == nil : false
  }

  /// Whether nothing contradicts any more without a member.
  func resolves(without index: Int) -> Bool { resolves(Suggestion(text: "", givesUp: [index])) }

  /// The size that the whole content of a view needs, where a member gives it another one; `nil` if there is none above 0.
  func neededSize(of index: Int) -> Double? {
    guard let needed = shape.neededConstant(of: index) else { return nil }
    let least = shape.isTooSmall(index) ? trial.numbers[index].flatMap { trial.leastSize($0) } : nil
    let size = max(needed, least ?? needed)
    return size > 0 ? size : nil
  }

  /// The author's constraint that is the easiest to give up of those that are enough; `nil` if no single one is.
  func weakest(among indices: [Int]? = nil) -> Int? {
    (indices ?? shape.yielding).prefix(Self.trialLimit).first { resolves(without: $0) }
  }

  /// The number of constraints that are tried before it is said that no single one is enough.
  private static let trialLimit = 24

  /// The smallest number of the author's constraints that have to be given up, found one after the other.
  private func jointSuggestion() -> Suggestion {
    // The views whose sizes a stack view relates to each other.
    let distributedNames = Set(
      shape.members.filter { $0.origin == .stackDistribution || $0.origin == .stackSpacing }.flatMap {
        [$0.first.name, $0.second?.name ?? ""]
      })
    var given: [ConflictTrial.Remainder] = []
    var rest = trial.remainder(ConflictTrial.Change()) ?? []
    while !rest.isEmpty, given.count <= Self.jointLimit {
      let own = rest.filter { $0.constraint.origin.isOfAuthor }
      let sizes = own.filter { $0.constraint.second == nil && $0.constraint.first.isSize }
      let distributed = sizes.filter { distributedNames.contains($0.constraint.first.name) }
      guard let next = distributed.last ?? sizes.last ?? own.last else { break }
      given.append(next)
      rest = trial.remainder(ConflictTrial.Change(removing: Set(given.map(\.number)))) ?? []
    }
    // Whether fewer are enough is asked only if these are.
    for candidate in given where given.count > 1 && rest.isEmpty {
      let others = given.filter { $0.number != candidate.number }
      if trial.remainder(ConflictTrial.Change(removing: Set(others.map(\.number)))) == nil { given = others }
    }
    let names = Self.list(given.map(\.constraint.named))
    if given.count > Self.jointLimit, let first = given.first {
      return Suggestion(
        text: "no single change is enough, because more than \(Self.jointLimit) of your constraints take part in other "
          + "conflicts as well: start with \(first.constraint.named)")
    }
    let isOfSizes = given.allSatisfy { $0.constraint.second == nil && $0.constraint.first.isSize }
    if given.count > 1, isOfSizes, let size = given.first, trial.isDistributedByStack {
      return Suggestion(
        text: "delete \(names): the stack view makes its views equally \(Self.extent(size.constraint.first.attribute))")
    }
    return Suggestion(
      text: given.isEmpty
        ? "change one of your \(shape.authors.count) constraints"
        : "no single change is enough: give \(names) \(given.count == 1 ? "a priority" : "priorities") of 999")
  }

  // MARK: Words

  static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// `high` or `wide`.
  static func extent(_ attribute: String) -> String { attribute == "height" ? "high" : "wide" }
}

/// A change that an author can make, as text, with the members that it changes.
struct Suggestion {
  let text: String
  /// The members that the change makes optional. Empty if the text only names a cause, which cannot be tried.
  var givesUp: [Int] = []
  /// New constants of members.
  var constants: [Int: Double] = [:]
  /// The member that gets a priority below 1000.
  var yields: Int?

  /// Whether a later suggestion says nothing new.
  func says(_ other: Suggestion) -> Bool { text == other.text || (yields != nil && yields == other.yields) }
}

/// The number of changes that are tried for a conflict: each costs the solution of the whole layout.
private final class TrialBudget {
  private var rest = 48

  /// Takes one trial; returns `false` when there is none left.
  func take() -> Bool {
    rest -= 1
    return rest >= 0
  }
}
