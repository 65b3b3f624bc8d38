import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";

/** What a command works with. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  /** Ids of the sites that exist; null where the sources are not at hand and any well-formed id must do. */
  siteIds: readonly string[] | null;
  /** The secrets of the hub, newest first: `SECRETS`, or those saved in `DATA_DIR`. Only for commands that decrypt. */
  secrets?: () => Promise<readonly [string, ...string[]]>;
}

/** What may be said with `--…`; a command takes those that are its own. */
export interface CommandOptions {
  until?: string;
  /** Shows what would happen and writes nothing. */
  dryRun?: boolean;
  beacon?: string;
  number?: string;
  code?: string;
  /** Why something is given back: a word of a list. */
  reason?: string;
  /** A file to read: gift codes, one a line. */
  file?: string;
  /** Which prize of a campaign. */
  prize?: string;
  /** A month in Japan, "2026-11". */
  month?: string;
  /** A table for a spreadsheet in place of text. */
  csv?: boolean;
}

/** A noun of the operator's command line: verb, id, options. */
export type Command = (
  verb: string | undefined,
  id: string | undefined,
  options: CommandOptions,
  parts: CommandContext,
) => Promise<CommandResult>;

/** What a command has to say: to a person, and to a program (`--json`). */
export interface CommandResult {
  text: string;
  data: object;
  /** What was asked for is not so, and something must not follow: told as an error, exit code 1. What it wrote stays. */
  isRefused?: boolean;
}

/** A command that was asked for in a way it cannot be done. The message is for the operator. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
