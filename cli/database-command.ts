import { listMigrations } from "#server/platform/migrate.ts";
import { addVerb, type Actions, type CommandContext, type CommandLine, type CommandResult } from "./command.ts";

/** `database …`: whether its tables are those of this version, and to make them so. */
export function addDatabaseCommands(zone: CommandLine, { read, write }: Actions): void {
  const database = zone.command("database").description("the tables of this version");
  addVerb(database, "status", "whether they are there").action(read(status));
  addVerb(database, "migrate", "make them so, before the processes of this version start").action(write(status));
}

/** A command that writes has brought them up to date before it comes to its own work. */
async function status({ isBehind }: CommandContext): Promise<CommandResult> {
  const migrations = (await listMigrations()).length;
  return {
    text: isBehind
      ? `the tables are those of an earlier version: this one has ${migrations} migrations`
      : `the tables are those of this version, after ${migrations} migrations`,
    data: { isBehind, migrations },
    isRefused: isBehind,
  };
}
