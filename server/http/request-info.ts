import type { IncomingMessage } from "node:http";

/** What the front found out about a request before anyone else saw it. */
export interface RequestInfo {
  requestId: string;
  /** The visitor's network address; a forwarded one only when a trusted proxy sent it. */
  address: string;
  /** Milliseconds of the server clock when the head of the request arrived. */
  receivedAtMs: number;
  /** True where the outside world speaks https to us. */
  isSecure: boolean;
  /** True on a pre-release host: it alone honours `?at=` and `?seed=` and is never indexed. */
  isPreRelease: boolean;
  /** Said by whoever answers without an end: from then on it is no read that others wait for. Set while one is under way. */
  startStreaming?: () => void;
  /** Who answers, by name and never by an address: `lmw /lmw/stg/:n`, `/api/review/list`. Set by whoever answers. */
  route?: string;
  /** The body, as it left; where it is not told the header is taken. */
  bytes?: number;
}

const key: unique symbol = Symbol("request info");
type Carrier = IncomingMessage & { [key]?: RequestInfo };

/** Hangs `info` on the request, so that the API and the pages see what the front saw. */
export function attachRequestInfo(request: IncomingMessage, info: RequestInfo): void {
  (request as Carrier)[key] = info;
}

/** The info the front attached. Throws when a request did not come through the front. */
export function requestInfo(request: IncomingMessage): RequestInfo {
  const info = (request as Carrier)[key];
  if (!info) throw new Error("a request reached the app without passing the front");
  return info;
}
