import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { acceptedCoding, encodeBody } from "./content-coding.ts";
import { matchesTag } from "./matches-tag.ts";
import { serviceWorkerPolicy } from "./security-headers.ts";
import type { Handler } from "./static-files.ts";

const file = "build/client/sw.js";

/**
 * Answers `/sw.js` with the asset host written before it: the worker then keeps files of that host too, and may fetch them.
 * @param assetBase without a slash at its end
 */
export function createWorkerScriptHandler(assetBase: string, next: Handler): Handler {
  if (!existsSync(file)) return next;
  const body = Buffer.from(`self.kateAssetBase=${JSON.stringify(assetBase)};\n${readFileSync(file, "utf8")}`);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const bodies = encodeBody(body, 9);
  const policy = serviceWorkerPolicy(new URL(assetBase).origin);
  return (request, response, pass) => {
    if (request.url?.split("?")[0] !== "/sw.js") return next(request, response, pass);
    const headers = {
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": policy,
      etag,
      vary: "accept-encoding",
    };
    if (matchesTag(request.headers["if-none-match"], etag)) return void response.writeHead(304, headers).end();
    void bodies.then((ready) => {
      const coding = acceptedCoding(request.headers["accept-encoding"]);
      response.writeHead(200, {
        ...headers,
        "content-type": "text/javascript; charset=utf-8",
        "content-length": ready[coding].length,
        ...(coding !== "identity" && { "content-encoding": coding }),
      });
      response.end(request.method === "HEAD" ? undefined : ready[coding]);
    });
  };
}
