// The operator's command line: npm run -s zone -- <noun> <verb> [--json]
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  Help,
  type OutputConfiguration,
} from "@commander-js/extra-typings";
import { quicknet } from "#server/modules/draws/beacon.ts";
import { type BeaconSource, createBeaconSource, publicRelays } from "#server/modules/draws/beacon-relays.ts";
import { type Clock, systemClock } from "#server/platform/clock.ts";
import { type Random, systemRandom } from "#server/platform/random.ts";
import { describeStartError } from "#server/platform/start-error.ts";
import { addAuditCommands } from "./audit-command.ts";
import { addBackupCommands } from "./backup-command.ts";
import { addBroadcastCommands } from "./broadcast-command.ts";
import { addCampaignCommands } from "./campaign-command.ts";
import { type Actions, type CommandLine, type CommandResult, UsageError } from "./command.ts";
import { addContentCommands } from "./content-command.ts";
import { addDatabaseCommands } from "./database-command.ts";
import { addDemoCommands } from "./demo-command.ts";
import { addDrawsCommands } from "./draws-command.ts";
import { addMascaraCommands } from "./mascara-command.ts";
import { addWordCommands } from "./word-command.ts";
import { addModerateCommands } from "./moderate-command.ts";
import { isUnknownToSchema, openHub } from "./open-hub.ts";
import { addPaintingCommands } from "./painting-command.ts";
import { addReviewCommands } from "./review-command.ts";
import { addSecretsCommands } from "./secrets-command.ts";
import { addSiteCommands } from "./site-command.ts";
import { addStatsCommands } from "./stats-command.ts";
import { addAssetCommands } from "./assets-command.ts";
import { addStorageCommands } from "./storage-command.ts";
import { addVisitorCommands } from "./visitor-command.ts";
import { addVotesCommands } from "./votes-command.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

const closing = `
Every command takes --json and --help. Times are Japan's. The words of before still do what they did: those after a |,
and site, visitor, campaign, numbers, artworks and live as nouns.
Exit code: 0 done, 1 it failed or the answer is a no, 2 it was asked for in a way it cannot be done.`;

const olderDatabase =
  "the database has the tables of an earlier version, and what only looks changes none: use the sources that run, or start the new version first";

/** What the command line stands on. */
export interface CommandLineOptions {
  clock: Clock;
  random: Random;
  /** A way to the database, taken once a command is known to be asked for rightly. */
  open: typeof openHub;
  /** The public relays of drand quicknet when not given. */
  beacon?: BeaconSource;
  /** Is given what a command has to say. */
  report(result: CommandResult, isJson: boolean): void;
  campaignFolder?: string;
  /** Where help and refusals go; the process's own output when not given. */
  output?: OutputConfiguration;
}

/** The operator's command line: `parseAsync` runs a command. It throws `UsageError` and `CommanderError` for what cannot be done. */
export function createCommandLine(options: CommandLineOptions): CommandLine {
  const { clock, random, open, report, campaignFolder = `${root}content/campaigns/`, output = {} } = options;
  const beacon = options.beacon ?? createBeaconSource(quicknet, publicRelays);
  const zone: CommandLine = new Command("npm run -s zone --")
    .option("--json", "the answer for a program")
    .showHelpAfterError()
    .exitOverride()
    .configureOutput(output)
    .configureHelp({ showGlobalOptions: true, visibleCommands: listVerbs, subcommandTerm: verbTerm })
    .addHelpText("after", closing);

  const act =
    (isWriting: boolean): Actions["read"] =>
    (work) =>
    async (...given) => {
      let result: CommandResult;
      const { close, ...hub } = await open({ mayMigrate: isWriting && !given.some(isDryRun) });
      const context = { ...hub, clock, random, beacon, siteIds: listSiteIds(), root, campaignFolder };
      try {
        result = await work(context, ...given);
      } catch (error) {
        throw hub.isBehind && isUnknownToSchema(error) ? new UsageError(olderDatabase) : error;
      } finally {
        await close();
      }
      report(result, zone.opts().json === true);
    };
  const actions: Actions = { read: act(false), write: act(true) };

  addSiteCommands(zone, actions);
  addContentCommands(zone, actions);
  addModerateCommands(zone, actions);
  addPaintingCommands(zone, actions);
  addReviewCommands(zone, actions);
  addBroadcastCommands(zone, actions);
  addMascaraCommands(zone, actions);
  addWordCommands(zone, actions);
  addCampaignCommands(zone, actions);
  addDrawsCommands(zone, actions);
  addVotesCommands(zone, actions);
  addStatsCommands(zone, actions);
  addDemoCommands(zone, actions);
  addVisitorCommands(zone, actions);
  addAuditCommands(zone, actions);
  addDatabaseCommands(zone, actions);
  addBackupCommands(zone, actions);
  addStorageCommands(zone, actions);
  addAssetCommands(zone, actions);
  addSecretsCommands(zone, actions);
  for (const noun of zone.commands)
    for (const verb of noun.commands) verb.helpGroup(`${noun.name()}: ${noun.description()}`);
  return zone;
}

const isDryRun = (given: unknown): boolean =>
  typeof given === "object" && given !== null && (given as { dryRun?: unknown }).dryRun === true;

/** Help tells all verbs of a noun, and without one those of all nouns. */
const listVerbs = ({ parent, commands }: CommandUnknownOpts): CommandUnknownOpts[] =>
  parent ? [...commands] : commands.flatMap((noun) => noun.commands);

const verbTerm = (verb: CommandUnknownOpts): string => `${verb.parent?.name()} ${new Help().subcommandTerm(verb)}`;

// One folder is one mini-site. A deployment may carry the bundle only.
function listSiteIds(): string[] | null {
  const folder = `${root}app/sites/`;
  if (!existsSync(folder)) return null;
  return readdirSync(folder).filter((name) => existsSync(`${folder}${name}/site.ts`));
}

function printResult({ text, data, isRefused = false }: CommandResult, isJson: boolean): void {
  // A program reads its answer in one place; a person sees at once that it is a no.
  if (isJson) console.log(JSON.stringify(data));
  else if (isRefused) console.error(text);
  else console.log(text);
  process.exitCode = isRefused ? 1 : 0;
}

async function main(): Promise<void> {
  const zone = createCommandLine({ clock: systemClock, random: systemRandom, open: openHub, report: printResult });
  try {
    await zone.parseAsync(process.argv.slice(2), { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      console.error(error instanceof UsageError ? error.message : describeStartError(error));
      process.exitCode = error instanceof UsageError ? 2 : 1;
    }
  }
}

// A test imports this file without running a command.
if (realpathSync(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) await main();
