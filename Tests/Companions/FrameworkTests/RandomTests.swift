// SPDX-License-Identifier: MIT

import GameplayKit
import Testing

@Suite("Random numbers and states of GameplayKit")
struct RandomTests {
  @Test("sources with the same seed return the same numbers, and a copy goes on with them")
  func seeds() throws {
    let pairs: [(GKRandomSource, GKRandomSource)] = [
      (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)),
      (GKLinearCongruentialRandomSource(seed: 7), GKLinearCongruentialRandomSource(seed: 7)),
      (GKARC4RandomSource(seed: Data([1, 2])), GKARC4RandomSource(seed: Data([1, 2]))),
    ]
    for (first, second) in pairs {
      let numbers = (0..<1_000).map { _ in first.nextInt() }
      #expect(numbers == (0..<1_000).map { _ in second.nextInt() })
      #expect(Set(numbers).count > 990)
      let copy = try #require(first.copy() as? GKRandomSource)
      #expect((0..<400).map { _ in copy.nextInt() } == (0..<400).map { _ in first.nextInt() })
    }
    #expect(GKMersenneTwisterRandomSource(seed: 7).nextInt() != GKMersenneTwisterRandomSource(seed: 8).nextInt())
  }

  @Test("the twister returns the numbers that its authors publish for their generator with 64 bits")
  func twister() {
    // The 10,000th number of the standard library of C++ for the default seed 5489 is 9981545732273789042.
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    for _ in 0..<9_999 { _ = source.nextInt() }
    #expect(source.nextInt() == Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 as UInt64 >> 32)))
  }

  @Test("numbers lie in their range, and each occurs", arguments: ["system", "twister", "linear", "arc4"])
  func ranges(name: String) {
    let source =
      switch name {
      case "twister": GKMersenneTwisterRandomSource(seed: 1)
      case "linear": GKLinearCongruentialRandomSource(seed: 1)
      case "arc4": GKARC4RandomSource(seed: Data())
      default: GKRandomSource.sharedRandom()
      }
    #expect(Set((0..<2_000).map { _ in source.nextInt(upperBound: 6) }) == Set(0..<6))
    let uniform = (0..<2_000).map { _ in source.nextUniform() }
    #expect(uniform.allSatisfy { 0..<1 ~= $0 } && abs(uniform.reduce(0, +) / 2_000 - 0.5) < 0.05)
    #expect(Set((0..<100).map { _ in source.nextBool() }) == [true, false])
    let numbers = (0..<2_000).map { _ in source.nextInt() }
    #expect(numbers.allSatisfy { Int(Int32.min)...Int(Int32.max) ~= $0 } && numbers.contains { $0 < 0 })
  }

  @Test("a shuffled array has the same elements in another order")
  func shuffling() throws {
    let numbers = Array(0..<100)
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let shuffled = try #require(source.arrayByShufflingObjects(in: numbers) as? [Int])
    #expect(shuffled != numbers && shuffled.sorted() == numbers)
    let objects = try #require((numbers as NSArray).shuffled() as? [Int])
    #expect(objects.sorted() == numbers)
  }

  @Test("distributions return the values from the lowest to the highest one")
  func distributions() {
    let source = GKMersenneTwisterRandomSource(seed: 11)
    #expect(Set((0..<1_000).map { _ in GKRandomDistribution.d6().nextInt() }) == Set(1...6))
    #expect(GKGaussianDistribution.d20().highestValue == 20)
    let plain = GKRandomDistribution(randomSource: source, lowestValue: -2, highestValue: 2)
    #expect(plain.numberOfPossibleOutcomes == 5)
    #expect(Set((0..<500).map { _ in plain.nextInt() }) == Set(-2...2))
    #expect(Set((0..<500).map { _ in plain.nextInt(upperBound: 1) }) == Set(-2...0))
    #expect(Set((0..<500).map { _ in plain.nextUniform() }) == [0, 0.25, 0.5, 0.75, 1])

    let gaussian = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    let values = (0..<5_000).map { _ in gaussian.nextInt() }
    #expect(values.allSatisfy { 20...80 ~= $0 })
    #expect(abs(Double(values.reduce(0, +)) / 5_000 - 50) < 1)
    #expect(values.count { 40...60 ~= $0 } > 3_000)

    #expect(
      Set((0..<100).map { _ in GKGaussianDistribution(randomSource: source, mean: 5.5, deviation: 0.1).nextInt() })
        .isSubset(of: [5, 6]))
    final class Own: GKRandomDistribution {}
    #expect(type(of: Own.d20()) == Own.self)

    let cards = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 8)
    for _ in 0..<20 { #expect(Set((0..<8).map { _ in cards.nextInt() }) == Set(1...8)) }
  }

  private final class Waiting: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
  }

  private final class Running: GKState {
    var log: [String] = []
    override func didEnter(from previousState: GKState?) {
      log.append("from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
    override func willExit(to nextState: GKState) { log.append("to \(type(of: nextState))") }
  }

  private final class Other: GKState {}

  @Test("a machine enters the states that may follow, and says so")
  func machine() throws {
    let running = Running()
    let machine = GKStateMachine(states: [Waiting(), running])
    #expect(machine.currentState == nil && running.stateMachine === machine)
    #expect(!machine.enter(Other.self) && machine.enter(Waiting.self))
    #expect(!machine.canEnterState(Waiting.self) && machine.enter(Running.self))
    machine.update(deltaTime: 0.5)
    #expect(machine.enter(Waiting.self) && machine.currentState is Waiting)
    #expect(running.log == ["from Waiting", "0.5", "to Waiting"])
    #expect(machine.state(forClass: Running.self) === running && machine.state(forClass: Other.self) == nil)
  }
}
