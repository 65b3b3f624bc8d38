// The operator's door: npm run -s zone -- <noun> <verb> [--json]
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { systemClock } from "#server/platform/clock.ts";
import { tellWhy } from "#server/platform/start-failure.ts";
import { type CommandResult, UsageError } from "./command.ts";
import { demoCommand } from "./demo-command.ts";
import { openZone } from "./open-zone.ts";
import { siteCommand } from "./site-command.ts";
import { visitorCommand } from "./visitor-command.ts";

const usage = `npm run -s zone -- site close <id> [--until YYYY-MM-DD]
npm run -s zone -- site open <id>
npm run -s zone -- site list
npm run -s zone -- demo on|off|status
npm run -s zone -- visitor exclude <id>
Each takes --json.`;

const commands = new Map([
  ["site", siteCommand],
  ["demo", demoCommand],
  ["visitor", visitorCommand],
]);

async function run(): Promise<CommandResult & { isJson: boolean }> {
  const { values, positionals } = parseArgs({
    options: { json: { type: "boolean", default: false }, until: { type: "string" } },
    allowPositionals: true,
  });
  const [noun, verb, id, ...rest] = positionals;
  const command = commands.get(noun ?? "");
  if (command === undefined || rest.length > 0) throw new UsageError(usage);
  const zone = await openZone();
  try {
    const parts = { database: zone.database, clock: systemClock, siteIds: knownSites() };
    return { ...(await command(verb, id, { until: values.until }, parts)), isJson: values.json };
  } finally {
    await zone.close();
  }
}

// One folder is one mini-site. A deployment may carry the bundle only.
function knownSites(): string[] | null {
  const folder = fileURLToPath(new URL("../app/sites/", import.meta.url));
  if (!existsSync(folder)) return null;
  return readdirSync(folder).filter((name) => existsSync(`${folder}${name}/site.ts`));
}

try {
  const { text, data, isJson } = await run();
  console.log(isJson ? JSON.stringify(data) : text);
} catch (error) {
  const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  console.error(isUsage ? (error as Error).message : tellWhy(error));
  process.exitCode = isUsage ? 2 : 1;
}
