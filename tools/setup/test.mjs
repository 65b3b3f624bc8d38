// npm test: sets up what is missing, runs every check and test, and ends with "N passed, N failed".
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildIfStale } from "./build-if-stale.mjs";
import { findChromium } from "./chromium.mjs";
import { installIfNeeded } from "./install.mjs";
import { checkRunningNode, findNode } from "./node-runtime.mjs";
import { main, npm, root, run, withFirstOnPath } from "./run.mjs";
import { journeyCounts, vitestCounts } from "./test-counts.mjs";

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
  for (const name of ["types", "lint", "format", "arrows"]) {
    await step(name, async () => asOne((await npm(["run", "--silent", `check:${name}`], { node, env })).code === 0));
  }
  await step("unit and integration", () => vitest(node, env));
  await step("journeys", async () => {
    if (!isBuilt) return asOne(false);
    return journeys(node, { ...env, CHROMIUM_PATH: await findChromium(node) });
  });
}

/** One step: its name before, its count and time after it, its count in the total. Resolves with whether all passed. */
async function step(name, work) {
  console.log(`\n── ${name}`);
  const begunAt = performance.now();
  const { passed, failed } = await work();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return failed === 0;
}

/** A check counts as one. */
function asOne(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

async function vitest(node, env) {
  const folder = await mkdtemp(join(tmpdir(), "kate-vitest-"));
  const report = join(folder, "report.json");
  const shown = ["--reporter=default", "--reporter=./tools/vitest/slowest-tests.ts"];
  const reporters = [...shown, "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run(node, [join(root, "node_modules/vitest/vitest.mjs"), "run", ...reporters], { env });
  const text = await readFile(report, "utf8").catch(() => null);
  await rm(folder, { recursive: true, force: true });
  return vitestCounts(text, code);
}

async function journeys(node, env) {
  const { code, text } = await run(node, ["tests/journeys/run.ts"], { env, collect: true });
  return journeyCounts(text, code);
}
