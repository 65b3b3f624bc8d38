import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type HackBook, hackBookSchema, keepHacksSchema } from "#contracts/hack-book.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { dropHack, hackBookOf, keepHacks, type KeptHack } from "#server/modules/hacks/hack-book.ts";
import { dropWork, recordWork } from "#server/modules/works/works.ts";
import { hackKey } from "./rules/hack-key.ts";

const hackNumberText = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(96));

/** The visitor's book of hacks. */
export const api = new Hono<ApiEnv>()
  .get("/book", route({ summary: "The visitor's book; empty without a cookie", answer: hackBookSchema }), async (c) => {
    const { hacks } = await master(c);
    return c.json(bookOf(await hackBookOf(c.var.platform.database, c.var.visitorId), hacks));
  })
  .post(
    "/book",
    route({
      summary: "Puts hacks into the book; those that are there keep their date",
      body: keepHacksSchema,
      answer: hackBookSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { numbers } = c.req.valid("json");
      const { hacks } = await master(c);
      return idempotentWrite(c, c.var.platform.database, "hack-keep", async ({ queries, visitorId, now }) => {
        await keepHacks(queries, { visitorId, numbers, now });
        for (const hack of hacks.filter(({ number }) => numbers.includes(number)))
          await recordWork(queries, c.var.platform.random.uuid(), visitorId, {
            site: "hack",
            title: hack.title,
            path: pathOf(hack.number),
            madeAt: now,
          });
        return { status: 200, body: bookOf(await hackBookOf(queries, visitorId), hacks) };
      });
    },
  )
  .delete(
    "/book/:number",
    route({
      summary: "Takes one hack out of the book",
      params: v.strictObject({ number: hackNumberText }),
      answer: hackBookSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { number } = c.req.valid("param");
      const { hacks } = await master(c);
      return idempotentWrite(c, c.var.platform.database, "hack-drop", async ({ queries, visitorId }) => {
        await dropHack(queries, { visitorId, number });
        await dropWork(queries, visitorId, pathOf(number));
        return { status: 200, body: bookOf(await hackBookOf(queries, visitorId), hacks) };
      });
    },
  );

async function master(c: Context<ApiEnv>): Promise<Pick<MasterData, "hacks">> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Where a kept hack is opened again. */
const pathOf = (number: number): string => `/hack?r=${hackKey([number])}`;

/** What a visitor kept, as the book shows it. A hack that editors took away is passed over. */
function bookOf(kept: readonly KeptHack[], hacks: MasterData["hacks"]): HackBook {
  return {
    hacks: kept.flatMap(({ number, keptAt }) => {
      const hack = hacks.find((other) => other.number === number);
      if (!hack) return [];
      const { worry, title, rule, minutes, drawing } = hack;
      return [
        { number, worry, title, rule, minutes, hex: drawing.hex, key: hackKey([number]), keptAt: keptAt.toISOString() },
      ];
    }),
  };
}
