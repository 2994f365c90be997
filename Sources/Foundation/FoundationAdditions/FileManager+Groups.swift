// SPDX-License-Identifier: MIT

public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: a folder with the group's identifier in the folder for the support files of
  /// applications. It may not exist.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("AppGroups").appendingPathComponent(groupIdentifier)
  }
}
