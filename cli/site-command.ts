import { isDay, jstDay } from "#contracts/jst-calendar.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { type Closure, isInForce, listClosures, setSiteSwitch } from "#server/modules/switches/site-switch.ts";
import { type CommandContext, type CommandLine, type CommandResult, type Run, UsageError } from "./command.ts";

/** `sites …`: the kill switch of each mini-site. */
export function addSiteCommands(zone: CommandLine, run: Run): void {
  const sites = zone.command("sites").alias("site").description("the kill switch of each mini-site");
  sites
    .command("close <id>")
    .description("take a site out of service")
    .option("--until <YYYY-MM-DD>", "the day in Japan on which it opens by itself")
    .action(run((id, { until }, context) => switchSite(id, true, until ?? null, context)));
  sites
    .command("open <id>")
    .description("put it back into service")
    .action(run((id, _, context) => switchSite(id, false, null, context)));
  sites
    .command("list")
    .description("which sites are closed")
    .action(run((_, context) => listClosed(context)));
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
  { database, clock, siteIds }: CommandContext,
): Promise<CommandResult> {
  requireSite(siteId, siteIds);
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
