import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RenderedPage } from "./rendered-page.ts";
import { preserveCampaignId } from "./preserve-campaign-id.ts";
import { inertPolicy, pagePolicy } from "./security-headers.ts";

/** Writes an answer that is not kept: redirects, gone pages, errors. */
export async function writeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  {
    response: answer,
    scriptHashes,
    externalOrigins,
    body,
    search,
  }: Pick<RenderedPage, "response" | "scriptHashes" | "externalOrigins"> & { body: Buffer; search: string },
): Promise<void> {
  const isHtml = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  const location = answer.headers.get("location");
  if (location !== null) response.setHeader("location", preserveCampaignId(location, search));
  response.setHeader("content-security-policy", isHtml ? pagePolicy(scriptHashes, externalOrigins) : inertPolicy);
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-length", body.length);
  response.writeHead(answer.status);
  if (request.method === "HEAD") return void response.end();
  await pipeline(Readable.from([body]), response);
}
