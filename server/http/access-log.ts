import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLine } from "../platform/access-text.ts";
import type { RequestInfo } from "./request-info.ts";

/** One line about one request. No query, no cookie; the logger cuts the address to its network. */
export function accessLine(
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
  nowMs: number,
): AccessLine {
  return {
    requestId: info.requestId,
    method: request.method ?? "",
    path: request.url ?? "",
    status: response.statusCode,
    durationMs: nowMs - info.receivedAtMs,
    route: info.route ?? routeByFolder(request.url ?? ""),
    bytes: info.bytes ?? (Number(response.getHeader("content-length")) || 0),
    address: info.address,
    isWhole: response.writableFinished,
  };
}

/** What nobody named: files, pictures that are drawn, and what is not there. */
function routeByFolder(target: string): string {
  const [, folder = "", site = "", kind = ""] = target.split("?", 1)[0]?.split("/") ?? [];
  if (folder === "assets" && (kind === "ogp" || kind === "made" || kind === "week")) return `drawn ${kind}`;
  if (folder === "assets" && site !== "v" && site !== "sound") return "file assets";
  return ["assets", "build", "engine", "master"].includes(folder) ? `file ${folder}` : "other";
}
