// SPDX-License-Identifier: MIT

import UIKit

struct Trip: Hashable {
  let id: Int
  var title: String
  var place: String
  var summary: String
  var days: Int
  var rating: Int
  var color: UIColor

  static let samples = [
    Trip(
      id: 1, title: "Along the coast", place: "Cornwall",
      summary: "Nine days on the path above the cliffs, from harbor to harbor, with a boat for the way back.", days: 9,
      rating: 5, color: .systemTeal),
    Trip(
      id: 2, title: "Two lakes", place: "Mecklenburg", summary: "A canoe, a tent, and no clock.", days: 4, rating: 4,
      color: .systemGreen),
    Trip(
      id: 3, title: "The night train to the mountains", place: "Innsbruck",
      summary: "Leave on Friday after work, and have breakfast at the foot of the first slope.", days: 3, rating: 3,
      color: .systemIndigo),
    Trip(
      id: 4, title: "Markets", place: "Marrakesh", summary: "Spices, lamps and a cooking course.", days: 6, rating: 4,
      color: .systemOrange),
  ]
}
