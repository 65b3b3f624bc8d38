import { type Context, Hono } from "hono";
import * as v from "valibot";
import { proofSchema } from "#contracts/campaign-proof.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import { readProof } from "#server/modules/draws/draw-campaign.ts";
import { DoorShut, openAfter, type Opened, type Opening, openInstant } from "#server/modules/draws/enter.ts";
import { campaignPhase, type PublishedCampaign } from "#server/modules/draws/read-campaigns.ts";
import { recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { openingCalendar } from "./calendar.server.ts";
import { claimPrize } from "./claim.server.ts";
import {
  claimedSchema,
  claimSchema,
  doorKeySchema,
  type Enter,
  type Entered,
  enteredSchema,
  enterSchema,
  mineSchema,
  standingSchema,
} from "./contract.ts";
import { makeDoorKeys } from "./door-key.server.ts";
import { hasStamps, readMine } from "./mine.server.ts";
import { wrongAnswers } from "./rules/quiz.ts";
import { shownCampaign } from "./shown.server.ts";
import { standingNow } from "./standing.server.ts";
import { verifierFile } from "./verifier-file.server.ts";

const params = v.strictObject({ campaignId: v.pipe(v.string(), v.maxLength(32)) });

/** Numbers for everybody, results for their owners, keys, doors and claims. All is decided by the server's clock. */
export const api = new Hono<ApiEnv>()
  .get(
    "/:campaignId/standing",
    route({ summary: "What is left of a campaign, and how many doors were opened", params, answer: standingSchema }),
    async (c) => {
      const { campaign, now } = await found(c);
      return c.json(await standingNow(c.var.platform.database, campaign, now));
    },
  )
  .get(
    "/:campaignId/mine",
    route({ summary: "A visitor's own doors; a stranger has none", params, answer: mineSchema }),
    async (c) => {
      const { campaign, now } = await found(c);
      const { visitorId, platform, masterData } = c.var;
      const isOpen = campaignPhase(campaign, now) === "open";
      const master = await masterData.read();
      return c.json(await readMine(platform.database, campaign, { visitorId, platform, master, now, isOpen }));
    },
  )
  .post(
    "/:campaignId/keys",
    route({
      summary: "Hands out the key of a door; writes nothing",
      params,
      answer: doorKeySchema,
      errors: ["E-CLOSED"],
    }),
    async (c) => {
      const { campaign, now } = await foundOpen(c);
      if (c.var.visitorId === null) throw new ApiFailure("E-CSRF");
      return c.json({ key: makeDoorKeys(c.var.platform.secrets, campaign.content.id).hand(c.var.visitorId, now) });
    },
  )
  .post(
    "/:campaignId/entries",
    route({
      summary: "Opens a door: one a day, or one in all; the same key of the request gets the same answer",
      params,
      body: enterSchema,
      answer: enteredSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    (c) => {
      const wish = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "campaign-enter", async (write) => {
        const { campaign } = await foundOpen(c, write.queries);
        return { status: 200, body: await enter(c, campaign, wish, write) };
      });
    },
  )
  .post(
    "/:campaignId/claims",
    route({
      summary: "The winner asks for the prize; one that comes by post wants an address",
      params,
      body: claimSchema,
      answer: claimedSchema,
      errors: ["E-GONE", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    (c) => {
      const wish = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "campaign-claim", async (write) => {
        const { campaign } = await found(c, write.queries);
        await claimPrize(campaign, wish, write, c.var.platform);
        return { status: 200, body: { isOpen: true } };
      });
    },
  )
  .get(
    "/:campaignId/proof",
    route({ summary: "The proof of a draw, after it", params, answer: proofSchema, errors: ["E-404"] }),
    async (c) => {
      const { campaign } = await found(c);
      const proof = await readProof(c.var.platform.database, campaign.content.id);
      if (proof === null) throw new ApiFailure("E-404");
      return c.body(proof, 200, { "content-type": "application/json; charset=utf-8" });
    },
  )
  .get(
    "/:campaignId/verify-draw.html",
    route({
      summary: "The proof and its verifier as one file that needs no network",
      params,
      answer: v.string(),
      errors: ["E-404"],
    }),
    async (c) => {
      const { campaign } = await found(c);
      const proof = await readProof(c.var.platform.database, campaign.content.id);
      if (proof === null) throw new ApiFailure("E-404");
      return c.body(verifierFile(proof), 200, {
        "content-type": "text/html; charset=utf-8",
        "content-disposition": `attachment; filename="verify-draw-${campaign.content.id}.html"`,
      });
    },
  )
  .get(
    "/:campaignId/opening.ics",
    route({
      summary: "The opening of a campaign that is still to come, as a calendar file (RFC 5545)",
      params,
      answer: v.string(),
      errors: ["E-404"],
    }),
    async (c) => {
      const { campaign, now } = await found(c);
      if (campaignPhase(campaign, now) !== "before") throw new ApiFailure("E-404");
      const { id, name, lead } = campaign.content;
      const url = new URL(`/campaign?c=${id}`, c.var.platform.settings.publicUrl).href;
      return c.body(openingCalendar({ id, name, lead, opensAt: campaign.opensAt, url }, now), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="kate-zone-${id}.ics"`,
      });
    },
  );

/**
 * @param queries of the transaction inside of one: asking for a second connection while holding one, a crowd would wait for
 *   itself
 */
async function found(
  c: Context<ApiEnv>,
  queries: Pick<Queries, "query"> = c.var.platform.database,
): Promise<{ campaign: PublishedCampaign; now: Date }> {
  const campaign = await shownCampaign(queries, c.req.param("campaignId") ?? "");
  if (!campaign) throw new ApiFailure("E-404");
  return { campaign, now: c.var.platform.clock.now() };
}

async function foundOpen(
  c: Context<ApiEnv>,
  queries?: Pick<Queries, "query">,
): Promise<{ campaign: PublishedCampaign; now: Date }> {
  const both = await found(c, queries);
  if (campaignPhase(both.campaign, both.now) !== "open") throw new ApiFailure("E-CLOSED");
  return both;
}

async function enter(
  c: Context<ApiEnv>,
  campaign: PublishedCampaign,
  wish: Enter,
  { queries, visitorId, now }: Write,
): Promise<Entered> {
  const { content } = campaign;
  const { platform } = c.var;
  if (!makeDoorKeys(platform.secrets, content.id).fits(wish.key, visitorId, now))
    throw new ApiFailure("E-INPUT", { fields: ["key"] });
  if (wish.age === "13-17" && !wish.hasConsent) throw new ApiFailure("E-INPUT", { fields: ["hasConsent"] });
  const wrong = content.way.type === "quiz" ? wrongAnswers(content.way.questions, wish.answers ?? []) : [];
  if (wrong.length > 0) return { kind: "wrong", questions: wrong };
  if (!(await hasStamps(queries, campaign, visitorId))) throw new ApiFailure("E-INPUT", { fields: ["stamps"] });

  const { random } = platform;
  const opening = {
    campaignId: content.id,
    visitorId,
    ids: { ticket: random.uuid(), entry: random.uuid(), win: random.uuid() },
    now,
  };
  const opened = await open(queries, campaign, opening);
  if (opened.isNew) {
    const path = `/campaign/${content.id}/check`;
    await recordWork(queries, random.uuid(), visitorId, { site: "campaign", title: content.name, path, madeAt: now });
  }
  const outcome = content.draw === "after" ? "entered" : opened.unit === null ? "lose" : "win";
  return { kind: opened.isNew ? "opened" : "already", outcome, at: opened.at.toISOString() };
}

async function open(
  queries: Write["queries"],
  { content, opensAt }: PublishedCampaign,
  opening: Opening,
): Promise<Opened> {
  try {
    return content.draw === "instant"
      ? await openInstant(queries, { ...opening, claimDays: content.claimDays })
      : await openAfter(queries, { ...opening, firstDay: jstDay(opensAt) });
  } catch (error) {
    if (error instanceof DoorShut) throw new ApiFailure("E-CLOSED");
    throw error;
  }
}
