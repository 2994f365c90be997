// SPDX-License-Identifier: MIT

extension UIBackgroundConfiguration {
  /// Returns a copy for a state: the same background in every state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
