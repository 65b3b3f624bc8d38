import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { campaignTag } from "#server/modules/draws/campaign-tag.ts";
import { beaconRound } from "#server/modules/draws/beacon.ts";
import { listGridPrizes } from "#server/modules/draws/grid-prizes.ts";
import type { PublishedCampaign } from "#server/modules/draws/published-campaigns.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { results } from "./rules/results.ts";
import { getVisibleCampaign, listVisibleCampaigns } from "./visible-campaigns.server.ts";
import { loadCampaignStatus } from "./campaign-status.server.ts";

/** How soon a page without its numbers is tried again. */
const retryMs = 5_000;

/** All campaigns, or with `?c=` one of them. An id nobody has leads to the list. */
export async function loadCampaigns({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const requestedId = new URL(request.url).searchParams.get("c");
  return withDatabaseFallback(page, async () => {
    if (requestedId !== null) {
      const campaign = await getVisibleCampaign(page.platform.database, requestedId);
      if (!campaign) throw redirect("/campaign");
      return { view: "one" as const, campaign: await toCampaignDetail(page, campaign) };
    }
    const campaigns = await Promise.all(
      (await listVisibleCampaigns(page.platform.database)).map((campaign) => toCampaignRow(page, campaign)),
    );
    return { view: "list" as const, campaigns };
  });
}

/** A campaign for whoever opens a result's address: nothing on it is a result. */
export async function loadResult({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { campaignId = "", result = "" } = params;
  return withDatabaseFallback(page, async () => {
    const campaign = await getVisibleCampaign(page.platform.database, campaignId);
    if (!campaign) throw redirect("/campaign");
    if (!results.some((knownResult) => knownResult === result)) throw redirect(`/campaign?c=${campaignId}`);
    return { view: "one" as const, campaign: await toCampaignRow(page, campaign) };
  });
}

/** Without the database there are no numbers; the page says so and mends by itself. */
async function withDatabaseFallback<Page>(
  page: PageContext,
  read: () => Promise<Page>,
): Promise<Page | { view: "away" }> {
  page.hints.tag(campaignTag);
  // An operator's `demo off` takes the demonstration away.
  page.hints.tag(rankingTag);
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    page.hints.validUntil(new Date(page.now.getTime() + retryMs));
    return { view: "away" };
  }
}

async function toCampaignRow({ platform, now, hints, host }: PageContext, campaign: PublishedCampaign) {
  const { content, opensAt, endsAt, publishedAt, isDemonstration, isStopped } = campaign;
  for (const turn of [opensAt, endsAt, nextJstMidnight(now)]) if (turn > now) hints.validUntil(turn);
  const { id, name, lead, story, draw, prizes, way: entryMode, drawsAt } = content;
  return {
    ...{ id, name, lead, story, draw, isDemonstration, isStopped },
    /** On a pre-release host the numbers stay those of the moment that is shown. */
    isPreview: host.kind === "pre-release",
    entryMode: entryMode.type,
    publishedAt: publishedAt.toISOString(),
    opensAt: opensAt.toISOString(),
    endsAt: endsAt.toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    prizes: prizes.map(({ name: prize, note, count, hex }) => ({ name: prize, note, count, hex })),
    status: await loadCampaignStatus(platform.database, campaign, now),
  };
}

async function toCampaignDetail(page: PageContext, campaign: PublishedCampaign) {
  const { content, commitment, frozenAt, ticketsDigest, drawnAt } = campaign;
  const { way: entryMode, legal, claimDays, opensAt, lastMomentAt, drawsAt } = content;
  const span = { fromMs: Date.parse(opensAt), toMs: Date.parse(lastMomentAt) };
  const openedEntries = drawnAt === null ? [] : await listGridPrizes(page.platform.database, content.id, span);
  return {
    ...(await toCampaignRow(page, campaign)),
    ...{ legal, claimDays, commitment },
    frozenAt: frozenAt?.toISOString() ?? null,
    ticketsDigest,
    drawnAt: drawnAt?.toISOString() ?? null,
    beaconRound: beaconRound(Date.parse(drawsAt)),
    stamps: entryMode.type === "stamp" ? entryMode.stamps : [],
    // Without the answers: they stay here.
    questions:
      entryMode.type === "quiz"
        ? entryMode.questions.map(({ question, choices, hint }) => ({ question, choices, hint }))
        : [],
    lit: openedEntries.map(({ entry, prizeId, dueAt, metAt }) => ({
      entry,
      prize: content.prizes.find(({ id }) => id === prizeId)?.name ?? "",
      dueAt: dueAt?.toISOString() ?? null,
      metAt: metAt?.toISOString() ?? null,
    })),
  };
}

export type CampaignPage = Awaited<ReturnType<typeof loadCampaigns>>;
export type View<Name extends CampaignPage["view"]> = Extract<CampaignPage, { view: Name }>;
export type CampaignRow = View<"list">["campaigns"][number];
export type CampaignDetail = View<"one">["campaign"];
