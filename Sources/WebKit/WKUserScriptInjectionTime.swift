// SPDX-License-Identifier: MIT

/// When a script of an app is to run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}
