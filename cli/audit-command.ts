import { jstText } from "#contracts/jst-calendar.ts";
import { listAuditEntries, verifyAudit } from "#server/modules/audit/audit-log.ts";
import { addVerb, type CommandContext, type CommandLine, type CommandResult, type Actions } from "./command.ts";

/** `audit …`: what operators did, and whether the log is whole. */
export function addAuditCommands(zone: CommandLine, { read }: Actions): void {
  const audit = zone.command("audit").description("what operators did");
  addVerb(audit, "list", "every deed, the newest first").action(read(list));
  addVerb(audit, "verify", "whether the log is whole").action(read(verify));
}

async function list({ database }: CommandContext): Promise<CommandResult> {
  const entries = await listAuditEntries(database);
  const lines = entries.map(
    ({ number, at, action, subject, detail }) =>
      `${number}  ${jstText(at)}  ${action}  ${subject}  ${JSON.stringify(detail)}`,
  );
  return { text: lines.join("\n") || "the log is empty", data: { entries } };
}

async function verify({ database }: CommandContext): Promise<CommandResult> {
  const { entries, brokenAt, head } = await verifyAudit(database);
  if (brokenAt !== null) throw new Error(`the log is broken at entry ${brokenAt}`);
  return {
    text: entries === 0 ? "the log is empty" : `${entries} entries, every seal fits; the last one is ${head}`,
    data: { entries, head },
  };
}
