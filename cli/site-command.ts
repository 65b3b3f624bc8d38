import { isDay, jstDay } from "#contracts/jst-calendar.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { type Closure, isInForce, listClosures, setSiteSwitch } from "#server/modules/switches/site-switch.ts";
import { type CommandContext, type CommandResult, UsageError } from "./command.ts";

/** `sites close <id> [--until YYYY-MM-DD]`, `sites open <id>`, `sites list`: the kill switch of each mini-site. */
export async function siteCommand(
  verb: string | undefined,
  siteId: string | undefined,
  options: { until?: string },
  parts: CommandContext,
): Promise<CommandResult> {
  if (verb !== "close" && options.until !== undefined) throw new UsageError("--until belongs to `sites close`");
  if (verb === "list") return listClosed(parts);
  if (verb !== "close" && verb !== "open")
    throw new UsageError("sites knows: close <id> [--until YYYY-MM-DD], open <id>, list");
  return switchSite(checkedId(siteId, parts.siteIds), verb === "close", options.until ?? null, parts);
}

async function listClosed({ database, clock }: CommandContext): Promise<CommandResult> {
  const today = jstDay(clock.now());
  const closed = (await listClosures(database)).filter((closure) => isInForce(closure, today));
  return { text: closed.map(sentence).join("\n") || "every site is open", data: { closed } };
}

async function switchSite(
  siteId: string,
  isClosed: boolean,
  until: string | null,
  { database, clock }: CommandContext,
): Promise<CommandResult> {
  const now = clock.now();
  const reopensOn = until === null ? null : checkedDay(until, jstDay(now));
  await database.transaction(async (queries) => {
    await setSiteSwitch(queries, { siteId, isClosed, reopensOn, now });
    const action = isClosed ? "site.close" : "site.open";
    await appendAudit(queries, { at: now, action, subject: siteId, detail: isClosed ? { reopensOn } : {} });
  });
  return {
    text: isClosed ? sentence({ siteId, reopensOn }) : `${siteId} is open`,
    data: { siteId, closed: isClosed, reopensOn },
  };
}

function sentence({ siteId, reopensOn }: Closure): string {
  return reopensOn === null
    ? `${siteId} is closed until you open it`
    : `${siteId} is closed and opens on ${reopensOn} (Japan)`;
}

function checkedId(siteId: string | undefined, siteIds: readonly string[] | null): string {
  if (siteId === undefined || !/^[a-z0-9-]{1,40}$/.test(siteId))
    throw new UsageError("which site? Give its id, as in `sites close lmv`");
  if (siteIds?.includes(siteId) === false)
    throw new UsageError(`there is no site ${siteId}; there are ${siteIds.join(", ")}`);
  return siteId;
}

function checkedDay(day: string, today: string): string {
  if (!isDay(day)) throw new UsageError(`--until ${day} is not a day. Example: --until 2026-12-24`);
  if (day <= today) throw new UsageError(`--until ${day} is not after today (${today} in Japan)`);
  return day;
}
