// SPDX-License-Identifier: MIT

/// An effect that has variants, each of which is part of its configuration.
protocol VariantSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariantSymbolEffect {
  /// The effect with one more variant.
  func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
}
