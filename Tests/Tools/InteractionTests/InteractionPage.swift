// SPDX-License-Identifier: MIT

/// The page of the table, `Documentation/Interactions.md`.
enum InteractionPage {
  static var text: String {
    let rows = InteractionTable.all
    let right = rows.filter { $0.difference == nil }.count
    return """
      # Interactions

      What happens when a person touches, types, opens menus and turns the device: \(rows.count) interactions, \(right) of which have the
      effects here that they have on iOS. The others say what is different. The page is made from the table in
      `Tests/Tools/InteractionTests/Rows`, whose rows are performed by the tests, with fingers and keys as `tinamou run` has them.

      **How sure**: *log*, somebody printed the calls and shows the output; *trial*, the author tried it and lists the order; *Apple*,
      Apple's reference text or a comment of a header; *several*, independent statements; *one*, a single statement; *derived*, put
      together from texts that each describe one call; *decided*, no source was found.

      \(Interaction.Section.allCases.map(section).joined(separator: "\n"))
      """
  }

  private static func section(_ section: Interaction.Section) -> String {
    let rows = InteractionTable.rows(of: section)
    var lines = ["## \(section.rawValue)", ""]
    lines += ["| interaction | what happens, in order | iOS | how sure | source | here |", "|---|---|---|---|---|---|"]
    lines += rows.map { row in
      let cells = [
        row.name, row.effects.isEmpty ? "nothing" : row.effects.map { "`\($0)`" }.joined(separator: " → "), row.systems,
        row.certainty.rawValue, row.source, row.difference.map { "differs: \($0)" } ?? "the same",
      ]
      return "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
