// SPDX-License-Identifier: MIT

#if CHECK_ONLY
  /// The page of a running app, in a program that serves none.
  struct LiveServer {
    let hub: LiveHub
    let port: UInt16?
    let terminal: Terminal

    /// Says what has the page.
    func run() -> ExitStatus {
      terminal.report(
        "this program serves no page: it is the one of tinamou-check; `sh install.sh --all` installs the one that does")
      return .usage
    }
  }
#endif
