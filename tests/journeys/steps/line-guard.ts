import assert from "node:assert/strict";
import type { Page, Request } from "@playwright/test";

/** What went over the line of a phone since the guard began. */
export interface LineGuard {
  /** Every request that carried a body: what, where to, how large. */
  sent(): string[];
  /** Fails when anything left the zone's own origin, or carried a picture or the points of a face. */
  holds(): void;
}

/** An event or a kept result is smaller; a picture or 478 points are not. */
const largestBody = 4_000;

/** Watches every request of a phone, also those of its workers and frames. */
export function guardLine(page: Page, origin: string): LineGuard {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  const bodyOf = (request: Request): Buffer => request.postDataBuffer() ?? Buffer.alloc(0);
  return {
    sent: () =>
      requests
        .filter((request) => bodyOf(request).length > 0 || request.method() !== "GET")
        .map((request) => `${request.method()} ${request.url()} ${bodyOf(request).length}`),
    holds() {
      for (const request of requests) {
        const url = new URL(request.url());
        const isOwn = url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
        assert.ok(isOwn, `a request left the zone: ${request.url()}`);
        assert.ok(url.search.length < 400, `an address carries ${url.search.length} characters: ${request.url()}`);
        const body = bodyOf(request);
        assert.ok(body.length <= largestBody, `${request.url()} was sent ${body.length} bytes`);
        const text = body.toString("latin1");
        assert.ok(!/data:image|JFIF|PNG\r|ftyp|landmark/i.test(text), `${request.url()} was sent a picture`);
        assert.ok(!/(-?\d*\.\d{3,}[,\s]+){6}/.test(text), `${request.url()} was sent points: ${text.slice(0, 200)}`);
      }
    },
  };
}
