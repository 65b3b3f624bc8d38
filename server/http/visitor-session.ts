import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Platform } from "../platform/platform.ts";
import type { ApiEnv } from "./api-env.ts";
import { makeSigner } from "./signature.ts";
import {
  newVisitorId,
  readVisitorCookie,
  visitorCookieName,
  visitorMaxAgeSeconds,
  type VisitorTicket,
  writeVisitorCookie,
} from "./visitor-cookie.ts";
import { isXsrfToken, makeXsrfToken, originCheck, xsrfCookieName, xsrfHeaderName } from "./xsrf.ts";

/** The anonymous session: two cookies, no row. */
export interface VisitorSession {
  /** The visitor of the request's cookie; null when there is none that holds. */
  read(c: Context<ApiEnv>): VisitorTicket | null;
  /** Writes both cookies on the answer: for the same visitor, or a new one. */
  grant(c: Context<ApiEnv>, visitorId: string | null): void;
  /** Takes both cookies back: the browser is a stranger again. */
  drop(c: Context<ApiEnv>): void;
  /** True when a write came from a page of ours that holds this visitor's token. */
  mayWrite(c: Context<ApiEnv>, visitorId: string | null): boolean;
}

/** The session as the platform's secrets, clock and chance make it. */
export function makeVisitorSession({ secrets, settings, clock, random }: Platform): VisitorSession {
  const visitorSigner = makeSigner(secrets, "visitor cookie");
  const xsrfSigner = makeSigner(secrets, "xsrf token");
  const isOurPage = originCheck(settings);

  return {
    read: (c) => readVisitorCookie(visitorSigner, getCookie(c, visitorCookieName(c.var.info.isSecure)), clock.now()),
    grant(c, visitorId) {
      const id = visitorId ?? newVisitorId(random);
      const { isSecure } = c.var.info;
      const common = { path: "/", sameSite: "Lax", secure: isSecure, maxAge: visitorMaxAgeSeconds } as const;
      const value = writeVisitorCookie(visitorSigner, id, clock.now());
      setCookie(c, visitorCookieName(isSecure), value, { ...common, httpOnly: true });
      setCookie(c, xsrfCookieName, makeXsrfToken(xsrfSigner, random, id), common);
    },
    drop(c) {
      const { isSecure } = c.var.info;
      deleteCookie(c, visitorCookieName(isSecure), { path: "/", secure: isSecure });
      deleteCookie(c, xsrfCookieName, { path: "/", secure: isSecure });
    },
    mayWrite(c, visitorId) {
      if (visitorId === null || !isXsrfToken(xsrfSigner, c.req.header(xsrfHeaderName), visitorId)) return false;
      return isOurPage({
        origin: c.req.header("origin"),
        secFetchSite: c.req.header("sec-fetch-site"),
        host: c.req.header("host"),
      });
    },
  };
}
