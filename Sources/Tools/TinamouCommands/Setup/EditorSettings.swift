// SPDX-License-Identifier: MIT

import ArgumentParser

/// An editor, whose language server becomes `tinamou lsp`.
enum EditorSettings: String, CaseIterable, ExpressibleByArgument {
  case vscode, neovim

  /// The files of the settings in the folder of a project.
  ///
  /// - Parameter program: The path of `tinamou`.
  func files(program: String) -> [InitialFile] {
    switch self {
    case .vscode:
      let server: [String: Any] = [
        "swift.sourcekit-lsp.serverPath": program, "swift.sourcekit-lsp.serverArguments": ["lsp"],
      ]
      return [
        InitialFile(path: ".vscode/settings.json", content: .members(server)),
        InitialFile(
          path: ".vscode/extensions.json", content: .members(["recommendations": ["swiftlang.swift-vscode"]])),
      ]
    case .neovim:
      // Neovim reads this file in a trusted folder where the option `exrc` is set.
      let lines = """
        vim.lsp.config("tinamou", { cmd = { "\(program)", "lsp" }, filetypes = { "swift" }, root_markers = { "Package.swift" } })
        vim.lsp.enable("tinamou")

        """
      return [InitialFile(path: ".nvim.lua", content: .lines(lines))]
    }
  }
}
