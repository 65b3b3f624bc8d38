import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Platform } from "../platform/platform.ts";
import type { ApiEnv } from "./api-env.ts";
import { createSigner } from "./signature.ts";
import {
  createVisitorId,
  parseVisitorCookie,
  visitorCookieName,
  visitorMaxAgeSeconds,
  type VisitorTicket,
  formatVisitorCookie,
} from "./visitor-cookie.ts";
import { isXsrfToken, createXsrfToken, createOriginCheck, xsrfCookieName, xsrfHeaderName } from "./xsrf.ts";

/** The anonymous session: two cookies, no row. */
export interface VisitorSession {
  /** The visitor of the request's cookie; null when there is none that holds. */
  read(c: Context<ApiEnv>): VisitorTicket | null;
  /** Writes both cookies on the answer: for the same visitor, or a new one. */
  grant(c: Context<ApiEnv>, visitorId: string | null): void;
  /** Takes both cookies back: the browser is a stranger again. */
  clear(c: Context<ApiEnv>): void;
  /** True when a write came from a page of ours that holds this visitor's token. */
  canWrite(c: Context<ApiEnv>, visitorId: string | null): boolean;
}

/** The session as the platform's secrets, clock and chance make it. */
export function createVisitorSession({ secrets, settings, clock, random }: Platform): VisitorSession {
  const visitorSigner = createSigner(secrets, "visitor cookie");
  const xsrfSigner = createSigner(secrets, "xsrf token");
  const isOurPage = createOriginCheck(settings);

  return {
    read: (c) => parseVisitorCookie(visitorSigner, getCookie(c, visitorCookieName(c.var.info.isSecure)), clock.now()),
    grant(c, visitorId) {
      const id = visitorId ?? createVisitorId(random);
      const { isSecure } = c.var.info;
      const common = { path: "/", sameSite: "Lax", secure: isSecure, maxAge: visitorMaxAgeSeconds } as const;
      const value = formatVisitorCookie(visitorSigner, id, clock.now());
      setCookie(c, visitorCookieName(isSecure), value, { ...common, httpOnly: true });
      setCookie(c, xsrfCookieName, createXsrfToken(xsrfSigner, random, id), common);
    },
    clear(c) {
      const { isSecure } = c.var.info;
      deleteCookie(c, visitorCookieName(isSecure), { path: "/", secure: isSecure });
      deleteCookie(c, xsrfCookieName, { path: "/", secure: isSecure });
    },
    canWrite(c, visitorId) {
      if (visitorId === null || !isXsrfToken(xsrfSigner, c.req.header(xsrfHeaderName), visitorId)) return false;
      return isOurPage({
        origin: c.req.header("origin"),
        secFetchSite: c.req.header("sec-fetch-site"),
        host: c.req.header("host"),
      });
    },
  };
}
