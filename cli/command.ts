import type { Command } from "@commander-js/extra-typings";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import type { BeaconSource } from "#server/modules/draws/beacon-relays.ts";
import type { Random } from "#server/platform/random.ts";
import type { BucketSettings } from "#server/platform/storage/bucket-client.ts";
import type { ObjectStore } from "#server/platform/storage/object-store.ts";

/** What a command works with. */
export interface CommandContext {
  database: Database;
  /** Its tables are those of an earlier version. */
  isBehind: boolean;
  /** Where that database is, for what needs a connection of its own. */
  databaseUrl: string;
  /** Where the settings say that photos and drawn pictures lie. */
  storage: ObjectStore;
  /** The folder of this machine, whatever the settings say. */
  diskStorage: ObjectStore;
  /** The host of the built files; null where there is none. */
  assetBaseUrl: string | null;
  /** The bucket of the settings; null where none is set. */
  bucket: BucketSettings | null;
  clock: Clock;
  random: Random;
  /** Where the public random numbers come from. */
  beacon: BeaconSource;
  /** The secrets of the hub, newest first: `SECRETS`, or those saved in `DATA_DIR`. Only for commands that decrypt. */
  secrets(): Promise<readonly [string, ...string[]]>;
  /** Ids of the sites that exist; null where the sources are not at hand and any well-formed id must do. */
  siteIds: readonly string[] | null;
  /** The folder of the sources. */
  root: string;
  /** Where editors write campaigns. */
  campaignFolder: string;
}

/** What a command has to say: to a person, and to a program (`--json`). */
export interface CommandResult {
  text: string;
  data: object;
  /** What was asked for is not so, and something must not follow: told as an error, exit code 1. What it wrote stays. */
  isRefused?: boolean;
}

/** The operator's command line. Each noun adds its verbs with their arguments and options; what is not declared is refused. */
export type CommandLine = Command<[], { json?: true }>;

/**
 * Makes an action of some work: the hub is opened for it, and it is given the context, the arguments and the options.
 * What it returns is told to the operator.
 */
type MakeAction = <Given extends unknown[]>(
  work: (context: CommandContext, ...given: Given) => CommandResult | Promise<CommandResult>,
) => (...given: Given) => Promise<void>;

/** Both ways to make an action. */
export interface Actions {
  /** Of work that changes nothing: the tables are left as they are, too. */
  read: MakeAction;
  /** Of work that changes something: the tables are brought up to date first, but not for `--dry-run`. */
  write: MakeAction;
}

/** Adds a verb to a noun, with what its help says of it. @param usage the verb and its arguments, "close <id>" */
export const addVerb = <Usage extends string>(noun: Command, usage: Usage, description: string) =>
  noun.command(usage).description(description);

/** A command that was asked for in a way it cannot be done. The message is for the operator. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
