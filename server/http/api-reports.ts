import { Hono } from "hono";
import * as v from "valibot";
import { readBytes } from "./api-body.ts";
import type { ApiEnv } from "./api-env.ts";

const reportSchema = v.object({
  "csp-report": v.object({
    "document-uri": v.optional(v.string(), ""),
    "effective-directive": v.optional(v.string(), ""),
    "violated-directive": v.optional(v.string(), ""),
    "blocked-uri": v.optional(v.string(), ""),
  }),
});

/**
 * Where browsers tell of a page that broke its own policy. They send neither our header nor always a cookie, so
 * this is the one address outside the rule for writes: it stores nothing and answers nothing but 204.
 */
export function reportsApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post("/csp", async (c) => {
    const report = v.safeParse(
      v.pipe(v.string(), v.parseJson(), reportSchema),
      new TextDecoder().decode(await readBytes(c)),
    );
    if (report.success) {
      const details = report.output["csp-report"];
      c.var.platform.logger.warn("page-policy-broken", {
        requestId: c.var.info.requestId,
        page: pathOf(details["document-uri"]),
        directive: (details["effective-directive"] || details["violated-directive"]).slice(0, 80),
        blocked: pathOf(details["blocked-uri"]),
      });
    }
    return c.body(null, 204);
  });
}

// Queries may carry codes of a visitor.
function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, "").slice(0, 200);
}
