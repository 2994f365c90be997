// SPDX-License-Identifier: MIT

// Whoever works on documents reads them with one import.
@_exported import InterfaceDocuments
