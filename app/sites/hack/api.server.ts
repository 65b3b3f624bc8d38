import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type SavedHacks, savedHacksSchema, saveHacksSchema } from "#contracts/saved-hacks.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { deleteHack, listSavedHacks, saveHacks, type SavedHack } from "#server/modules/hacks/saved-hacks.ts";
import { deleteWork, recordWork } from "#server/modules/works/works.ts";
import { formatHackKey } from "./rules/hack-key.ts";

const hackNumberText = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(96));

/** The visitor's book of hacks. */
export const api = new Hono<ApiEnv>()
  .get(
    "/book",
    route({ summary: "The visitor's book; empty without a cookie", answer: savedHacksSchema }),
    async (c) => {
      const { hacks } = await getMaster(c);
      return c.json(createSavedHacks(await listSavedHacks(c.var.platform.database, c.var.visitorId), hacks));
    },
  )
  .post(
    "/book",
    route({
      summary: "Puts hacks into the book; those that are there keep their date",
      body: saveHacksSchema,
      answer: savedHacksSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { numbers } = c.req.valid("json");
      const { hacks } = await getMaster(c);
      return idempotentWrite(c, c.var.platform.database, "hack-keep", async ({ queries, visitorId, now }) => {
        await saveHacks(queries, { visitorId, numbers, now });
        for (const hack of hacks.filter(({ number }) => numbers.includes(number)))
          await recordWork(queries, c.var.platform.random.uuid(), visitorId, {
            ...{ site: "hack", kind: "hacks", ref: String(hack.number) },
            title: hack.title,
            path: pathOf(hack.number),
            madeAt: now,
          });
        return { status: 200, body: createSavedHacks(await listSavedHacks(queries, visitorId), hacks) };
      });
    },
  )
  .delete(
    "/book/:number",
    route({
      summary: "Takes one hack out of the book",
      params: v.strictObject({ number: hackNumberText }),
      answer: savedHacksSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { number } = c.req.valid("param");
      const { hacks } = await getMaster(c);
      return idempotentWrite(c, c.var.platform.database, "hack-drop", async ({ queries, visitorId }) => {
        await deleteHack(queries, { visitorId, number });
        await deleteWork(queries, visitorId, pathOf(number));
        return { status: 200, body: createSavedHacks(await listSavedHacks(queries, visitorId), hacks) };
      });
    },
  );

async function getMaster(c: Context<ApiEnv>): Promise<Pick<MasterData, "hacks">> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Where a kept hack is opened again. */
const pathOf = (number: number): string => `/hack?r=${formatHackKey([number])}`;

/** What a visitor kept, as the book shows it. A hack that editors took away is passed over. */
function createSavedHacks(saved: readonly SavedHack[], hacks: MasterData["hacks"]): SavedHacks {
  return {
    hacks: saved.flatMap(({ number, keptAt }) => {
      const hack = hacks.find((other) => other.number === number);
      if (!hack) return [];
      const { worry, title, rule, minutes, drawing } = hack;
      return [
        {
          number,
          worry,
          title,
          rule,
          minutes,
          hex: drawing.hex,
          key: formatHackKey([number]),
          keptAt: keptAt.toISOString(),
        },
      ];
    }),
  };
}
