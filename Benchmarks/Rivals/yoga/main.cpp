// SPDX-License-Identifier: MIT
//
// Builds the scenes that flexbox can express with Yoga, and prints a line of JSON.
// Usage: yoga SCENE VIEWS MILLISECONDS [values]

#include "../rival.hpp"

#include <yoga/Yoga.h>

#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace {

const int frameCount = 120;

struct Scene {
  YGConfigRef config;
  YGNodeRef root;
  float width, height;
  /// The nodes for views of the solver's scene, in its order. Additional nodes group them.
  std::vector<YGNodeRef> views;
  std::function<void(int)> edit = [](int) {};

  Scene(float width, float height) : config(YGConfigNew()), width(width), height(height) {
    YGConfigSetPointScaleFactor(config, 0);
    root = YGNodeNewWithConfig(config);
    views.push_back(root);
  }

  ~Scene() {
    YGNodeFreeRecursive(root);
    YGConfigFree(config);
  }

  YGNodeRef group(YGNodeRef parent) {
    YGNodeRef node = YGNodeNewWithConfig(config);
    YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    return node;
  }

  YGNodeRef view(YGNodeRef parent) {
    views.push_back(group(parent));
    return views.back();
  }

  void layOut() { YGNodeCalculateLayout(root, width, height, YGDirectionLTR); }
};

using Maker = std::function<void(Scene &, int)>;

void share(YGNodeRef node) {
  YGNodeStyleSetFlexGrow(node, 1);
  YGNodeStyleSetFlexBasis(node, 0);
}

void widen(Scene &scene, float step) {
  float width = scene.width;
  scene.edit = [&scene, width, step](int frame) { scene.width = width + step * (frame + 1); };
}

void independent(Scene &scene, int count) {
  for (int index = 0; index < count; index++) {
    YGNodeRef view = scene.view(scene.root);
    YGNodeStyleSetPositionType(view, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(view, YGEdgeLeft, 10);
    YGNodeStyleSetPosition(view, YGEdgeRight, 10);
    YGNodeStyleSetPosition(view, YGEdgeTop, 50.0f * index);
    YGNodeStyleSetHeight(view, 44);
    if (index == count / 2)
      scene.edit = [view](int frame) { YGNodeStyleSetPosition(view, YGEdgeLeft, 10.0f + frame % 60); };
  }
}

void chain(Scene &scene, int count) {
  for (int index = 0; index < count; index++) {
    YGNodeRef view = scene.view(scene.root);
    YGNodeStyleSetMargin(view, YGEdgeLeft, 10);
    YGNodeStyleSetMargin(view, YGEdgeRight, 10);
    YGNodeStyleSetMargin(view, YGEdgeTop, 8);
    YGNodeStyleSetHeight(view, 44);
    if (index == count / 2) scene.edit = [view](int frame) { YGNodeStyleSetHeight(view, 44.0f + frame % 60); };
  }
}

void chainResize(Scene &scene, int count) {
  chain(scene, count);
  widen(scene, 4);
}

void equalChain(Scene &scene, int count) {
  YGNodeStyleSetFlexDirection(scene.root, YGFlexDirectionRow);
  YGNodeStyleSetPadding(scene.root, YGEdgeRight, 8);
  for (int index = 0; index < count; index++) {
    YGNodeRef view = scene.view(scene.root);
    share(view);
    YGNodeStyleSetMargin(view, YGEdgeTop, 10);
    YGNodeStyleSetMargin(view, YGEdgeBottom, 10);
    YGNodeStyleSetMargin(view, YGEdgeLeft, 8);
  }
  widen(scene, 4);
}

void nested(Scene &scene, int count) {
  YGNodeRef parent = scene.root;
  for (int index = 0; index < count; index++) {
    parent = scene.view(parent);
    share(parent);
    YGNodeStyleSetMargin(parent, YGEdgeAll, 1);
  }
  widen(scene, 4);
}

void grid(Scene &scene, int count) {
  int rowCount = std::max(1, int(std::lround(std::sqrt(double(count)))));
  int columnCount = (count + rowCount - 1) / rowCount;
  for (int rowIndex = 0; rowIndex < rowCount; rowIndex++) {
    YGNodeRef row = scene.view(scene.root);
    share(row);
    YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
    if (rowIndex > 0) YGNodeStyleSetMargin(row, YGEdgeTop, 4);
    for (int column = 0; column < columnCount; column++) {
      YGNodeRef cell = scene.view(row);
      share(cell);
      if (column > 0) YGNodeStyleSetMargin(cell, YGEdgeLeft, 4);
    }
  }
  scene.edit = [&scene](int frame) {
    scene.width = 768.0f + 2 * (frame + 1);
    scene.height = 1024.0f - 2 * (frame + 1);
  };
}

// A cell is a row with the avatar and a column. The first element of the column is a row with name and time.
YGNodeRef chatCell(Scene &scene, int seed) {
  YGNodeRef cell = scene.view(scene.root);
  YGNodeStyleSetMinHeight(cell, 44);
  YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow);
  YGNodeStyleSetPadding(cell, YGEdgeLeft, 16);
  YGNodeStyleSetPadding(cell, YGEdgeRight, 16);
  YGNodeStyleSetPadding(cell, YGEdgeTop, 8);
  YGNodeStyleSetPadding(cell, YGEdgeBottom, 8);
  YGNodeStyleSetAlignItems(cell, YGAlignFlexStart);
  YGNodeRef avatar = scene.view(cell);
  YGNodeStyleSetWidth(avatar, 40);
  YGNodeStyleSetHeight(avatar, 40);
  YGNodeRef column = scene.group(cell);
  YGNodeStyleSetFlexGrow(column, 1);
  YGNodeStyleSetFlexShrink(column, 1);
  YGNodeStyleSetMargin(column, YGEdgeLeft, 8);
  YGNodeRef line = scene.group(column);
  YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
  YGNodeStyleSetJustifyContent(line, YGJustifySpaceBetween);
  YGNodeRef name = scene.view(line);
  YGNodeStyleSetFlexShrink(name, 1);
  YGNodeStyleSetWidth(name, float(60 + seed * 37 % 180));
  YGNodeStyleSetHeight(name, 20);
  YGNodeRef time = scene.view(line);
  YGNodeStyleSetMargin(time, YGEdgeLeft, 8);
  YGNodeStyleSetWidth(time, float(40 + seed * 11 % 25));
  YGNodeStyleSetHeight(time, 20);
  YGNodeRef message = scene.view(column);
  YGNodeStyleSetMargin(message, YGEdgeTop, 4);
  YGNodeStyleSetHeight(message, float(20 + 20 * (seed * 7 % 5)));
  return message;
}

void chatStack(Scene &scene, int count) {
  int cellCount = std::max(1, count / 5);
  for (int index = 0; index < cellCount; index++) {
    YGNodeRef message = chatCell(scene, index);
    if (index == cellCount / 2)
      scene.edit = [message](int frame) { YGNodeStyleSetHeight(message, 120.0f + frame % 60); };
  }
}

void chatStackResize(Scene &scene, int count) {
  chatStack(scene, count);
  widen(scene, 3);
}

struct Entry {
  const char *name;
  float width, height;
  /// The increase of the window's size for each view.
  float growth;
  Maker make;
};

const std::vector<Entry> entries = {
    {"independent", 320, 568, 0, independent},     {"chain", 320, 568, 0, chain},
    {"chain-resize", 320, 568, 0, chainResize},    {"equal-chain", 320, 568, 16, equalChain},
    {"nested", 320, 568, 2, nested},               {"grid", 768, 1024, 0, grid},
    {"chat-stack", 375, 667, 0, chatStack},        {"chat-stack-resize", 375, 667, 0, chatStackResize},
};

/// The position of a node in the nearest enclosing view.
void appendFrame(const Scene &scene, YGNodeRef node, std::vector<double> &values) {
  double left = YGNodeLayoutGetLeft(node), top = YGNodeLayoutGetTop(node);
  for (YGNodeRef parent = YGNodeGetParent(node); parent; parent = YGNodeGetParent(parent)) {
    if (std::find(scene.views.begin(), scene.views.end(), parent) != scene.views.end()) break;
    left += YGNodeLayoutGetLeft(parent);
    top += YGNodeLayoutGetTop(parent);
  }
  values.insert(values.end(), {left, top, YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node)});
}

int runOnce(const Entry &entry, int count, bool withValues, Samples &samples) {
  double bytes = allocatedBytes();
  double begin = microseconds();
  bool growsDown = std::string(entry.name) == "nested";
  Scene scene(entry.width + entry.growth * count, entry.height + (growsDown ? entry.growth * count : 0));
  entry.make(scene, count);
  scene.layOut();
  samples.build.push_back(microseconds() - begin);
  if (samples.build.size() == 1) samples.bytes = allocatedBytes() - bytes;

  double start = microseconds(), middle = start;
  for (int frame = 0; frame < frameCount; frame++) {
    if (frame == frameCount / 2) middle = microseconds();
    scene.edit(frame);
    scene.layOut();
  }
  double end = microseconds();
  samples.frame.push_back((end - start) / frameCount);
  samples.steadyFrame.push_back(2 * (end - middle) / frameCount);
  if (withValues && samples.values.empty())
    for (YGNodeRef view : scene.views) appendFrame(scene, view, samples.values);
  return int(scene.views.size());
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 4) return 2;
  int wanted = std::atoi(arguments[2]);
  double limit = 1000 * std::atof(arguments[3]);
  bool withValues = count > 4 && std::string(arguments[4]) == "values";
  for (const Entry &entry : entries) {
    if (std::string(entry.name) != arguments[1]) continue;
    Samples samples;
    int views = 0;
    double begin = microseconds();
    while (samples.build.empty() || (samples.build.size() < 40 && microseconds() - begin < limit))
      views = runOnce(entry, wanted, withValues, samples);
    samples.print("yoga", entry.name, views, withValues);
    return 0;
  }
  return 2;
}
