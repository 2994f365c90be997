// SPDX-License-Identifier: MIT

// This module declares nothing. Linking it calls `tinamou_layout_testing_start` of LayoutTesting before `main`.
