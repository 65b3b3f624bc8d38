import type { IncomingMessage, ServerResponse } from "node:http";
import type { ImageAnswer } from "../modules/share-images/share-images.ts";
import { answerError } from "./answers.ts";
import type { HostProfile } from "./hosts.ts";
import { requestInfo } from "./request-info.ts";
import { type ListedPage, robotsText, sitemapXml } from "./robots.ts";
import { securityText } from "./security-text.ts";

/** A share picture made on request: its address pattern and the site's way to draw it. */
export interface ShareRoute {
  pattern: RegExp;
  answer(match: RegExpMatchArray, request: IncomingMessage, response: ServerResponse): Promise<ImageAnswer>;
}

/** Answers the documents that are neither file nor page: robots.txt, sitemap.xml, security.txt and drawn share pictures. */
export function createDocumentHandler(parts: {
  publicUrl: string;
  now(): Date;
  pages: readonly ListedPage[];
  shareRoutes: readonly ShareRoute[];
  /** Whom to tell of a weakness; with nobody there is no security.txt. */
  securityContacts: readonly string[];
}): (pathname: string, host: HostProfile, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const sitemap = sitemapXml(parts.pages);
  const securityUrl = new URL("/.well-known/security.txt", parts.publicUrl).href;
  const sitemapUrl = new URL("/sitemap.xml", parts.publicUrl).href;
  return async (pathname, host, request, response) => {
    if (pathname === "/robots.txt")
      return send(response, "text/plain; charset=utf-8", robotsText(host, parts.now(), sitemapUrl));
    if (pathname === "/sitemap.xml") return send(response, "application/xml; charset=utf-8", sitemap);
    if (pathname === "/.well-known/security.txt" && parts.securityContacts.length > 0) {
      const contact = { contacts: parts.securityContacts, canonicalUrl: securityUrl };
      return send(response, "text/plain; charset=utf-8", securityText(contact, parts.now()));
    }
    for (const route of parts.shareRoutes) {
      const match = pathname.match(route.pattern);
      if (match) return answerImage(route, match, request, response);
    }
    return false;
  };
}

async function answerImage(
  route: ShareRoute,
  match: RegExpMatchArray,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const answer = await route.answer(match, request, response);
  if (typeof answer === "boolean") return answer;
  const code = answer.reason === "limit" ? "E-LIMIT" : "E-BUSY";
  answerError(response, code, requestInfo(request).requestId, { "retry-after": String(answer.retryAfterSeconds) });
  return true;
}

function send(response: ServerResponse, type: string, body: string): true {
  response.writeHead(200, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "public, max-age=3600",
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
  return true;
}
