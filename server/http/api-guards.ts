import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { answerHttpError } from "./error-response.ts";
import { HttpError, createRateLimitError } from "./http-error.ts";
import { requestInfo } from "./request-info.ts";
import { inertPolicy } from "./security-headers.ts";
import type { VisitorSession } from "./visitor-session.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** First of all: what every route finds in its context, and the headers that every answer carries. */
export function prepare(shared: Omit<ApiVariables, "info" | "visitorId" | "bodyBytes">): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set("info", requestInfo(c.env.incoming));
    c.set("platform", shared.platform);
    c.set("masterData", shared.masterData);
    c.set("limits", shared.limits);
    c.set("pictureDecoder", shared.pictureDecoder);
    c.set("voteQueue", shared.voteQueue);
    c.set("ending", shared.ending);
    c.set("sites", shared.sites);
    c.set("tables", shared.tables);
    c.set("visitorId", null);
    try {
      await next();
    } catch (thrown) {
      // Hono itself catches only what is an Error.
      c.res = answerHttpError(thrown, c);
    }
    if (c.res.headers.get("content-type") === "application/json")
      c.header("content-type", "application/json; charset=utf-8");
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
    c.header("content-security-policy", inertPolicy);
  };
}

/** Ends requests that no route would answer: E-METHOD where another method would do, else E-404. */
export function requireRoute(matchOf: (method: string, path: string) => boolean): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (matchedRoutes(c).some(({ method }) => method !== "ALL")) return next();
    const known = methods.filter((method) => matchOf(method, c.req.path));
    if (known.length === 0) throw new HttpError("E-404");
    throw new HttpError("E-METHOD", {
      headers: { allow: known.flatMap((m) => (m === "GET" ? [m, "HEAD"] : [m])).join(", ") },
    });
  };
}

/** Reads the visitor, counts the request against visitor and address, and renews a cookie that grows old. */
export function countRequest(session: VisitorSession): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const ticket = session.read(c);
    c.set("visitorId", ticket?.id ?? null);
    const requester = { address: c.var.info.address, visitorId: c.var.visitorId };
    const waitMs = await c.var.limits.take(isWrite(c.req.method) ? "write" : "read", requester);
    if (waitMs > 0) throw createRateLimitError(waitMs);
    await next();
    if (ticket?.isDue && !c.res.headers.has("set-cookie")) session.grant(c, ticket.id);
  };
}

/** Every write names its visitor by cookie and proves by header that one of our pages sent it. */
export function requireWriteAccess(session: VisitorSession): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (isWrite(c.req.method) && !session.canWrite(c, c.var.visitorId)) throw new HttpError("E-CSRF");
    await next();
  };
}

function isWrite(method: string): boolean {
  return method !== "GET" && method !== "HEAD";
}
