// SPDX-License-Identifier: MIT

// This module declares nothing. Linking it lets LayoutTesting serve the main thread, see `start.c`.
