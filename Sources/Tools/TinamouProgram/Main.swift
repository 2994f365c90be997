// SPDX-License-Identifier: MIT

import TinamouCommands

@main
enum Main {
  static func main() {
    TinamouTool.start()
  }
}
