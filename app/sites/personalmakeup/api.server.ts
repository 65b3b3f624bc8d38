import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type Diary, diarySchema, keepRecipeSchema } from "#contracts/makeup-recipe.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { ApiFailure } from "#server/http/api-failure.ts";
import { route } from "#server/http/api-route.ts";
import { idempotentWrite } from "#server/http/idempotency.ts";
import { diaryOf, type DoneRecipe, dropRecipe, keepRecipe } from "#server/modules/recipes/diary.ts";
import { ownToolsOf } from "#server/modules/recipes/own-tools.ts";
import { myWishes } from "#server/modules/wishes/my-wishes.ts";
import { dropWork, recordWork } from "#server/modules/works/works.ts";
import { thingsSchema } from "./contract.ts";
import { makeRecipe } from "./rules/make-recipe.ts";
import { readRecipeCode, recipeCode } from "./rules/recipe-code.ts";
import { toolHexes } from "./rules/tool-hexes.ts";

/** The visitor's own things, and the diary of what was done with them. */
export const api = new Hono<ApiEnv>()
  .get(
    "/things",
    route({ summary: "What the visitor owns and made; empty without a cookie", answer: thingsSchema }),
    async (c) => {
      const { database, clock } = c.var.platform;
      const { products } = await master(c);
      const [{ wishes }, tools] = await Promise.all([
        myWishes(database, c.var.visitorId, clock.now()),
        ownToolsOf(database, c.var.visitorId),
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
    c.json(shown(await diaryOf(c.var.platform.database, c.var.visitorId))),
  )
  .post(
    "/recipes",
    route({
      summary: "Notes that a recipe was done tonight; the same again on one day is one night",
      body: keepRecipeSchema,
      answer: diarySchema,
      isIdempotent: true,
    }),
    async (c) => {
      const inputs = readRecipeCode(c.req.valid("json").code);
      if (!inputs) throw new ApiFailure("E-INPUT", { fields: ["code"] });
      const { title, time, steps } = makeRecipe(inputs, await master(c));
      const { database, random } = c.var.platform;
      return idempotentWrite(c, database, "recipe-keep", async ({ queries, visitorId, now }) => {
        const code = recipeCode(inputs);
        await keepRecipe(queries, visitorId, {
          ...{ id: random.uuid(), code, title, minutes: time.minutes, doneAt: now },
          steps: steps.map(({ part, product }) => ({ part, productId: product.id, hex: product.shade?.hex ?? null })),
        });
        await recordWork(queries, random.uuid(), visitorId, {
          ...{ site: "personalmakeup", title, path: pathOf(code), madeAt: now },
        });
        return { status: 200, body: shown(await diaryOf(queries, visitorId)) };
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
        const gone = await dropRecipe(queries, visitorId, id);
        if (gone && !gone.isElsewhere) await dropWork(queries, visitorId, pathOf(gone.code));
        return { status: 200, body: shown(await diaryOf(queries, visitorId)) };
      });
    },
  );

async function master(c: Context<ApiEnv>): Promise<MasterData> {
  const data = await c.var.masterData.read();
  if (!data) throw new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } });
  return data;
}

/** Where a recipe is opened again. */
const pathOf = (code: string): string => `/personalmakeup?r=${code}`;

const shown = (recipes: readonly DoneRecipe[]): Diary => ({
  entries: recipes.map(({ id, code, title, minutes, steps, doneAt }) => ({
    ...{ id, code, title, minutes },
    hexes: [...new Set(steps.flatMap(({ hex }) => hex ?? []))],
    doneAt: doneAt.toISOString(),
  })),
});
