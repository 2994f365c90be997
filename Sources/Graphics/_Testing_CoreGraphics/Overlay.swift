// SPDX-License-Identifier: MIT

// Swift Testing makes the compiler load a module of this name in every file that imports both `Testing` and
// `CoreGraphics`. The toolchain for Linux has no such module, so without this one the file would not compile. Apple's
// module attaches images to test results; this one adds nothing.
