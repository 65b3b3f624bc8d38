import { type Context, Hono } from "hono";
import type * as v from "valibot";
import { loginSchema } from "#contracts/visitor.ts";
import { getTransferTarget } from "../modules/visitor-data/access-keys.ts";
import type { ApiEnv } from "./api-env.ts";
import { requireWithinLimit, route } from "./api-route.ts";
import type { VisitorSession } from "./visitor-session.ts";

/**
 * The anonymous session opener at LOGIN_PATH. It keeps a visitor that is known, makes a new one otherwise, and
 * writes no row. Sessions are counted by address and not by visitor: whoever opens hundreds in a minute gathers visitors
 * for votes and draws.
 */
export function loginApi(session: VisitorSession): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const operation = {
    summary: "Opens the anonymous session: sets the visitor cookie and XSRF-TOKEN",
    answer: loginSchema,
  };
  return api.get("/", route(operation), async (c) => {
    await requireWithinLimit(c, "login");
    session.grant(c, await findCurrentVisitorId(c));
    return c.json({ ok: true } satisfies v.InferOutput<typeof loginSchema>);
  });
}

/** The visitor's own id, or that of the visitor theirs was merged into. Without the database: the one they came with. */
async function findCurrentVisitorId(c: Context<ApiEnv>): Promise<string | null> {
  const { visitorId, platform } = c.var;
  if (visitorId === null) return null;
  return (await getTransferTarget(platform.database, visitorId).catch(() => null)) ?? visitorId;
}
