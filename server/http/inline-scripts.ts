import { createHash } from "node:crypto";

/** A document as it may leave the server, and the sources by which its policy lets its own inline scripts run. */
export interface InlineScripts {
  html: string;
  /** `'sha256-…'`, each once, in the order of the document. */
  scriptHashes: string[];
}

/**
 * The inline scripts that a render wrote itself: they carry the nonce that was made for it alone. One that came into the page
 * with somebody's words does not know it and may not run. The nonce is taken out, for the page is the same for everybody.
 */
export function extractInlineScripts(html: string, nonce: string): InlineScripts {
  const nonceAttribute = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = "", body = ""]) =>
        attributes.includes(nonceAttribute) && body !== "" && !/\bsrc=/.test(attributes),
    )
    .map(([, , body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  return { html: html.replaceAll(nonceAttribute, ""), scriptHashes: [...new Set(scripts)] };
}
