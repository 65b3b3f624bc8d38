import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { excludeVisitor } from "#server/modules/ranking/withdraw.ts";
import { type CommandContext, type CommandResult, UsageError } from "./command.ts";

/** `visitors exclude <id>`: staff, or a machine that looked like a person; the ranking forgets what it did and counts it no more. */
export async function visitorCommand(
  verb: string | undefined,
  visitorId: string | undefined,
  options: { until?: string },
  { database, clock }: CommandContext,
): Promise<CommandResult> {
  if (options.until !== undefined) throw new UsageError("--until belongs to `sites close`");
  if (verb !== "exclude") throw new UsageError("visitors knows: exclude <id>");
  if (visitorId === undefined || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(visitorId))
    throw new UsageError("which visitor? Give the id, a UUID");
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
