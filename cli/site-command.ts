import { isDay, jstDay } from "#contracts/jst-calendar.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { type Closure, isInForce, listClosures, setSiteSwitch } from "#server/modules/switches/site-switch.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";

/** `sites …`: the kill switch of each mini-site. */
export function addSiteCommands(zone: CommandLine, { read, write }: Actions): void {
  const sites = zone.command("sites").alias("site").description("the kill switch of each mini-site");
  addVerb(sites, "close <id>", "take a site out of service")
    .option("--until <YYYY-MM-DD>", "the day in Japan on which it opens by itself")
    .action(write((context, id, { until }) => switchSite(context, id, true, until)));
  addVerb(sites, "open <id>", "put it back into service").action(
    write((context, id) => switchSite(context, id, false)),
  );
  addVerb(sites, "list", "which sites are closed").action(read(listClosed));
}

async function listClosed({ database, clock }: CommandContext): Promise<CommandResult> {
  const today = jstDay(clock.now());
  const closed = (await listClosures(database)).filter((closure) => isInForce(closure, today));
  return { text: closed.map(sentence).join("\n") || "every site is open", data: { closed } };
}

async function switchSite(
  { database, clock, siteIds }: CommandContext,
  siteId: string,
  isClosed: boolean,
  until?: string,
): Promise<CommandResult> {
  requireSite(siteId, siteIds);
  const now = clock.now();
  const reopensOn = until === undefined ? null : checkedDay(until, jstDay(now));
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

function requireSite(siteId: string, siteIds: readonly string[] | null): void {
  if (!/^[a-z0-9-]{1,40}$/.test(siteId)) throw new UsageError("which site? Give its id, as in `sites close lmv`");
  if (siteIds?.includes(siteId) === false)
    throw new UsageError(`there is no site ${siteId}; there are ${siteIds.join(", ")}`);
}

function checkedDay(day: string, today: string): string {
  if (!isDay(day)) throw new UsageError(`--until ${day} is not a day. Example: --until 2026-12-24`);
  if (day <= today) throw new UsageError(`--until ${day} is not after today (${today} in Japan)`);
  return day;
}
