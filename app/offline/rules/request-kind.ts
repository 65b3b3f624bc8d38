import { isPrivateAnswer } from "./private-answers.ts";

/** What a request asks for, of the things the worker answers; null is left to the browser, untouched. */
export type RequestKind = "document" | "data" | "file" | "own";

/** The facts of a request that decide. */
export interface RequestFacts {
  method: string;
  url: string;
  mode: string;
  destination: string;
  /** It asks for a piece of a file, as players do. */
  isPiece: boolean;
}

/** Addresses that are no page, whoever asks for them. */
const notPages = /^\/(api|assets|build|master|engine)(\/|$)|^\/(healthz|readyz)$|\.(?!data$)[a-z0-9]+$/i;

/** Fingerprinted: what lies there never changes. */
const immutable = /^\/(build|assets\/v)\//;

/**
 * Names the kind of a request. Only reads of this origin are answered, and of the API three that are the visitor's own.
 * @param assetBase where pages may take fingerprinted files from besides, without a slash at its end; "" for nowhere
 */
export function getRequestKind(
  { method, url, mode, destination, isPiece }: RequestFacts,
  origin: string,
  assetBase = "",
): RequestKind | null {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== "GET" || isPiece) return null;
  if (assetBase !== "" && url.startsWith(`${assetBase}/`))
    return immutable.test(url.slice(assetBase.length)) ? "file" : null;
  if (from !== origin) return null;
  if (immutable.test(pathname)) return "file";
  if (mode !== "navigate" && isPrivateAnswer(pathname, search)) return "own";
  if (notPages.test(pathname)) return null;
  // A frame is part of a page that was opened, not a page one opens.
  if (mode === "navigate") return destination === "document" ? "document" : null;
  // What a link fetches ahead of a tap (`same-origin`, see tools/vite/prefetch-links.ts) was not opened yet.
  return pathname.endsWith(".data") && mode === "cors" ? "data" : null;
}
