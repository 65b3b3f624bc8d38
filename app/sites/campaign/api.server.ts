import { type Context, Hono } from "hono";
import * as v from "valibot";
import { proofSchema } from "#contracts/campaign-proof.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { hashNetwork } from "#server/http/hash-network.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import { getProof } from "#server/modules/draws/draw-campaign.ts";
import {
  EntriesClosedError,
  enterAfter,
  type DrawEntryResult,
  type DrawEntryRequest,
  enterInstant,
} from "#server/modules/draws/enter.ts";
import { campaignPhase, type PublishedCampaign } from "#server/modules/draws/published-campaigns.ts";
import { recordWork } from "#server/modules/works/works.ts";
import type { Queries } from "#server/platform/database.ts";
import { renderOpeningCalendar } from "./calendar.server.ts";
import { claimPrize } from "./claim.server.ts";
import {
  claimResultSchema,
  claimRequestSchema,
  entryTokenSchema,
  type EntryInput,
  type EntryResponse,
  entryResponseSchema,
  entryInputSchema,
  myParticipationSchema,
  campaignStatusSchema,
} from "./contract.ts";
import { createEntryTokens } from "./entry-token.server.ts";
import { hasStamps, getMyParticipation } from "./my-participation.server.ts";
import { wrongAnswers } from "./rules/quiz.ts";
import { getVisibleCampaign } from "./visible-campaigns.server.ts";
import { loadCampaignStatus } from "./campaign-status.server.ts";
import { renderVerifierFile, renderVerifierProgram } from "./verifier-file.server.ts";

const params = v.strictObject({ campaignId: v.pipe(v.string(), v.maxLength(32)) });

/** Numbers for everybody, results for their owners, entry tokens, entries and claims. All is decided by the server's clock. */
export const api = new Hono<ApiEnv>()
  .get(
    "/:campaignId/standing",
    route({
      summary: "What is left of a campaign, and how many doors were opened",
      params,
      answer: campaignStatusSchema,
    }),
    async (c) => {
      const { campaign, now } = await findCampaign(c);
      return c.json(await loadCampaignStatus(c.var.platform.database, campaign, now));
    },
  )
  .get(
    "/:campaignId/mine",
    route({ summary: "A visitor's own doors; a stranger has none", params, answer: myParticipationSchema }),
    async (c) => {
      const { campaign, now } = await findCampaign(c);
      const { visitorId, platform, masterData } = c.var;
      const isOpen = campaignPhase(campaign, now) === "open";
      const master = await masterData.read();
      return c.json(
        await getMyParticipation(platform.database, campaign, { visitorId, platform, master, now, isOpen }),
      );
    },
  )
  .post(
    "/:campaignId/keys",
    route({
      summary: "Hands out the key of a door; writes nothing",
      params,
      answer: entryTokenSchema,
      errors: ["E-CLOSED"],
    }),
    async (c) => {
      const { campaign, now } = await findOpenCampaign(c);
      if (c.var.visitorId === null) throw new HttpError("E-CSRF");
      return c.json({
        key: createEntryTokens(c.var.platform.secrets, campaign.content.id).issue(c.var.visitorId, now),
      });
    },
  )
  .post(
    "/:campaignId/entries",
    route({
      summary: "Opens a door: one a day, or one in all; the same key of the request gets the same answer",
      params,
      body: entryInputSchema,
      answer: entryResponseSchema,
      errors: ["E-CLOSED", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    (c) => {
      const enterRequest = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "campaign-enter", async (write) => {
        const { campaign } = await findOpenCampaign(c, write.queries);
        return { status: 200, body: await enterDraw(c, campaign, enterRequest, write) };
      });
    },
  )
  .post(
    "/:campaignId/claims",
    route({
      summary: "The winner asks for the prize; one that comes by post wants an address",
      params,
      body: claimRequestSchema,
      answer: claimResultSchema,
      errors: ["E-GONE", "E-CONFLICT"],
      isIdempotent: true,
      isSensitive: true,
    }),
    (c) => {
      const enterRequest = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "campaign-claim", async (write) => {
        const { campaign } = await findCampaign(c, write.queries);
        await claimPrize(campaign, enterRequest, write, c.var.platform);
        return { status: 200, body: { isOpen: true } };
      });
    },
  )
  .get(
    "/:campaignId/proof",
    route({ summary: "The proof of a draw, after it", params, answer: proofSchema, errors: ["E-404"] }),
    async (c) => {
      const { campaign } = await findCampaign(c);
      const proof = await getProof(c.var.platform.database, campaign.content.id);
      if (proof === null) throw new HttpError("E-404");
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
      const { campaign } = await findCampaign(c);
      const proof = await getProof(c.var.platform.database, campaign.content.id);
      if (proof === null) throw new HttpError("E-404");
      return c.body(renderVerifierFile(proof), 200, {
        "content-type": "text/html; charset=utf-8",
        "content-disposition": `attachment; filename="verify-draw-${campaign.content.id}.html"`,
      });
    },
  )
  .get(
    "/:campaignId/verify-draw.mjs",
    route({
      summary: "The program that draws a campaign again, as one file without packages",
      params,
      answer: v.string(),
      errors: ["E-404"],
    }),
    async (c) => {
      await findCampaign(c);
      return c.body(renderVerifierProgram(), 200, {
        "content-type": "text/javascript; charset=utf-8",
        "content-disposition": 'attachment; filename="verify-draw.mjs"',
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
      const { campaign, now } = await findCampaign(c);
      if (campaignPhase(campaign, now) !== "before") throw new HttpError("E-404");
      const { id, name, lead } = campaign.content;
      const url = new URL(`/campaign?c=${id}`, c.var.platform.settings.publicUrl).href;
      return c.body(renderOpeningCalendar({ id, name, lead, opensAt: campaign.opensAt, url }, now), 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="kate-zone-${id}.ics"`,
      });
    },
  );

/**
 * @param queries of the transaction inside of one: asking for a second connection while holding one, a crowd would wait for
 *   itself
 */
async function findCampaign(
  c: Context<ApiEnv>,
  queries: Queries = c.var.platform.database,
): Promise<{ campaign: PublishedCampaign; now: Date }> {
  const campaign = await getVisibleCampaign(queries, c.req.param("campaignId") ?? "");
  if (!campaign) throw new HttpError("E-404");
  return { campaign, now: c.var.platform.clock.now() };
}

async function findOpenCampaign(
  c: Context<ApiEnv>,
  queries?: Queries,
): Promise<{ campaign: PublishedCampaign; now: Date }> {
  const both = await findCampaign(c, queries);
  if (campaignPhase(both.campaign, both.now) !== "open") throw new HttpError("E-CLOSED");
  return both;
}

async function enterDraw(
  c: Context<ApiEnv>,
  campaign: PublishedCampaign,
  enterRequest: EntryInput,
  { queries, visitorId, now }: Write,
): Promise<EntryResponse> {
  const { content } = campaign;
  const { platform } = c.var;
  if (!createEntryTokens(platform.secrets, content.id).verify(enterRequest.key, visitorId, now))
    throw new HttpError("E-INPUT", { fields: ["key"] });
  if (enterRequest.age === "13-17" && !enterRequest.hasConsent)
    throw new HttpError("E-INPUT", { fields: ["hasConsent"] });
  const wrong = content.way.type === "quiz" ? wrongAnswers(content.way.questions, enterRequest.answers ?? []) : [];
  if (wrong.length > 0) return { kind: "wrong", questions: wrong };
  if (!(await hasStamps(queries, campaign, visitorId))) throw new HttpError("E-INPUT", { fields: ["stamps"] });

  const { random } = platform;
  const entryContext = {
    campaignId: content.id,
    visitorId,
    ids: { ticket: random.uuid(), entry: random.uuid(), win: random.uuid() },
    now,
    network: hashNetwork(platform.secrets, c.var.info.address, networkPurposeOf(campaign, now)),
  };
  const opened = await enterWithToken(queries, campaign, entryContext);
  if (opened.isNew) {
    const path = `/campaign/${content.id}/check`;
    await recordWork(queries, random.uuid(), visitorId, {
      ...{ site: "campaign", kind: "draws", ref: content.id },
      ...{ title: content.name, path, madeAt: now },
    });
  }
  const outcome = content.draw === "after" ? "entered" : opened.unit === null ? "lose" : "win";
  return { kind: opened.isNew ? "opened" : "already", outcome, at: opened.at.toISOString() };
}

/** Entries of an instant draw are judged by their day, those of a draw after the end together. */
const networkPurposeOf = ({ content: { id, draw } }: PublishedCampaign, now: Date): string =>
  draw === "instant" ? `draw network of ${id} on ${jstDay(now)}` : `draw network of ${id}`;

async function enterWithToken(
  queries: Write["queries"],
  { content, opensAt }: PublishedCampaign,
  entryContext: DrawEntryRequest,
): Promise<DrawEntryResult> {
  try {
    return content.draw === "instant"
      ? await enterInstant(queries, { ...entryContext, claimDays: content.claimDays })
      : await enterAfter(queries, { ...entryContext, firstDay: jstDay(opensAt) });
  } catch (error) {
    if (error instanceof EntriesClosedError) throw new HttpError("E-CLOSED");
    throw error;
  }
}
