#include "judge/submission.hpp"

#include <fmt/format.h>

#include "judge/box.hpp"
#include "judge/classify.hpp"
#include "judge/compile.hpp"
#include "judge/elf.hpp"
#include "judge/languages.hpp"
#include "judge/source.hpp"
#include "rules/expects.hpp"

namespace nimplus::judge {
namespace {

/// A plan with nothing in it yet but its walls. Throws SandboxUnavailable.
BoxPlan walls(bool unsafe_no_sandbox) {
  BoxPlan plan;
  if (unsafe_no_sandbox) {
    plan.walls = BoxPlan::Walls::None;
    return plan;
  }
  if (!sandbox().available) throw SandboxUnavailable(sandbox().reason);
  plan.bubblewrap = sandbox().bubblewrap;
  return plan;
}

Limits scaled(Limits limits, int time_factor) {
  limits.cpu *= time_factor;
  limits.wall *= time_factor;
  return limits;
}

Run judge_failure(const char* why) {
  Run run;
  run.verdict = Verdict::JE;
  run.detail = why;
  return run;
}

}  // namespace

struct Submission::Impl {
  const Language& language;
  Limits limits;
  std::optional<std::string> compile_error;
  BoxPlan plan;
  std::size_t image_bytes = 0;
  std::unique_ptr<Box> box;  ///< started by the first run, and again after a failure of the box

  Impl(const std::filesystem::path& file, const Limits& given, bool unsafe_no_sandbox);
  Job job() const;
};

Submission::Impl::Impl(const std::filesystem::path& file, const Limits& given,
                       bool unsafe_no_sandbox)
    : language(language_of(file)), limits(scaled(given, language.time_factor)) {
  const Source source = read_source(file);
  plan = walls(unsafe_no_sandbox);
  Compiled compiled = compile(language, source, plan);
  compile_error = std::move(compiled.error);
  if (compile_error) return;
  plan.system = true;
  if (language.compiled) {
    const Image image = image_of(compiled.program);
    image_bytes = image.bytes;
    plan.system = image.needs_loader;  // a static program needs nothing of the host
  }
  plan.files = {{"program", std::move(compiled.program), language.compiled}};
}

Job Submission::Impl::job() const {
  // Only an interpreter is looked for again.
  const std::string tool = language.compiled ? "" : tool_of(language);
  return {.arguments = fill_in(language.run, tool, "", box->home()),
          .mode = protocol::Mode::Run,
          .cpu = limits.cpu,
          .wall = limits.wall,
          .address_space_bytes = limits.memory_bytes + language.reserve_bytes,
          .output_bytes = limits.output_bytes};
}

Submission::Submission(const std::filesystem::path& file, const Limits& limits,
                       bool unsafe_no_sandbox)
    : impl_(std::make_unique<Impl>(file, limits, unsafe_no_sandbox)) {}

Submission::~Submission() = default;
Submission::Submission(Submission&&) noexcept = default;
Submission& Submission::operator=(Submission&&) noexcept = default;

const std::optional<std::string>& Submission::compile_error() const { return impl_->compile_error; }

const std::string& Submission::language() const { return impl_->language.name; }

const Limits& Submission::limits() const { return impl_->limits; }

Run Submission::run(std::string_view input) {
  expects(!impl_->compile_error, "a submission that compiled");
  try {
    if (!impl_->box) impl_->box = std::make_unique<Box>(impl_->plan);
    return classify(impl_->box->run(impl_->job(), input), impl_->limits, impl_->image_bytes);
  } catch (const std::runtime_error& error) {  // BoxFailure, or no descriptors or memory of ours
    impl_->box.reset();
    return judge_failure(error.what());
  }
}

corpus::Answerer as_answerer(Submission& submission) {
  return [&submission](std::string_view input) {
    Run run = submission.run(input);
    if (run.verdict == Verdict::JE) throw std::runtime_error(run.detail);
    if (run.verdict == Verdict::AC) return corpus::Reply{std::move(run.output), {}, {}};
    return corpus::Reply{std::move(run.output), std::string(name(run.verdict)),
                         std::move(run.detail)};
  };
}

}  // namespace nimplus::judge
