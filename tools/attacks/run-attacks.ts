// Tries what an attacker would on a built zone of this machine, and says what became of it. Nothing else is ever asked.
//   npm run test:attacks [-- --only photos] [--short]
import { globSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import type { Attack, Verdict } from "./attack.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, short: { type: "boolean", default: false } } });
const files = globSync("*.attack.ts", { cwd: import.meta.dirname }).toSorted();
const attacks = await Promise.all(
  files.map(async (file) => ((await import(join(import.meta.dirname, file))) as { attack: Attack }).attack),
);
const chosen = attacks.filter(
  ({ name, isTimed }) => (values.only === undefined || values.only === name) && !(values.short && isTimed),
);
if (chosen.length === 0) {
  console.error(`there is no attack ${values.only}; there are ${attacks.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const cleanup = createCleanup();
let [passed, failed] = [0, 0];
try {
  const postgres = await startTestPostgres();
  cleanup.push(() => postgres.stop());
  for (const attack of chosen) {
    const { url } = await postgres.createDatabase();
    const hub = await startHub(url, { LIMITS_FACTOR: "1", TRUSTED_PROXIES: "loopback", ...attack.env });
    const verdicts = await attack.run({ origin: hub.localUrl, hub, isShort: values.short }).finally(() => hub.stop());
    console.log(`\n${attack.name}`);
    for (const verdict of verdicts) console.log(lineOf(verdict));
    for (const line of hub.takeErrors().slice(0, 5)) console.log(`    ${line.slice(0, 300)}`);
    passed += verdicts.filter(({ isMet }) => isMet).length;
    failed += verdicts.filter(({ isMet }) => !isMet).length;
  }
} finally {
  await cleanup.run();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function lineOf({ what, value, goal, isMet }: Verdict): string {
  return `  ${isMet ? "✓" : "✗"} ${what}: ${value} (goal ${goal})`;
}
