import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  chooseTypeSchema,
  type FaceResult,
  faceResultsSchema,
  saveResultSchema,
  savedResultSchema,
  resultIdSchema,
} from "#contracts/face-result.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite, type Write } from "#server/http/idempotency.ts";
import {
  chooseFaceType,
  deleteFaceResult,
  listFaceResults,
  saveFaceResult,
} from "#server/modules/face-results/face-results.ts";
import { deleteWork, recordWork } from "#server/modules/works/works.ts";
import { cardPath } from "./rules/card-path.ts";

const ofResult = { params: v.strictObject({ id: resultIdSchema }), isIdempotent: true } as const;

/** Results that visitors keep: a type and three coarse numbers, nothing that a face could be made of. */
export const api = new Hono<ApiEnv>()
  .get(
    "/results",
    route({ summary: "The visitor's own results; empty without a cookie", answer: faceResultsSchema }),
    async (c) => c.json({ results: await listFaceResults(c.var.platform.database, c.var.visitorId) }),
  )
  .post(
    "/results",
    route({
      summary: "Keeps a result; the same one twice on one day is one result",
      body: saveResultSchema,
      answer: savedResultSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { faceTypes } = await master(c);
      return idempotentWrite(c, c.var.platform.database, "scan-keep", async (write) => {
        const { visitorId, now } = write;
        const saved = { visitorId, result: c.req.valid("json"), now };
        const result = await saveFaceResult(write.queries, c.var.platform.random, saved);
        await recordCardWork(c, write, result, faceTypes);
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
      answer: savedResultSchema,
      errors: ["E-404"],
    }),
    async (c) => {
      const { faceTypes } = await master(c);
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "scan-choose", async (write) => {
        const { queries, visitorId } = write;
        const [before] = (await listFaceResults(queries, visitorId)).filter((own) => own.id === id);
        const result = await chooseFaceType(queries, { visitorId, id, chosen: c.req.valid("json").chosen });
        if (!before || !result) throw new HttpError("E-404");
        await deleteWork(queries, visitorId, pathOf(before));
        await recordCardWork(c, write, result, faceTypes);
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
        const result = await deleteFaceResult(queries, { visitorId, id });
        if (result) await deleteWork(queries, visitorId, pathOf(result));
        return { status: 200, body: { results: await listFaceResults(queries, visitorId) } };
      });
    },
  );

const pathOf = ({ chosen, id }: FaceResult): string => cardPath(elementAt(faceTypeCodes, chosen), id);

/** What the visitor made last is shown in the recent works of the zones. */
async function recordCardWork(
  c: Context<ApiEnv>,
  { queries, visitorId }: Write,
  result: FaceResult,
  types: MasterData["faceTypes"],
): Promise<void> {
  await recordWork(queries, c.var.platform.random.uuid(), visitorId, {
    ...{ site: "scan", kind: "face", ref: result.id },
    title: elementAt(types, result.chosen).kanji,
    path: pathOf(result),
    madeAt: new Date(result.madeAt),
  });
}

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}
