// Everything that has to hold before a change goes in; the last line is the sum of all steps. Plain Node >= 20, any system.
//   node tools/ci/run.mjs
import { existsSync } from "node:fs";
import { join } from "node:path";
import { main, npm, root } from "../setup/run.mjs";
import { steps } from "./steps.mjs";
import { verdictOf } from "./verdict.mjs";

// What lies beside a checkout on the build machine, and is no part of the repository.
for (const [setting, place] of [
  ["FACE_MODEL_FILE", "models/face_landmarker.task"],
  ["FACE_FIXTURES", "fixtures/faces"],
]) {
  const path = join(root, "../shared", place);
  if (process.env[setting] === undefined && existsSync(path)) process.env[setting] = path;
}

await main(async () => {
  const done = [];
  for (const step of steps) done.push(await runStep(step));
  const said = done.flatMap((step) => (step.said.length > 0 ? [`── ${step.name}`, ...step.said] : []));
  if (said.length > 0) console.log(`\n══ said again\n${said.join("\n")}`);
  console.log("\n══ times");
  for (const { name, seconds, passed, failed } of done) {
    console.log(`${name.padEnd(20)}${seconds.toFixed(0).padStart(6)} s  ${passed} passed, ${failed} failed`);
  }
  const sum = (count) => done.reduce((all, step) => all + step[count], 0);
  console.log(`${"all".padEnd(20)}${sum("seconds").toFixed(0).padStart(6)} s`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});

/** Runs a step, shows what it says, and resolves with what it came to. */
async function runStep({ name, npm: args }) {
  console.log(`\n══ ${name}`);
  const begunAt = performance.now();
  const { code, text } = await npm(args, { collect: true });
  return { name, seconds: (performance.now() - begunAt) / 1000, ...verdictOf(text, code) };
}
