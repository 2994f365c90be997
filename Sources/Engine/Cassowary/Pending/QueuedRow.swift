// SPDX-License-Identifier: MIT

/// An infeasible row with its key in the ``RowQueue``.
struct QueuedRow: BitwiseCopyable {
  var key: UInt64
  var row: RowID
}
