// SPDX-License-Identifier: MIT

/// The way in which a bar becomes small while content scrolls.
///
/// Stored; has no effect: bars keep their size.
///
/// Source: Apple, `UIBarMinimization`.
public struct UIBarMinimization: Hashable, Sendable {
  /// The scrolling at which a bar becomes small.
  public enum Behavior: Int, Hashable, Sendable { case automatic, never, onScrollDown, onScrollUp }
  /// Whether the safe area follows the bar.
  public enum SafeAreaAdjustment: Int, Hashable, Sendable { case automatic, never, always }

  /// The scrolling at which the bar becomes small. The default is `.automatic`. Stored; has no effect.
  public var behavior: Behavior
  /// Whether the safe area follows the bar. The default is `.automatic`. Stored; has no effect.
  public var safeAreaAdjustment: SafeAreaAdjustment

  /// Creates a description of how a bar becomes small.
  public init(behavior: Behavior = .automatic, safeAreaAdjustment: SafeAreaAdjustment = .automatic) {
    self.behavior = behavior
    self.safeAreaAdjustment = safeAreaAdjustment
  }
}
