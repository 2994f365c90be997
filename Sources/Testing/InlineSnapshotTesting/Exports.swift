// SPDX-License-Identifier: MIT

// A name by which suites import the module.
@_exported import RecordedSnapshots
