import { jstDay } from "#contracts/jst-calendar.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { pickMascara, getMonthlyPick, unpickMascara } from "#server/modules/mascaras/monthly-pick.ts";
import type { DryRun } from "./arguments.ts";
import { type CommandContext, type CommandResult, UsageError } from "./command.ts";

interface PickOptions extends DryRun {
  month?: string;
}

/** `mascaras pick <id> [--month YYYY-MM]`: the one mascara of a month, at the head of the gallery. */
export async function pick(
  { database, clock }: CommandContext,
  id: string,
  { month: requestedMonth, dryRun }: PickOptions,
): Promise<CommandResult> {
  const now = clock.now();
  const month = requestedMonth ?? jstDay(now).slice(0, 7);
  if (dryRun) return { text: `would pick ${id} for ${month}`, data: { id, month, dryRun: true } };
  const isPicked = await database.transaction(async (queries) => {
    if (!(await pickMascara(queries, { id, month, now }))) return false;
    await appendAudit(queries, { at: now, action: "mascaras.pick", subject: id, detail: { month } });
    return true;
  });
  if (!isPicked) throw new UsageError(`no mascara of the wall has the id ${id}`);
  return { text: `${id} is the pick of ${month}, within seconds on every page`, data: { id, month } };
}

/** `mascaras unpick [--month YYYY-MM]`: the month has no pick any more. */
export async function unpick(
  { database, clock }: CommandContext,
  { month: requestedMonth, dryRun }: PickOptions,
): Promise<CommandResult> {
  const now = clock.now();
  const month = requestedMonth ?? jstDay(now).slice(0, 7);
  const picked = await getMonthlyPick(database, month);
  if (dryRun) return { text: `would take the pick of ${month} back`, data: { month, dryRun: true } };
  const isDone = await database.transaction(async (queries) => {
    if (!(await unpickMascara(queries, month))) return false;
    await appendAudit(queries, {
      ...{ at: now, action: "mascaras.unpick", subject: picked?.work.id ?? month, detail: { month } },
    });
    return true;
  });
  if (!isDone) throw new UsageError(`${month} has no pick`);
  return { text: `${month} has no pick any more`, data: { month } };
}
