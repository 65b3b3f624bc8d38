import { Hono } from "hono";
import * as v from "valibot";
import { type MascaraRecipe, readRecipe } from "#contracts/mascara-recipe.ts";
import {
  finishedMascaraSchema,
  finishMascaraSchema,
  galleryPageSchema,
  keptDraftSchema,
  likedMascarasSchema,
  likeMascaraSchema,
  mascaraCodeSchema,
  mascaraDraftSchema,
  mascaraLikesSchema,
  ownMascaraSchema,
  ownMascarasSchema,
  publishMascaraSchema,
  reportedMascaraSchema,
  reportMascaraSchema,
  qrSchema,
} from "#contracts/mascara-works.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  keepMascara,
  readMascarasOf,
  type OwnMascaraRow,
  publishMascara,
} from "#server/modules/mascaras/keep-mascara.ts";
import { clearDraft, draftOf, keepDraft } from "#server/modules/mascaras/mascara-drafts.ts";
import { likedMascaras, setMascaraLike } from "#server/modules/mascaras/mascara-likes.ts";
import { reportMascara } from "#server/modules/mascaras/mascara-reports.ts";
import { wallPage } from "#server/modules/mascaras/mascara-wall.ts";
import { qrShape } from "#server/modules/qr/qr-shape.ts";
import { recordWork } from "#server/modules/works/works.ts";
import { galleryQuerySchema, orderOf } from "./gallery-query.server.ts";
import { makerPath } from "./rules/maker-path.ts";
import { namedWork } from "./named-work.server.ts";
import { isNameKind, nameOf, namesOf } from "./rules/names.ts";
import { quarrelsOf } from "./rules/quarrels.ts";

const idParams = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

/** Of what is in the making its recipe, of what hangs on the wall its id. */
const qrQuerySchema = v.object({
  r: mascaraCodeSchema,
  w: v.optional(v.pipe(v.string(), v.uuid())),
  lang: v.optional(v.picklist(["ja", "en"]), "ja"),
});

/** The bench, the finished works and the wall. Everything is a code; never a picture, never a typed word. */
export const api = new Hono<ApiEnv>()
  .get("/draft", route({ summary: "What lies on the visitor's bench", answer: keptDraftSchema }), async (c) => {
    const draft = await draftOf(c.var.platform.database, c.var.visitorId);
    return c.json({ draft: draft && { ...draft, savedAt: draft.savedAt.toISOString() } });
  })
  .put(
    "/draft",
    route({
      summary: "Keeps what lies on the bench; of two tabs the last one counts",
      body: mascaraDraftSchema,
      answer: keptDraftSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { code, step } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "mascara-draft", async ({ queries, visitorId, now }) => {
        const draft = await keepDraft(queries, { visitorId, code, step, now });
        return { status: 200, body: { draft: { ...draft, savedAt: draft.savedAt.toISOString() } } };
      });
    },
  )
  .get(
    "/mine",
    route({
      summary: "The visitor's own mascaras, the newest first; empty without a cookie",
      answer: ownMascarasSchema,
    }),
    async (c) => {
      const rows = await readMascarasOf(c.var.platform.database, c.var.visitorId);
      return c.json({ items: rows.flatMap(ownMascara) });
    },
  )
  .post(
    "/works",
    route({
      summary: "Finishes a mascara and writes its certificate; the same recipe again is the same work",
      body: finishMascaraSchema,
      answer: finishedMascaraSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { code, isPublic, parentId } = c.req.valid("json");
      const recipe = recipeOf(code);
      if (!isNameKind(recipe)) throw new ApiFailure("E-INPUT", { fields: ["code"] });
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "mascara-finish", async ({ queries, visitorId, now }) => {
        const { row, isNew } = await keepMascara(queries, {
          ...{ id: random.uuid(), visitorId, code, parentId, isPublic, worry: recipe.worry, now },
          isExperiment: quarrelsOf(recipe).length > 0,
        });
        const path = `/mcm?r=${code}`;
        await recordWork(queries, random.uuid(), visitorId, {
          ...{ site: "mcm", title: nameOf(recipe, "ja"), path, madeAt: now },
        });
        await clearDraft(queries, visitorId);
        return { status: 200, body: { work: ownMascara(row)[0]!, isNew } };
      });
    },
  )
  .patch(
    "/works/:id",
    route({
      summary: "Hangs an own mascara in the gallery or takes it down",
      params: idParams,
      body: publishMascaraSchema,
      answer: ownMascaraSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { isPublic } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "mascara-publish", async ({ queries, visitorId }) => {
        const row = await publishMascara(queries, { id, visitorId, isPublic });
        if (!row) throw new ApiFailure("E-404");
        return { status: 200, body: ownMascara(row)[0]! };
      });
    },
  )
  .get(
    "/gallery",
    route({ summary: "A page of the wall", query: galleryQuerySchema, answer: galleryPageSchema }),
    async (c) => {
      const query = c.req.valid("query");
      const page = await wallPage(c.var.platform.database, orderOf(query), query.after ?? null);
      return c.json({ ...page, items: page.items.flatMap(namedWork) });
    },
  )
  .get(
    "/qr",
    route({ summary: "The code that opens a mascara on a phone", query: qrQuerySchema, answer: qrSchema }),
    (c) => {
      const { r, w, lang } = c.req.valid("query");
      const path = w ? `/mcm/gallery?w=${w}&cid=kz_mcm_qr` : makerPath(lang, { code: r, cid: "kz_mcm_qr" });
      return c.json(qrShape(new URL(path, c.var.platform.settings.publicUrl).href));
    },
  )
  .get("/likes", route({ summary: "What the visitor liked", answer: likedMascarasSchema }), async (c) =>
    c.json({ ids: await likedMascaras(c.var.platform.database, c.var.visitorId) }),
  )
  .put(
    "/works/:id/like",
    route({
      summary: "Likes a mascara of the wall, or takes it back; twice counts once",
      params: idParams,
      body: likeMascaraSchema,
      answer: mascaraLikesSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { isLiked } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "mascara-like", async ({ queries, visitorId, now }) => {
        const count = await setMascaraLike(queries, { id, visitorId, isLiked, now });
        if (!count) throw new ApiFailure("E-404");
        return { status: 200, body: count };
      });
    },
  )
  .post(
    "/works/:id/reports",
    route({
      summary: "Reports a mascara; one reported by several is hidden until it was looked at",
      params: idParams,
      body: reportMascaraSchema,
      answer: reportedMascaraSchema,
      isIdempotent: true,
      isSensitive: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "mascara-report", async ({ queries, visitorId, now }) => {
        if (!(await reportMascara(queries, { id, visitorId, reason, now }))) throw new ApiFailure("E-404");
        return { status: 200, body: { isTaken: true } };
      });
    },
  );

/** The contract has read the code before. */
function recipeOf(code: string): MascaraRecipe {
  const recipe = readRecipe(code);
  if (typeof recipe === "string") throw new ApiFailure("E-INPUT", { fields: ["code"] });
  return recipe;
}

/** One whose code no zone of today can read has no name to show: it is left out. */
function ownMascara(row: OwnMascaraRow) {
  const recipe = readRecipe(row.code);
  if (typeof recipe === "string") return [];
  return [{ ...row, name: namesOf(recipe), madeAt: row.madeAt.toISOString() }];
}
