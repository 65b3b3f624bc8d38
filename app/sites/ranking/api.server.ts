import { Hono } from "hono";
import type { Product } from "#contracts/product.ts";
import type { ApiEnv, ApiVariables } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { getMyBlindPicks, recordBlindPick } from "#server/modules/ranking/blind-picks.ts";
import { dealSwatches } from "#server/modules/ranking/deal-swatches.ts";
import { dealSchema, pickedSchema, pickSchema } from "./contract.ts";

/** The choice by eye: the swatches that are dealt to a visitor this month, and what was chosen. */
export const api = new Hono<ApiEnv>()
  .post(
    "/deals",
    route({ summary: "The swatches a visitor chooses from this month; writes nothing", answer: dealSchema }),
    async (c) => {
      const { visitorId, platform } = c.var;
      if (visitorId === null) throw new HttpError("E-CSRF");
      const lips = await lipsOf(c.var);
      const deal = dealSwatches(visitorId, platform.clock.now(), [...lips.keys()]);
      const swatches = (ids: readonly string[]) =>
        ids.flatMap((id) => {
          const lip = lips.get(id);
          return lip?.shade ? [{ id, name: lip.names.ja, hex: lip.shade.hex }] : [];
        });
      return c.json({
        round: deal.round,
        isNamedFirst: deal.isNamedFirst,
        named: swatches(deal.namedOrder),
        nameless: swatches(deal.namelessOrder),
        picked: await getMyBlindPicks(platform.database, visitorId, deal.round),
      });
    },
  )
  .post(
    "/picks",
    route({
      summary: "Chooses one of the swatches that were dealt, with names or without; once each a month",
      body: pickSchema,
      answer: pickedSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { isNamed, productId } = c.req.valid("json");
      const lips = await lipsOf(c.var);
      const userAgent = c.req.header("user-agent");
      return idempotentWrite(c, c.var.platform.database, "ranking-pick", async ({ queries, visitorId, now }) => {
        const { offeredIds, round } = dealSwatches(visitorId, now, [...lips.keys()]);
        if (!offeredIds.includes(productId)) throw new HttpError("E-INPUT", { fields: ["productId"] });
        await recordBlindPick(queries, {
          visitorId,
          isNamed,
          source: "ranking",
          offeredIds,
          pickedIds: [productId],
          at: now,
          userAgent,
        });
        const saved = await getMyBlindPicks(queries, visitorId, round);
        // Whoever does not count (staff, machines) goes on all the same.
        const table = isNamed ? "named" : "nameless";
        return { status: 200, body: { ...saved, [table]: saved[table] ?? productId } };
      });
    },
  );

/** The twenty-four shades, by id. */
async function lipsOf({ masterData }: Pick<ApiVariables, "masterData">): Promise<Map<string, Product>> {
  const master = await masterData.read();
  if (master === null) throw new HttpError("E-BUSY");
  return new Map(master.products.filter(({ monsterId }) => monsterId !== undefined).map((lip) => [lip.id, lip]));
}
