// SPDX-License-Identifier: MIT

// Swift Testing asks the compiler to load a module of this name wherever `Testing` and `CoreGraphics` are both imported,
// on Linux too, where the toolchain has none. Without this one such a file does not compile.
// Apple's attaches images to test results; ours has nothing to add yet.
