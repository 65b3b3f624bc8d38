import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { answerError } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { requestInfo } from "./request-info.ts";

/** A host name or an address, perhaps with a port. Anything else makes no URL, and the adapter would answer without a body. */
const hostPattern = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The API as the front calls it. */
export function apiListener(api: Hono<ApiEnv>): (request: IncomingMessage, response: ServerResponse) => unknown {
  const listen = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    if (hostPattern.test(request.headers.host ?? "")) return listen(request, response);
    answerError(response, "E-INPUT", requestInfo(request).requestId);
  };
}
