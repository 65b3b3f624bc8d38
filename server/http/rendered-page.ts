import type { ExternalOrigins } from "./security-headers.ts";

/** What the renderer hands back: React Router's answer and what the loaders said about its life. */
export interface RenderedPage {
  response: Response;
  /** Sources by which the policy lets the page's own inline scripts run. */
  scriptHashes: readonly string[];
  /** Other origins that the policy of this page may name. */
  externalOrigins: ExternalOrigins;
  tags: readonly string[];
  validUntil: Date | null;
}
