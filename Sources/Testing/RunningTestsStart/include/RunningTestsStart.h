// SPDX-License-Identifier: MIT

// This module declares nothing. Linking it calls `tinamou_running_tests_start` of RunningTests before `main`.
