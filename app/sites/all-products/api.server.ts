import { Hono } from "hono";
import * as v from "valibot";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { shadeStylesText } from "#app/kits/product/shade-styles.ts";
import { finishSchema } from "#contracts/monster.ts";
import { productLines, productStates } from "#contracts/product.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { route } from "#server/http/api-route.ts";
import { HttpError } from "#server/http/http-error.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { searchCatalogue } from "./text-search.server.ts";

const mostFound = 48;
/** As many shades as a page shows, and a sheet with its neighbours. */
const mostShades = 128;

const hexesSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{6}(-[0-9a-f]{6})*$/, "shades look like de5038-6e4560"),
  v.maxLength(7 * mostShades),
);

const foundSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      line: v.picklist(productLines),
      number: v.string(),
      name: v.string(),
      hex: v.nullable(v.string()),
      finish: v.nullable(finishSchema),
      priceYen: v.number(),
      state: v.picklist(productStates),
      picture: v.nullable(v.string()),
    }),
  ),
});

/** What the shelf asks the server for: products by words and codes, and the classes of shades the build does not know. */
export const api = new Hono<ApiEnv>()
  .get(
    "/search",
    route({
      summary: "Products by name, reading, JAN, article code, colour code or words of their description",
      query: v.object({ q: v.pipe(v.string(), v.maxLength(100)) }),
      answer: foundSchema,
      errors: ["E-BUSY"],
    }),
    async (c) => {
      const master = await c.var.masterData.read();
      if (!master) throw new HttpError("E-BUSY");
      const catalogue = catalogueOf(c.var.platform.settings, master);
      const ids = searchCatalogue(catalogue, master, c.req.valid("query").q).slice(0, mostFound);
      return c.json({ items: catalogue.pick(ids).map(productListItemOf) });
    },
  )
  .get(
    "/shades",
    route({
      summary: "The classes of shades, as a stylesheet",
      query: v.object({ h: hexesSchema }),
      answer: v.string(),
    }),
    (c) =>
      c.body(shadeStylesText(c.req.valid("query").h.split("-")), 200, {
        "content-type": "text/css; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      }),
  );
