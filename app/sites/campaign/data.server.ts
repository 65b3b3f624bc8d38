import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { campaignTag } from "#server/modules/draws/campaign-tag.ts";
import { beaconRound } from "#server/modules/draws/draw-terms.ts";
import { readLitDoors } from "#server/modules/draws/lit-doors.ts";
import type { PublishedCampaign } from "#server/modules/draws/read-campaigns.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { results } from "./rules/results.ts";
import { shownCampaign, shownCampaigns } from "./shown.server.ts";
import { standingNow } from "./standing.server.ts";

/** How soon a page without its numbers is tried again. */
const awayMs = 5_000;

/** All campaigns, or with `?c=` one of them. An id nobody has leads to the list. */
export async function loadCampaigns({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get("c");
  return whenThere(page, async () => {
    if (asked !== null) {
      const campaign = await shownCampaign(page.platform.database, asked);
      if (!campaign) throw redirect("/campaign");
      return { view: "one" as const, campaign: await whole(page, campaign) };
    }
    const campaigns = await Promise.all(
      (await shownCampaigns(page.platform.database)).map((campaign) => row(page, campaign)),
    );
    return { view: "list" as const, campaigns };
  });
}

/** A campaign for whoever opens a result's address: nothing on it is a result. */
export async function loadResult({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { campaignId = "", result = "" } = params;
  return whenThere(page, async () => {
    const campaign = await shownCampaign(page.platform.database, campaignId);
    if (!campaign) throw redirect("/campaign");
    if (!results.some((known) => known === result)) throw redirect(`/campaign?c=${campaignId}`);
    return { view: "one" as const, campaign: await row(page, campaign) };
  });
}

/** Without the database there are no numbers; the page says so and mends by itself. */
async function whenThere<Page>(page: PageContext, read: () => Promise<Page>): Promise<Page | { view: "away" }> {
  page.hints.tag(campaignTag);
  // An operator's `demo off` takes the demonstration away.
  page.hints.tag(rankingTag);
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    page.hints.validUntil(new Date(page.now.getTime() + awayMs));
    return { view: "away" };
  }
}

async function row({ platform, now, hints, host }: PageContext, campaign: PublishedCampaign) {
  const { content, opensAt, endsAt, isDemonstration, isStopped } = campaign;
  for (const turn of [opensAt, endsAt, nextJstMidnight(now)]) if (turn > now) hints.validUntil(turn);
  const { id, name, lead, story, draw, prizes, way, drawsAt } = content;
  return {
    ...{ id, name, lead, story, draw, isDemonstration, isStopped },
    /** On a pre-release host the numbers stay those of the moment that is shown. */
    isPreview: host.kind === "pre-release",
    way: way.type,
    opensAt: opensAt.toISOString(),
    endsAt: endsAt.toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    prizes: prizes.map(({ name: prize, note, count, hex }) => ({ name: prize, note, count, hex })),
    standing: await standingNow(platform.database, campaign, now),
  };
}

async function whole(page: PageContext, campaign: PublishedCampaign) {
  const { content, commitment, publishedAt, frozenAt, ticketsDigest, drawnAt } = campaign;
  const { way, legal, claimDays, opensAt, lastMomentAt, drawsAt } = content;
  const span = { fromMs: Date.parse(opensAt), toMs: Date.parse(lastMomentAt) };
  const lit = drawnAt === null ? [] : await readLitDoors(page.platform.database, content.id, span);
  return {
    ...(await row(page, campaign)),
    ...{ legal, claimDays, commitment },
    publishedAt: publishedAt.toISOString(),
    frozenAt: frozenAt?.toISOString() ?? null,
    ticketsDigest,
    drawnAt: drawnAt?.toISOString() ?? null,
    beaconRound: beaconRound(Date.parse(drawsAt)),
    stamps: way.type === "stamp" ? way.stamps : [],
    // Without the answers: they stay here.
    questions:
      way.type === "quiz" ? way.questions.map(({ question, choices, hint }) => ({ question, choices, hint })) : [],
    lit: lit.map(({ door, prizeId, dueAt, metAt }) => ({
      door,
      prize: content.prizes.find(({ id }) => id === prizeId)?.name ?? "",
      dueAt: dueAt?.toISOString() ?? null,
      metAt: metAt?.toISOString() ?? null,
    })),
  };
}

export type CampaignPage = Awaited<ReturnType<typeof loadCampaigns>>;
export type View<Name extends CampaignPage["view"]> = Extract<CampaignPage, { view: Name }>;
export type CampaignRow = View<"list">["campaigns"][number];
export type WholeCampaign = View<"one">["campaign"];
