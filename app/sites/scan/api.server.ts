import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  chooseTypeSchema,
  type FaceResult,
  faceResultsSchema,
  keepResultSchema,
  keptResultSchema,
  resultIdSchema,
} from "#contracts/face-result.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import {
  chooseFaceType,
  dropFaceResult,
  faceResultsOf,
  keepFaceResult,
} from "#server/modules/face-results/face-results.ts";
import { dropWork, recordWork } from "#server/modules/works/works.ts";
import { cardPath } from "./rules/card-path.ts";
import { codeAt } from "./rules/type-codes.ts";

const ofResult = { params: v.strictObject({ id: resultIdSchema }), isIdempotent: true } as const;

/** Results that visitors keep: a type and three coarse numbers, nothing that a face could be made of. */
export const api = new Hono<ApiEnv>()
  .get(
    "/results",
    route({ summary: "The visitor's own results; empty without a cookie", answer: faceResultsSchema }),
    async (c) => c.json({ results: await faceResultsOf(c.var.platform.database, c.var.visitorId) }),
  )
  .post(
    "/results",
    route({
      summary: "Keeps a result; the same one twice on one day is one result",
      body: keepResultSchema,
      answer: keptResultSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { faceTypes } = await master(c);
      return idempotentWrite(c, c.var.platform.database, "scan-keep", async (write) => {
        const { visitorId, now } = write;
        const kept = { visitorId, result: c.req.valid("json"), now };
        const result = await keepFaceResult(write.queries, c.var.platform.random, kept);
        await noteWork(c, write, result, faceTypes);
        return { status: 200, body: { result } };
      });
    },
  )
  .patch(
    "/results/:id",
    route({
      ...ofResult,
      summary: "Another choice for an own result",
      body: chooseTypeSchema,
      answer: keptResultSchema,
      errors: ["E-404"],
    }),
    async (c) => {
      const { faceTypes } = await master(c);
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "scan-choose", async (write) => {
        const { queries, visitorId } = write;
        const [before] = (await faceResultsOf(queries, visitorId)).filter((own) => own.id === id);
        const result = await chooseFaceType(queries, { visitorId, id, chosen: c.req.valid("json").chosen });
        if (!before || !result) throw new ApiFailure("E-404");
        await dropWork(queries, visitorId, pathOf(before));
        await noteWork(c, write, result, faceTypes);
        return { status: 200, body: { result } };
      });
    },
  )
  .delete(
    "/results/:id",
    route({ ...ofResult, summary: "Throws an own result away", answer: faceResultsSchema }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "scan-drop", async ({ queries, visitorId }) => {
        const result = await dropFaceResult(queries, { visitorId, id });
        if (result) await dropWork(queries, visitorId, pathOf(result));
        return { status: 200, body: { results: await faceResultsOf(queries, visitorId) } };
      });
    },
  );

const pathOf = ({ chosen, id }: FaceResult): string => cardPath(codeAt(chosen)!, id);

/** What the visitor made last stands on the floors. */
async function noteWork(
  c: Context<ApiEnv>,
  { queries, visitorId }: Write,
  result: FaceResult,
  types: MasterData["faceTypes"],
): Promise<void> {
  await recordWork(queries, c.var.platform.random.uuid(), visitorId, {
    site: "scan",
    title: types[result.chosen]!.kanji,
    path: pathOf(result),
    madeAt: new Date(result.madeAt),
  });
}

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
