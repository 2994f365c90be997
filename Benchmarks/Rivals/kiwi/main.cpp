// SPDX-License-Identifier: MIT
//
// Runs a scene, written as a list of operations, through kiwi, and prints a line of JSON.
// Usage: kiwi SCENE-FILE MILLISECONDS SECONDS-UNTIL-GIVEN-UP [values]

#include "../rival.hpp"

#include <kiwi/kiwi.h>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace {

struct Term {
  int variable;
  double coefficient;
};

struct Row {
  int relation;
  int rank;  // -1 is required, 0 the lowest priority.
  double constant;
  std::vector<Term> terms;
  bool changes = false;  // Its constant is edited at some time.
};

enum class Kind { add, remove, setConstant, edit, suggest, solve, read };

struct Operation {
  Kind kind;
  int subject;
  double value;
};

struct Scene {
  std::string name;
  int views = 0;
  int variables = 0;
  int ranks = 0;
  std::vector<Row> rows;
  std::vector<Operation> build;
  std::vector<std::vector<Operation>> frames;
};

Kind kindNamed(char letter) {
  switch (letter) {
    case 'A': return Kind::add;
    case 'R': return Kind::remove;
    case 'K': return Kind::setConstant;
    case 'E': return Kind::edit;
    case 'S': return Kind::suggest;
    case 'V': return Kind::read;
    default: return Kind::solve;
  }
}

std::vector<Operation> readOperations(FILE *file) {
  int count = 0;
  if (fscanf(file, " B %d", &count) != 1) std::exit(2);
  std::vector<Operation> operations;
  for (int index = 0; index < count; index++) {
    char letter;
    Operation operation{};
    if (fscanf(file, " %c %d %lf", &letter, &operation.subject, &operation.value) != 3) std::exit(2);
    operation.kind = kindNamed(letter);
    operations.push_back(operation);
  }
  return operations;
}

Scene readScene(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) std::exit(2);
  Scene scene;
  char name[64];
  int rows = 0, frames = 0;
  if (fscanf(file, "scene %63s %d %d %d %d %d", name, &scene.views, &scene.variables, &scene.ranks, &rows, &frames) != 6)
    std::exit(2);
  scene.name = name;
  for (int index = 0; index < rows; index++) {
    Row row;
    int terms = 0;
    if (fscanf(file, " C %d %d %lf %d", &row.relation, &row.rank, &row.constant, &terms) != 4) std::exit(2);
    for (int term = 0; term < terms; term++) {
      Term read{};
      if (fscanf(file, "%d %lf", &read.variable, &read.coefficient) != 2) std::exit(2);
      row.terms.push_back(read);
    }
    scene.rows.push_back(row);
  }
  scene.build = readOperations(file);
  for (int frame = 0; frame < frames; frame++) scene.frames.push_back(readOperations(file));
  fclose(file);
  for (auto &frame : scene.frames)
    for (auto &operation : frame)
      if (operation.kind == Kind::setConstant) scene.rows[operation.subject].changes = true;
  return scene;
}

// Kiwi has weights instead of priorities. These are far enough apart to keep the order in the scenes.
double weight(int rank, int ranks) {
  double base = ranks <= 3 ? 1000 : ranks <= 5 ? 100 : 20;
  return std::pow(base, rank);
}

const double editWeight = 1e9;

class Engine {
 public:
  explicit Engine(const Scene &scene)
      : scene(scene), variables(scene.variables), constants(scene.rows.size()), constraints(scene.rows.size()) {}

  void run(const Operation &operation) {
    int subject = operation.subject;
    switch (operation.kind) {
      case Kind::add: add(subject); break;
      case Kind::remove: remove(subject); break;
      case Kind::setConstant: solver.suggestValue(*constants[subject], operation.value); break;
      case Kind::edit: solver.addEditVariable(variables[subject], editWeight); break;
      case Kind::suggest: solver.suggestValue(variables[subject], operation.value); break;
      case Kind::solve: solver.updateVariables(); break;
      case Kind::read: readValues(); break;
    }
  }

  // Kiwi does not report changed values, so all values are read.
  void readValues() {
    for (const kiwi::Variable &variable : variables) checksum += variable.value();
  }

  double checksum = 0;

  double value(int variable) const { return variables[variable].value(); }

 private:
  // Kiwi cannot change a constant, so an edited constant becomes an edit variable, the fastest alternative.
  void add(int subject) {
    const Row &row = scene.rows[subject];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size() + 1);
    for (const Term &term : row.terms) terms.emplace_back(variables[term.variable], term.coefficient);
    double constant = row.constant;
    if (row.changes) {
      constants[subject] = std::make_unique<kiwi::Variable>();
      solver.addEditVariable(*constants[subject], editWeight);
      solver.suggestValue(*constants[subject], constant);
      terms.emplace_back(*constants[subject], 1.0);
      constant = 0;
    }
    auto relation = row.relation == 0 ? kiwi::OP_EQ : row.relation < 0 ? kiwi::OP_LE : kiwi::OP_GE;
    double strength = row.rank < 0 ? kiwi::strength::required : weight(row.rank, scene.ranks);
    constraints[subject] =
        std::make_unique<kiwi::Constraint>(kiwi::Expression(std::move(terms), constant), relation, strength);
    try {
      solver.addConstraint(*constraints[subject]);
    } catch (const kiwi::UnsatisfiableConstraint &) {
      constraints[subject].reset();
    }
  }

  // A constraint that could not be added need not be removed.
  void remove(int subject) {
    if (!constraints[subject]) return;
    solver.removeConstraint(*constraints[subject]);
    constraints[subject].reset();
  }

  const Scene &scene;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::unique_ptr<kiwi::Variable>> constants;
  std::vector<std::unique_ptr<kiwi::Constraint>> constraints;
};

// Builds and edits once. Returns false if that took too long.
bool runOnce(const Scene &scene, double limit, Samples &result, bool withValues) {
  double bytes = allocatedBytes();
  double begin = microseconds();
  auto engine = std::make_unique<Engine>(scene);
  int untilLook = 64;
  for (const Operation &operation : scene.build) {
    engine->run(operation);
    if (--untilLook > 0) continue;
    if (microseconds() - begin > limit) return false;
    untilLook = 64;
  }
  engine->readValues();
  double built = microseconds();
  if (!std::isfinite(engine->checksum)) std::exit(3);
  if (result.build.empty()) result.bytes = allocatedBytes() - bytes;
  result.build.push_back(built - begin);

  size_t count = 0;
  double middle = built;
  for (auto &frame : scene.frames) {
    if (count == scene.frames.size() / 2) middle = microseconds();
    for (auto &operation : frame) engine->run(operation);
    count++;
    if (count % 8 == 0 && microseconds() - built > limit) break;
  }
  double end = microseconds();
  if (count > 0) result.frame.push_back((end - built) / double(count));
  if (count < scene.frames.size())
    result.isComplete = false;
  else if (count > 1)
    result.steadyFrame.push_back((end - middle) / double(count - count / 2));
  if (withValues && result.values.empty())
    for (int variable = 0; variable < scene.variables; variable++) result.values.push_back(engine->value(variable));
  return true;
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 4) return 2;
  Scene scene = readScene(arguments[1]);
  double span = 1000 * std::atof(arguments[2]);
  double limit = 1e6 * std::atof(arguments[3]);
  bool withValues = count > 4 && std::string(arguments[4]) == "values";
  Samples samples;
  double begin = microseconds();
  try {
    while (samples.build.empty() || (samples.build.size() < 40 && microseconds() - begin < span))
      if (!runOnce(scene, limit, samples, withValues)) break;
  } catch (const std::exception &error) {
    fprintf(stderr, "kiwi: %s\n", error.what());
    return 3;
  }
  samples.print("kiwi", scene.name, scene.views, withValues);
  return 0;
}
