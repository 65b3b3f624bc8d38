import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { excludeVisitor } from "#server/modules/ranking/withdraw.ts";
import { uuidArgument } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";

/** `visitors exclude <id>`: staff, or a machine that looked like a person; the ranking forgets what it did and counts it no more. */
export function addVisitorCommands(zone: CommandLine, { write }: Actions): void {
  const visitors = zone.command("visitors").alias("visitor").description("leaving one visitor out of the ranking");
  addVerb(visitors, "exclude", "forget what a visitor did, and count it no more")
    .addArgument(uuidArgument("<id>", "a UUID"))
    .action(write(exclude));
}

async function exclude({ database, clock }: CommandContext, visitorId: string): Promise<CommandResult> {
  const now = clock.now();
  const seen = await database.query({ text: "SELECT 1 FROM visitors WHERE id = $1", values: [visitorId] });
  if (seen.length === 0) throw new UsageError(`nobody has the id ${visitorId}`);
  await database.transaction(async (queries) => {
    await excludeVisitor(queries, { visitorId, now });
    await appendAudit(queries, { at: now, action: "visitor.exclude", subject: visitorId, detail: {} });
  });
  return {
    text: `${visitorId} is left out of the ranking, from the next hour on every page`,
    data: { visitorId, excluded: true },
  };
}
