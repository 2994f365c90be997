// SPDX-License-Identifier: MIT

// Re-exports the modules that code working on documents needs, so that one import is enough.
@_exported import InterfaceDocuments
