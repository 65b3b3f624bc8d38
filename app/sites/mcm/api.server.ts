import { Hono } from "hono";
import * as v from "valibot";
import { type MascaraRecipe, parseRecipe } from "#contracts/mascara-recipe.ts";
import {
  finishedMascaraSchema,
  finishMascaraSchema,
  galleryPageSchema,
  savedDraftSchema,
  likedMascarasSchema,
  likeMascaraSchema,
  mascaraCodeSchema,
  mascaraDraftSchema,
  mascaraLikesSchema,
  myMascaraSchema,
  myMascarasSchema,
  publishMascaraSchema,
  reportedMascaraSchema,
  reportMascaraSchema,
  qrSchema,
} from "#contracts/mascara.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { hashNetwork } from "#server/http/hash-network.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import {
  saveMascara,
  listMyMascaras,
  type MyMascaraRow,
  publishMascara,
} from "#server/modules/mascaras/save-mascara.ts";
import { deleteDraft, getDraft, saveDraft } from "#server/modules/mascaras/mascara-drafts.ts";
import { listLikedMascaras, setMascaraLike } from "#server/modules/mascaras/mascara-likes.ts";
import { reportMascara } from "#server/modules/mascaras/mascara-reports.ts";
import { getGalleryPage } from "#server/modules/mascaras/mascara-gallery.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { recordWork } from "#server/modules/works/works.ts";
import { galleryQuerySchema, orderOf } from "./gallery-query.server.ts";
import { makerPath } from "./rules/maker-path.ts";
import { withName } from "./named-mascara.server.ts";
import { isNameAllowed, nameOf, namesOf } from "./rules/names.ts";
import { conflictsOf } from "./rules/conflicts.ts";

const idParams = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

/** Of a mascara in the making its recipe, of one in the gallery its id. */
const qrQuerySchema = v.object({
  r: mascaraCodeSchema,
  w: v.optional(v.pipe(v.string(), v.uuid())),
  lang: v.optional(v.picklist(["ja", "en"]), "ja"),
});

/** The draft, the finished mascaras and the gallery. Everything is a code; never a picture, never a typed word. */
export const api = new Hono<ApiEnv>()
  .get("/draft", route({ summary: "What lies on the visitor's bench", answer: savedDraftSchema }), async (c) => {
    const draft = await getDraft(c.var.platform.database, c.var.visitorId);
    return c.json({ draft: draft && { ...draft, savedAt: draft.savedAt.toISOString() } });
  })
  .put(
    "/draft",
    route({
      summary: "Keeps what lies on the bench; of two tabs the last one counts",
      body: mascaraDraftSchema,
      answer: savedDraftSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { code, step } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "mascara-draft", async ({ queries, visitorId, now }) => {
        const draft = await saveDraft(queries, { visitorId, code, step, now });
        return { status: 200, body: { draft: { ...draft, savedAt: draft.savedAt.toISOString() } } };
      });
    },
  )
  .get(
    "/mine",
    route({
      summary: "The visitor's own mascaras, the newest first; empty without a cookie",
      answer: myMascarasSchema,
    }),
    async (c) => {
      const rows = await listMyMascaras(c.var.platform.database, c.var.visitorId);
      return c.json({ items: rows.flatMap((row) => readMyMascara(row) ?? []) });
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
      if (!isNameAllowed(recipe)) throw new HttpError("E-INPUT", { fields: ["code"] });
      const { random, database } = c.var.platform;
      return idempotentWrite(c, database, "mascara-finish", async ({ queries, visitorId, now }) => {
        const { row, isNew } = await saveMascara(queries, {
          ...{ id: random.uuid(), visitorId, code, parentId, isPublic, worry: recipe.worry, now },
          isExperiment: conflictsOf(recipe).length > 0,
        });
        const path = `/mcm?r=${code}`;
        await recordWork(queries, random.uuid(), visitorId, {
          ...{ site: "mcm", kind: "mascaras", ref: code, title: nameOf(recipe, "ja"), path, madeAt: now },
        });
        await deleteDraft(queries, visitorId);
        return { status: 200, body: { work: requireReadable(row), isNew } };
      });
    },
  )
  .patch(
    "/works/:id",
    route({
      summary: "Hangs an own mascara in the gallery or takes it down",
      params: idParams,
      body: publishMascaraSchema,
      answer: myMascaraSchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { isPublic } = c.req.valid("json");
      return idempotentWrite(c, c.var.platform.database, "mascara-publish", async ({ queries, visitorId }) => {
        const row = await publishMascara(queries, { id, visitorId, isPublic });
        if (!row) throw new HttpError("E-404");
        return { status: 200, body: requireReadable(row) };
      });
    },
  )
  .get(
    "/gallery",
    route({ summary: "A page of the wall", query: galleryQuerySchema, answer: galleryPageSchema }),
    async (c) => {
      const query = c.req.valid("query");
      const page = await getGalleryPage(c.var.platform.database, orderOf(query), query.after ?? null);
      return c.json({ ...page, items: page.items.flatMap(withName) });
    },
  )
  .get(
    "/qr",
    route({ summary: "The code that opens a mascara on a phone", query: qrQuerySchema, answer: qrSchema }),
    (c) => {
      const { r, w, lang } = c.req.valid("query");
      const path = w ? `/mcm/gallery?w=${w}&cid=kz_mcm_qr` : makerPath(lang, { code: r, cid: "kz_mcm_qr" });
      return c.json(createQrShape(new URL(path, c.var.platform.settings.publicUrl).href));
    },
  )
  .get("/likes", route({ summary: "What the visitor liked", answer: likedMascarasSchema }), async (c) =>
    c.json({ ids: await listLikedMascaras(c.var.platform.database, c.var.visitorId) }),
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
        if (!count) throw new HttpError("E-404");
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
        const network = hashNetwork(c.var.platform.secrets, c.var.info.address, `report network of ${id}`);
        if (!(await reportMascara(queries, { id, visitorId, reason, network, now }))) throw new HttpError("E-404");
        return { status: 200, body: { isTaken: true } };
      });
    },
  );

/** The contract has read the code before. */
function recipeOf(code: string): MascaraRecipe {
  const recipe = parseRecipe(code);
  if (typeof recipe === "string") throw new HttpError("E-INPUT", { fields: ["code"] });
  return recipe;
}

/** Null for one whose code no zone of today can read: it has no name to show. */
function readMyMascara(row: MyMascaraRow) {
  const recipe = parseRecipe(row.code);
  if (typeof recipe === "string") return null;
  return { ...row, name: namesOf(recipe), madeAt: row.madeAt.toISOString() };
}

/** One that was written just now. */
function requireReadable(row: MyMascaraRow) {
  const mascara = readMyMascara(row);
  if (!mascara) throw new Error(`the code of mascara ${row.id} is not readable`);
  return mascara;
}
