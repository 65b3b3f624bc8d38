// The operator's door: npm run -s zone -- <noun> <verb> [--json]
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { tellWhy } from "#server/platform/start-failure.ts";
import { auditCommand } from "./audit-command.ts";
import { makeCampaignCommand } from "./campaign-command.ts";
import { type Command, type CommandResult, UsageError } from "./command.ts";
import { demoCommand } from "./demo-command.ts";
import { makeDrawsCommand } from "./draws-command.ts";
import { mascaraCommand } from "./mascara-command.ts";
import { openZone } from "./open-zone.ts";
import { paintingCommand } from "./painting-command.ts";
import { siteCommand } from "./site-command.ts";
import { visitorCommand } from "./visitor-command.ts";

const usage = `npm run -s zone -- site close <id> [--until YYYY-MM-DD]
npm run -s zone -- site open <id>
npm run -s zone -- site list
npm run -s zone -- demo on|off|status
npm run -s zone -- visitor exclude <id>
npm run -s zone -- campaign list|validate [id]|preview <id>|publish <id> [--dry-run]|close <id> [--dry-run]|export <id>
npm run -s zone -- draws freeze <id>|draw <id> --beacon <hex> [--dry-run]|proof <id>|move-up
npm run -s zone -- draws hand-over <id> --number <n> --code <code>
npm run -s zone -- artworks list [reported]|show <id>|draw <id>|approve <id>|refuse <id> --reason <word>|hide <id>
npm run -s zone -- mascaras list|clear <id>|refuse <id>
npm run -s zone -- audit list|verify
Each takes --json.`;

const commands = new Map<string, Command>([
  ["site", siteCommand],
  ["demo", demoCommand],
  ["visitor", visitorCommand],
  [
    "campaign",
    makeCampaignCommand({
      folder: fileURLToPath(new URL("../content/campaigns/", import.meta.url)),
      random: systemRandom,
    }),
  ],
  ["draws", makeDrawsCommand({ random: systemRandom })],
  ["artworks", paintingCommand],
  ["mascaras", mascaraCommand],
  ["audit", auditCommand],
]);

async function run(): Promise<CommandResult & { isJson: boolean }> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      until: { type: "string" },
      beacon: { type: "string" },
      number: { type: "string" },
      code: { type: "string" },
      reason: { type: "string" },
    },
    allowPositionals: true,
  });
  const [noun, verb, id, ...rest] = positionals;
  const command = commands.get(noun ?? "");
  if (command === undefined || rest.length > 0) throw new UsageError(usage);
  const zone = await openZone();
  try {
    const parts = { database: zone.database, clock: systemClock, siteIds: knownSites() };
    return { ...(await command(verb, id, { ...values, dryRun: values["dry-run"] }, parts)), isJson: values.json };
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
