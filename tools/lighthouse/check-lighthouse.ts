// Loads every listed page of the built zone as Lighthouse's phone does and holds it against the goals: once where it is
// well within all of them, else three times, and the medians count.
//   npm run check:lighthouse [-- further addresses…]        with -- --only /scan … these alone
import { availableParallelism, loadavg } from "node:os";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import {
  categories,
  issuesOf,
  figuresOf,
  goalOf,
  isWellWithin,
  metrics,
  middleReport,
  type Report,
} from "./report-check.ts";
import { listedAddresses } from "./listed-addresses.ts";
import { findTools, runLighthouse } from "./run-lighthouse.ts";

/** Where the first load misses a goal, or nearly does. */
const loads = 3;

const requestedPaths = process.argv.slice(2).filter((word) => word.startsWith("/"));
const isOnly = process.argv.includes("--only");
const tools = await findTools();
const cleanup = createCleanup();
let passed = 0;
let failed = 0;
try {
  const postgres = await startTestPostgres({ durable: false });
  cleanup.push(() => postgres.stop());
  const zone = await startHub((await postgres.createDatabase()).url);
  cleanup.push(() => zone.stop());
  const addresses = isOnly ? requestedPaths : [...new Set([...(await listedAddresses(zone.url)), ...requestedPaths])];
  console.log(
    `${addresses.length} pages; one load where it is well within the goals, else medians of ${loads}; ${loadAverageNow()}`,
  );
  console.log(
    `${"page".padEnd(24)}${categories.map((name) => name.padStart(16)).join("")}${metrics.map(({ name }) => name.padStart(10)).join("")}`,
  );
  for (const address of addresses) await checkPage(zone.url, address);
  console.log(loadAverageNow());
} finally {
  await cleanup.run();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function checkPage(baseUrl: string, address: string): Promise<void> {
  // The first visitor of a page waits for its render; a phone is judged by what all others get.
  const html = await (await fetch(baseUrl + address)).text();
  const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(html);
  const categoriesToCheck = categories.filter((category) => category !== "seo" || isIndexed);
  const reports: Report[] = [];
  do reports.push(await runLighthouse(tools, baseUrl + address, categoriesToCheck));
  while (reports.length < loads && !isWellWithin(reports, categoriesToCheck, address));

  const figures = figuresOf(reports, categoriesToCheck);
  const missed = categoriesToCheck.filter((category) => (figures.scores[category] ?? 0) < goalOf(category, address));
  passed += categoriesToCheck.length - missed.length;
  failed += missed.length;
  const cells = categories.map((category) => scoreCell(figures.scores[category], missed.includes(category)));
  const measured = metrics.map(({ name, goal, digits, unit }) => {
    const value = figures.metrics[name] ?? Number.NaN;
    return `${value > goal ? "! " : ""}${value.toFixed(digits)}${unit}`.padStart(10);
  });
  console.log(address.padEnd(24) + cells.join("") + measured.join(""));
  const middle = middleReport(reports);
  if (missed.length > 0 && middle) for (const issue of issuesOf(middle, categoriesToCheck)) console.log(`    ${issue}`);
}

function scoreCell(score: number | undefined, isMissed: boolean): string {
  return (score === undefined ? "noindex" : `${isMissed ? "✗ " : ""}${score}`).padStart(16);
}

/** Others at work on the machine make every page slower: a figure says little without this. */
function loadAverageNow(): string {
  const [minute = 0] = loadavg();
  const cores = availableParallelism();
  return `load ${minute.toFixed(1)} on ${cores} cores${minute > cores * 0.75 ? ": speeds are measured too low" : ""}`;
}
