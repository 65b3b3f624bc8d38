import type { Command } from "@commander-js/extra-typings";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import type { Random } from "#server/platform/random.ts";

/** What a command works with. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  random: Random;
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
 * Makes an action of some work: it is given the arguments, the options and, with the hub opened for it, the context.
 * What it returns is told to the operator.
 */
export type Run = <Given extends unknown[]>(
  work: (...given: [...Given, CommandContext]) => CommandResult | Promise<CommandResult>,
) => (...given: [...Given, unknown]) => Promise<void>;

/** A command that was asked for in a way it cannot be done. The message is for the operator. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
