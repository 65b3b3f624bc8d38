import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readiness } from "./health.ts";
import type { HostProfile } from "./hosts.ts";
import type { PageSource } from "../platform/metrics.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageOutcome, PageRequest } from "./pages.ts";
import type { LimitedAct } from "../platform/limits/limit-table.ts";
import type { ReadGate } from "./read-gate.ts";
import type { RenderedPage } from "./rendered-page.ts";
import type { RequestInfo } from "./request-info.ts";
import type { Handler } from "./static-files.ts";

/** What a page costs that is not fresh in the cache. */
export type PageCost = Extract<LimitedAct, "read" | "render" | "search">;

/** What the entrance of the server hands requests to. */
export interface HttpServerParts {
  hostOf(hostHeader: string | undefined): HostProfile;
  infoOf(request: IncomingMessage, host: HostProfile): RequestInfo;
  readiness: Readiness;
  cache: PageCache;
  readGate: ReadGate;
  staticFiles: Handler;
  /** robots.txt, sitemap.xml and share pictures; true when it answered. */
  answerDocument(
    pathname: string,
    host: HostProfile,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> | boolean;
  apiBasePath: string;
  api(request: IncomingMessage, response: ServerResponse): unknown;
  /** The page an address asks for, with only the parameters that matter; a moved one when it is spelled differently. */
  route(pathname: string, search: string, host: HostProfile): { request: PageRequest } | { moved: string };
  getPage(key: string, request: PageRequest, nowMs: number): Promise<PageOutcome>;
  /** Past the cache: a pre-release host that asks for another moment. */
  previewPage(request: PageRequest, search: string): Promise<RenderedPage>;
  /** Counts a page by what it costs; 0 when it may pass, else the milliseconds to wait. */
  consumePageLimit(info: RequestInfo, cost: PageCost): Promise<number>;
  nowMs(): number;
  /** Headers of every answer. */
  commonHeaders: readonly (readonly [name: string, value: string])[];
  /** Counts a page by where it comes from. */
  countPage(source: PageSource): void;
  log: {
    access(request: IncomingMessage, response: ServerResponse, info: RequestInfo): void;
    error(message: string, error: unknown): void;
  };
}
