// SPDX-License-Identifier: MIT

import TinamouCommands

@main
enum Main {
  @MainActor
  static func main() {
    TinamouTool.start()
  }
}
