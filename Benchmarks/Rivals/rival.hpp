// SPDX-License-Identifier: MIT
//
// The code shared by the adapters of all rivals: clocks, memory and the line of results.
#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <malloc.h>
#include <string>
#include <vector>

/// The CPU time of this thread.
inline double microseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e6 * time.tv_sec + 1e-3 * time.tv_nsec;
}

/// The number of allocated bytes that have not been freed.
inline double allocatedBytes() {
  struct mallinfo2 info = mallinfo2();
  return double(info.uordblks) + double(info.hblkhd);
}

inline double median(std::vector<double> samples) {
  if (samples.empty()) return 0;
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

struct Samples {
  std::vector<double> build, frame, steadyFrame;
  double bytes = 0;
  /// Whether all measurements finished within the time limit.
  bool isComplete = true;
  /// Four numbers for each view, after the last frame.
  std::vector<double> values;

  void print(const std::string &engine, const std::string &scene, int views, bool withValues) const {
    printf(
        "{\"engine\":\"%s\",\"scene\":\"%s\",\"views\":%d,\"build_us\":%.6f,\"frame_us\":%.6f,\"steady_us\":%.6f,"
        "\"bytes\":%.0f,\"moved\":0,\"repeats\":%zu,\"isComplete\":%s}\n",
        engine.c_str(), scene.c_str(), views, median(build), median(frame), median(steadyFrame), bytes, build.size(),
        isComplete && !build.empty() ? "true" : "false");
    if (withValues)
      for (double value : values) printf("%.17g\n", value);
  }
};
