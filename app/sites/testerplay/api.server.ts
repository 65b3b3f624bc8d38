import { type Context, Hono } from "hono";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { getFavouriteShade, saveTesterResult } from "#server/modules/tester-results/tester-results.ts";
import { recordBlindPick } from "#server/modules/ranking/blind-picks.ts";
import { recordInterest } from "#server/modules/ranking/record-interest.ts";
import { recordWork } from "#server/modules/works/works.ts";
import { saveSchema, savedSchema } from "./contract.ts";
import { lipsOf, missionWords } from "./content.server.ts";
import { decodeTesterResult } from "./rules/tester-result-code.ts";
import { playPath } from "./rules/play-path.ts";

/** Rounds that visitors save. */
export const api = new Hono<ApiEnv>().post(
  "/footprints",
  route({
    summary: "Keeps a round: its strokes, its mission, the shades that were taken; tells what others took",
    body: saveSchema,
    answer: savedSchema,
    isIdempotent: true,
  }),
  async (c) => {
    const { code, place } = c.req.valid("json");
    const testerResult = decodeTesterResult(code);
    if (!testerResult) throw new HttpError("E-INPUT", { fields: ["code"] });
    const { lang, mission } = testerResult;
    const data = await master(c);
    const lips = lipsOf(data);
    const words = missionWords(data, lang, mission);
    const productIds = [...new Set(testerResult.strokes.flatMap(({ shade }) => lips[shade]?.id ?? []))];
    const { database, random } = c.var.platform;
    const userAgent = c.req.header("user-agent");
    return idempotentWrite(c, database, "footprint-keep", async ({ queries, visitorId, now }) => {
      await saveTesterResult(queries, { id: random.uuid(), visitorId, code, lang, mission, productIds, madeAt: now });
      await recordWork(queries, random.uuid(), visitorId, {
        ...{ site: "testerplay", kind: "footprints", ref: code },
        ...{ title: words.mission, path: `${playPath(lang)}?c=${code}`, madeAt: now },
      });
      for (const productId of productIds)
        await recordInterest(queries, { visitorId, productId, kind: "try", at: now, userAgent });
      // At home the shades were chosen by eye alone.
      if (place === "home")
        await recordBlindPick(queries, {
          ...{ visitorId, isNamed: false, source: "testerplay", at: now, userAgent },
          offeredIds: lips.map(({ id }) => id),
          pickedIds: productIds,
        });
      return { status: 200, body: { favourite: await getFavouriteShade(queries, { lang, mission }) } };
    });
  },
);

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
