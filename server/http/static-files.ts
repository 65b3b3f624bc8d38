import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { engineFramePolicy, inertPolicy, serviceWorkerPolicy, workerPolicy } from "./security-headers.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const folders = ["build/client", "public", "build/static"];
const immutable = "public, max-age=31536000, immutable";
const engineFrame = "/engine/face-mesh/frame.html";
const revalidate = "public, max-age=0, must-revalidate";

/** Serves the build's files, the art and the master script. Fingerprinted ones never change; the rest revalidates. */
export function createStaticHandler(isDev: boolean): Handler {
  const chain = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => sirv(folder, { dev: isDev, etag: true, brotli: true, gzip: true, dotfiles: false, setHeaders }));
  return (request, response, next) => {
    const step = (i: number): void => {
      const serve = chain[i];
      if (serve) serve(request, response, () => step(i + 1));
      else next();
    };
    step(0);
  };
}

/** The master script as the content build wrote it, for the time before an asset host answered; null without a build. */
export function readBuiltMasterScript(): string | null {
  const file = "build/static/master/master-data.js";
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader(
    "cache-control",
    /^\/(build|assets\/v|engine\/[a-z-]+-[\da-f.]+)\//.test(pathname) ? immutable : revalidate,
  );
  // Safari plays a list of segments only under its own name, and nosniff holds every browser to what is said.
  if (pathname.endsWith(".m3u8")) response.setHeader("content-type", "application/vnd.apple.mpegurl");
  response.setHeader("content-security-policy", policyOf(pathname));
  if (pathname === engineFrame) response.setHeader("x-frame-options", "SAMEORIGIN");
}

function policyOf(pathname: string): string {
  // The service worker asks for what it keeps, and does nothing else.
  if (pathname === "/sw.js") return serviceWorkerPolicy(null);
  if (pathname === engineFrame) return engineFramePolicy;
  // Module workers get their own policy: the one place where WebAssembly may run.
  return /[.-]worker[.-][\w-]*\.?js$/.test(pathname) ? workerPolicy : inertPolicy;
}
