// SPDX-License-Identifier: MIT

/// A layer for hierarchies in space. It is drawn as a plain layer.
///
/// Source: Apple, `CATransformLayer`.
open class CATransformLayer: CALayer {}
