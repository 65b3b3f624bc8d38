import { Hono } from "hono";
import { missingItemsSchema } from "#contracts/missing-items.ts";
import { getMissingItems } from "../modules/visitor-data/missing-items.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { route } from "./api-route.ts";

/** `/api/visitor/gaps`: what the visitor has not met, earned or made yet. */
export function missingItemsApi(): Hono<ApiEnv> {
  const missingItems = {
    summary: "What the visitor does not have yet; without a cookie, everything",
    answer: missingItemsSchema,
  };
  return new Hono<ApiEnv>().get("/gaps", route(missingItems), async (c) => {
    const data = await c.var.masterData.read();
    if (!data) throw new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
    return c.json(await getMissingItems(c.var.platform.database, c.var.tables, c.var.visitorId, data));
  });
}
