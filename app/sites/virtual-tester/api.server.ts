import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { getMyBlindPicks, recordBlindPick } from "#server/modules/ranking/blind-picks.ts";
import { dealSwatches } from "#server/modules/ranking/deal-swatches.ts";
import { recordInterest } from "#server/modules/ranking/record-interest.ts";
import { saveTryOn } from "#server/modules/try-ons/try-ons.ts";
import { monsterInfoOf } from "./monster.server.ts";
import { eyeCatalogueOf } from "./eye-catalogue.server.ts";
import { faceCatalogueOf } from "./face-catalogue.server.ts";
import { skinShadesOf } from "./skin-shades.server.ts";
import {
  blindDealSchema,
  blindPickedSchema,
  blindPickSchema,
  monsterInfoSchema,
  eyeCatalogueSchema,
  faceCatalogueSchema,
  savedTryOnSchema,
  skinShadesSchema,
  tryOnSchema,
} from "./contract.ts";

/** So many shades are worn without their names. */
const blindCount = 5;

/** Shades and who lives in them, kept try-ons, and the choice without names. Never a picture. */
export const api = new Hono<ApiEnv>()
  .get(
    "/shades/:id",
    route({
      summary: "What is told beside a shade that is worn",
      params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^(lip|tint)-\d{2}$/)) }),
      answer: monsterInfoSchema,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const data = await master(c);
      if (!data.products.some((product) => product.id === id)) throw new HttpError("E-404");
      return c.json(monsterInfoOf(data, id));
    },
  )
  .get("/eyes", route({ summary: "What may be worn on the eyes", answer: eyeCatalogueSchema }), async (c) =>
    c.json(eyeCatalogueOf(await master(c))),
  )
  .get(
    "/looks",
    route({ summary: "What a whole face may wear, and the looks of the house", answer: faceCatalogueSchema }),
    async (c) => c.json(faceCatalogueOf(await master(c))),
  )
  .get(
    "/skin-shades",
    route({
      summary: "Foundations a measured skin is compared with, and shades for its lips and lids",
      answer: skinShadesSchema,
    }),
    async (c) => c.json(skinShadesOf(await master(c))),
  )
  .post(
    "/try-ons",
    route({
      summary: "Keeps that a shade was worn; the picture stays on the phone",
      body: tryOnSchema,
      answer: savedTryOnSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { productId } = c.req.valid("json");
      const { products } = await master(c);
      if (!products.some(({ id }) => id === productId)) throw new HttpError("E-INPUT", { fields: ["productId"] });
      const id = c.var.platform.random.uuid();
      const userAgent = c.req.header("user-agent");
      return idempotentWrite(c, c.var.platform.database, "try-on", async ({ queries, visitorId, now }) => {
        await saveTryOn(queries, { id, visitorId, productId, now });
        await recordInterest(queries, { visitorId, productId, kind: "try", at: now, userAgent });
        return { status: 200, body: { id } };
      });
    },
  )
  .post(
    "/blind/deals",
    route({ summary: "Five shades to wear without their names; writes nothing", answer: blindDealSchema }),
    async (c) => {
      const { visitorId, platform } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const lips = lipsOf(await master(c));
      const { namelessOrder, round } = deal(visitorId, platform.clock.now(), [...lips.keys()]);
      const { nameless } = await getMyBlindPicks(platform.database, visitorId, round);
      return c.json({
        round,
        shades: namelessOrder.flatMap((id) => {
          const shade = lips.get(id)?.shade;
          return shade ? [{ id, hex: shade.hex, finish: shade.finish }] : [];
        }),
        pickedId: nameless !== null && namelessOrder.includes(nameless) ? nameless : null,
      });
    },
  )
  .post(
    "/blind/picks",
    route({
      summary: "Chooses one of the five by wearing them; the first choice of a month counts",
      body: blindPickSchema,
      answer: blindPickedSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { productId } = c.req.valid("json");
      const lips = lipsOf(await master(c));
      const userAgent = c.req.header("user-agent");
      return idempotentWrite(c, c.var.platform.database, "tester-blind", async ({ queries, visitorId, now }) => {
        const { offeredIds } = deal(visitorId, now, [...lips.keys()]);
        if (!offeredIds.includes(productId)) throw new HttpError("E-INPUT", { fields: ["productId"] });
        await recordBlindPick(queries, {
          visitorId,
          isNamed: false,
          source: "virtual-tester",
          offeredIds,
          pickedIds: [productId],
          at: now,
          userAgent,
        });
        return { status: 200, body: { pickedId: productId } };
      });
    },
  );

const deal = (visitorId: string, now: Date, ids: readonly string[]) =>
  dealSwatches(visitorId, now, ids, { count: blindCount, table: "try-on" });

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

const lipsOf = ({ products }: Pick<MasterData, "products">) =>
  new Map(products.filter(({ line }) => line === "lip").map((lip) => [lip.id, lip]));
