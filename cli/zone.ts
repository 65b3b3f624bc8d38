// The operator's command line: npm run -s zone -- <noun> <verb> [--json]
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Clock, systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { describeStartError } from "#server/platform/start-error.ts";
import { auditCommand } from "./audit-command.ts";
import { createCampaignCommand } from "./campaign-command.ts";
import { type Command, type CommandResult, UsageError } from "./command.ts";
import { createContentCommand } from "./content-command.ts";
import { demoCommand } from "./demo-command.ts";
import { createDrawsCommand } from "./draws-command.ts";
import { helpOf } from "./help.ts";
import { broadcastCommand } from "./broadcast-command.ts";
import { mascaraCommand } from "./mascara-command.ts";
import { createModerateCommand } from "./moderate-command.ts";
import { statsCommand } from "./stats-command.ts";
import { openHub } from "./open-hub.ts";
import { paintingCommand } from "./painting-command.ts";
import { reviewCommand } from "./review-command.ts";
import { siteCommand } from "./site-command.ts";
import { visitorCommand } from "./visitor-command.ts";
import { votesCommand } from "./votes-command.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Every noun of the command line. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["sites", siteCommand],
  ["demo", demoCommand],
  ["visitors", visitorCommand],
  ["campaigns", createCampaignCommand({ folder: `${root}content/campaigns/`, random: systemRandom })],
  ["draws", createDrawsCommand({ random: systemRandom })],
  ["content", createContentCommand(root)],
  ["moderate", createModerateCommand()],
  ["votes", votesCommand],
  ["stats", statsCommand],
  ["paintings", paintingCommand],
  ["reviews", reviewCommand],
  ["broadcasts", broadcastCommand],
  ["mascaras", mascaraCommand],
  ["audit", auditCommand],
]);

/** Nouns that were said before; scripts of operators may still say them. */
export const nounAliases: ReadonlyMap<string, string> = new Map([
  ["site", "sites"],
  ["visitor", "visitors"],
  ["campaign", "campaigns"],
  ["numbers", "stats"],
  ["artworks", "paintings"],
  ["live", "broadcasts"],
]);

/** What a command is run with: the nouns, a clock, and a way to the database that is taken when it is needed. */
export interface CliContext {
  commands: ReadonlyMap<string, Command>;
  clock: Clock;
  open: typeof openHub;
}

/** Runs one command. @param words what stands after `zone --` @throws UsageError when it was asked for in a way it cannot be done */
export async function runCommand(
  words: readonly string[],
  { commands: known, clock, open }: CliContext,
): Promise<CommandResult & { isJson: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      json: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      until: { type: "string" },
      beacon: { type: "string" },
      number: { type: "string" },
      code: { type: "string" },
      reason: { type: "string" },
      file: { type: "string" },
      prize: { type: "string" },
      month: { type: "string" },
      csv: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [said = "", verb, id, ...rest] = positionals;
  const noun = nounAliases.get(said) ?? (said === "" ? undefined : said);
  if (values.help) return { text: helpOf(noun), data: { help: helpOf(noun) }, isJson: values.json };
  const command = known.get(noun ?? "");
  if (command === undefined || rest.length > 0) throw new UsageError(helpOf(noun));
  const hub = await open();
  try {
    const parts = { database: hub.database, clock, siteIds: listSiteIds(), secrets: hub.secrets };
    return { ...(await command(verb, id, { ...values, dryRun: values["dry-run"] }, parts)), isJson: values.json };
  } finally {
    await hub.close();
  }
}

// One folder is one mini-site. A deployment may carry the bundle only.
function listSiteIds(): string[] | null {
  const folder = `${root}app/sites/`;
  if (!existsSync(folder)) return null;
  return readdirSync(folder).filter((name) => existsSync(`${folder}${name}/site.ts`));
}

async function main(): Promise<void> {
  try {
    const context = { commands, clock: systemClock, open: openHub };
    const { text, data, isJson, isRefused = false } = await runCommand(process.argv.slice(2), context);
    // A program reads its answer in one place; a person sees at once that it is a no.
    if (isJson) console.log(JSON.stringify(data));
    else if (isRefused) console.error(text);
    else console.log(text);
    process.exitCode = isRefused ? 1 : 0;
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    console.error(isUsage ? (error as Error).message : describeStartError(error));
    process.exitCode = isUsage ? 2 : 1;
  }
}

// A test imports this file without running a command.
if (realpathSync(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) await main();
