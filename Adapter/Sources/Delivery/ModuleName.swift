// SPDX-License-Identifier: MIT

/// The names by which sources import targets.
public enum ModuleName {
  /// The name of a target's module, in which SwiftPM replaces what an identifier cannot have: `My_App` for `My-App`.
  public static func of(target name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
  }

  /// The modules that a manifest can name: those of all its string literals.
  public static func all(inManifest text: String) -> Set<String> {
    Set(text.matches(of: #/"([^"\\\n]+)"/#).map { of(target: String($0.output.1)) })
  }
}
