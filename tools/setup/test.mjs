// npm test: sets up what is missing, runs every check and test, and ends with "N passed, N failed".
//   --smoke: only the build and the journeys that show whether the zone stands at all
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildIfStale } from "./build-if-stale.mjs";
import { installIfNeeded } from "./install.mjs";
import { checkRunningNode, findNode } from "./node-runtime.mjs";
import { main, npm, root, run, withFirstOnPath } from "./run.mjs";
import { journeyCounts, vitestCounts } from "./test-counts.mjs";

const isSmoke = process.argv.includes("--smoke");
const total = { passed: 0, failed: 0 };
const sayTotal = () => console.log(`\n${total.passed} passed, ${total.failed} failed`);

await main(
  async () => {
    await testAll();
    sayTotal();
    return total.failed === 0 ? 0 : 1;
  },
  () => {
    total.failed += 1;
    sayTotal();
  },
);

async function testAll() {
  checkRunningNode();
  await installIfNeeded();
  const node = findNode();
  const env = withFirstOnPath(dirname(node));

  // First the build: it writes the files that types, arrows and tests look at.
  const isBuilt = await step("build", async () => asOne(await buildIfStale(node)));
  if (!isSmoke) {
    const checks = ["types", "lint", "format", "arrows"];
    await Promise.all(checks.map((name) => step(name, () => check(name, { node, env, quiet: true }))));
    await step("unit and integration", () => vitest(node, env));
  }
  await step("journeys", () => (isBuilt ? journeys(node, env) : asOne(false)));
}

/** One step: its name before, its count and time after it, its count in the total. Resolves with whether all passed. */
async function step(name, work) {
  console.log(`\n── ${name}`);
  const begunAt = performance.now();
  const { passed, failed, text = "" } = await work();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
  if (text !== "") console.log(`\n${text.trimEnd()}`);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return failed === 0;
}

/** One of several side by side: what it prints is shown in one piece when it has ended. */
async function check(name, options) {
  const { code, text } = await npm(["run", "--silent", `check:${name}`], options);
  return { ...asOne(code === 0), text };
}

/** A check counts as one. */
function asOne(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function vitest(node, env) {
  const cli = join(root, "node_modules/vitest/vitest.mjs");
  const reporters = ["default", "./tools/vitest/slowest-tests.ts", "json"].map((name) => `--reporter=${name}`);
  return withReport("VITEST_REPORT", vitestCounts, (report) =>
    run(node, [cli, "run", ...reporters, `--outputFile.json=${report.VITEST_REPORT}`], { env }),
  );
}

/** Lets a runner write its report (JSON) into a file of its own, under the name of a variable, and counts what it says. */
async function withReport(variable, counts, work) {
  const folder = await mkdtemp(join(tmpdir(), "kate-report-"));
  const file = join(folder, "report.json");
  const { code, text } = await work({ [variable]: file });
  const written = await readFile(file, "utf8").catch(() => null);
  await rm(folder, { recursive: true, force: true });
  return { ...counts(written, code), text };
}

async function journeys(node, env) {
  const chosen = isSmoke ? ["--grep", "@smoke"] : [];
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  return withReport("PLAYWRIGHT_JSON_OUTPUT_FILE", journeyCounts, (report) =>
    run(node, [cli, "test", "--reporter=list,json", ...chosen], { env: { ...env, ...report } }),
  );
}
