// SPDX-License-Identifier: MIT

import Foundation

// The main program of Scripts/check-random-systems.

/// The results of the systems of one family.
struct FamilyCount {
  var systems = 0
  var solutions = 0
  var conflicts = 0
  var suboptimal = 0
  var unlikeFresh = 0
  var abandoned = 0
  var rebuilds = 0
}

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1000 : 1000
let first = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 0 : 0
var failures = 0

/// Prints at once: what was found stays when the program stops.
func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func check(_ family: RandomSystem.Family) -> FamilyCount {
  var result = FamilyCount()
  for seed in first..<(first + count) {
    var system = RandomSystem(seed: UInt64(seed) + 100_000_000, family: family)
    // Every other system is solved as a large one, whose basis is made triangular first.
    if seed % 2 == 1 { system.solver.system.largeChange = 0 }
    result.systems += 1
    for round in 0..<8 {
      result.conflicts += system.solver.solve().count
      result.solutions += 1
      if let complaint = system.complaint() {
        result.suboptimal += 1
        report("\(family) seed \(seed), round \(round): \(complaint)\n\(system.portrait)")
        break
      }
      if round % 4 == 3, let difference = system.differenceFromFreshSystem() {
        result.unlikeFresh += 1
        report("\(family) seed \(seed), round \(round), afresh: \(difference)\n\(system.portrait)")
        break
      }
      system.change()
    }
    result.abandoned += system.solver.statistics.abandonedSolutions
    result.rebuilds += system.solver.statistics.rebuilds
  }
  return result
}

var lines = ["| family | systems | solutions | conflicts | not optimal | unlike a fresh system | rebuilt | abandoned |"]
lines.append("|---|--:|--:|--:|--:|--:|--:|--:|")
for family in RandomSystem.Family.allCases {
  let result = check(family)
  failures += result.suboptimal + result.unlikeFresh + result.abandoned
  lines.append(
    "| \(family) | \(result.systems) | \(result.solutions) | \(result.conflicts) | \(result.suboptimal) "
      + "| \(result.unlikeFresh) | \(result.rebuilds) | \(result.abandoned) |")
}
for line in lines { report(line) }
exit(failures == 0 ? 0 : 1)
