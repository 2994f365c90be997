// SPDX-License-Identifier: MIT

// The module that suites import. A package that depends on the library of this name has a module of this name, too;
// `tinamou-swift` replaces its content by the same line.
@_exported import RecordedSnapshots
