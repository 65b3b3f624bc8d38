import assert from "node:assert/strict";
import type { Page, Request } from "@playwright/test";

/** What went over the line of a phone since the guard began. */
export interface UploadGuard {
  /** Every request that carried a body: what, where to, how large. */
  listSent(): string[];
  /** Fails when anything left the zone's own origin, or carried a picture or the points of a face. */
  verify(): void;
}

/** An event or a kept result is smaller; a picture or 478 points are not. */
const maxBodyBytes = 4_000;

/** Watches every request of a phone, also those of its workers and frames. */
export function guardUploads(page: Page, origin: string): UploadGuard {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  const bodyOf = (request: Request): Buffer => request.postDataBuffer() ?? Buffer.alloc(0);
  return {
    listSent: () =>
      requests
        .filter((request) => bodyOf(request).length > 0 || request.method() !== "GET")
        .map((request) => `${request.method()} ${request.url()} ${bodyOf(request).length}`),
    verify() {
      for (const request of requests) {
        const url = new URL(request.url());
        const isAllowed = url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
        assert.ok(isAllowed, `a request left the zone: ${request.url()}`);
        assert.ok(url.search.length < 400, `an address carries ${url.search.length} characters: ${request.url()}`);
        const body = bodyOf(request);
        assert.ok(body.length <= maxBodyBytes, `${request.url()} was sent ${body.length} bytes`);
        const text = body.toString("latin1");
        assert.ok(!/data:image|JFIF|PNG\r|ftyp|landmark/i.test(text), `${request.url()} was sent a picture`);
        assert.ok(!/(-?\d*\.\d{3,}[,\s]+){6}/.test(text), `${request.url()} was sent points: ${text.slice(0, 200)}`);
      }
    },
  };
}
