import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type Diary, diarySchema, saveRecipeSchema } from "#contracts/makeup-recipe.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { listDiary, type DoneRecipe, deleteRecipe, saveRecipe } from "#server/modules/recipes/diary.ts";
import { listMyTools } from "#server/modules/recipes/my-tools.ts";
import { getMyWishes } from "#server/modules/wishes/my-wishes.ts";
import { deleteWork, recordWork } from "#server/modules/works/works.ts";
import { myItemsSchema } from "./contract.ts";
import { createRecipe } from "./rules/create-recipe.ts";
import { parseRecipeCode, formatRecipeCode } from "./rules/recipe-code.ts";
import { toolHexes } from "./rules/tool-hexes.ts";

/** The visitor's own things, and the diary of what was done with them. */
export const api = new Hono<ApiEnv>()
  .get(
    "/things",
    route({ summary: "What the visitor owns and made; empty without a cookie", answer: myItemsSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const { products } = await getMaster(c);
      const [{ wishes }, tools] = await Promise.all([
        getMyWishes(database, c.var.visitorId, clock.now()),
        listMyTools(database, c.var.visitorId),
      ]);
      const owned = wishes
        .filter(({ state }) => state === "owned")
        .flatMap(({ productId }) => products.filter(({ id, line }) => id === productId && line !== "tool"))
        .map(({ id, names, line, shade }) => ({ id, name: names.ja, line, hex: shade?.hex ?? null }));
      const hexOf = (wanted: string): string | null => products.find(({ id }) => id === wanted)?.shade?.hex ?? null;
      return c.json({ owned, tools: tools.map((tool) => ({ ...tool, hexes: toolHexes(tool.path, hexOf) })) });
    },
  )
  .get("/recipes", route({ summary: "The visitor's diary; empty without a cookie", answer: diarySchema }), async (c) =>
    c.json(createDiary(await listDiary(c.var.platform.database, c.var.visitorId))),
  )
  .post(
    "/recipes",
    route({
      summary: "Notes that a recipe was done tonight; the same again on one day is one night",
      body: saveRecipeSchema,
      answer: diarySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const inputs = parseRecipeCode(c.req.valid("json").code);
      if (!inputs) throw new HttpError("E-INPUT", { fields: ["code"] });
      const { title, time, steps } = createRecipe(inputs, await getMaster(c));
      const { database, random } = c.var.platform;
      return idempotentWrite(c, database, "recipe-keep", async ({ queries, visitorId, now }) => {
        const code = formatRecipeCode(inputs);
        await saveRecipe(queries, visitorId, {
          ...{ id: random.uuid(), code, title, minutes: time.minutes, doneAt: now },
          steps: steps.map(({ part, product }) => ({ part, productId: product.id, hex: product.shade?.hex ?? null })),
        });
        await recordWork(queries, random.uuid(), visitorId, {
          ...{ site: "personalmakeup", kind: "recipes", ref: code, title, path: pathOf(code), madeAt: now },
        });
        return { status: 200, body: createDiary(await listDiary(queries, visitorId)) };
      });
    },
  )
  .delete(
    "/recipes/:id",
    route({
      summary: "Takes one night out of the diary",
      params: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
      answer: diarySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return idempotentWrite(c, c.var.platform.database, "recipe-drop", async ({ queries, visitorId }) => {
        const deletedRecipe = await deleteRecipe(queries, visitorId, id);
        if (deletedRecipe && !deletedRecipe.isUsedByOthers)
          await deleteWork(queries, visitorId, pathOf(deletedRecipe.code));
        return { status: 200, body: createDiary(await listDiary(queries, visitorId)) };
      });
    },
  );

async function getMaster(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Where a recipe is opened again. */
const pathOf = (code: string): string => `/personalmakeup?r=${code}`;

const createDiary = (recipes: readonly DoneRecipe[]): Diary => ({
  entries: recipes.map(({ id, code, title, minutes, steps, doneAt }) => ({
    ...{ id, code, title, minutes },
    hexes: [...new Set(steps.flatMap(({ hex }) => hex ?? []))],
    doneAt: doneAt.toISOString(),
  })),
});
