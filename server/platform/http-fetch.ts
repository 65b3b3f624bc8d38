import { Agent, fetch, type RequestInit } from "undici";

/**
 * `fetch` for the server, over connections of its own. That of Node 24 brings an older undici, which ends the whole process
 * where the other side closes a connection while a body waits to be read (undici issue 5360): an asset host could so bring
 * the zone down, and the zone, which reads its own script, itself while it stops. Without an agent of its own undici takes
 * the one that is there already, and once a `Request` was made that is Node's.
 */
export function createHttpFetch(): typeof globalThis.fetch {
  const dispatcher = new Agent();
  const httpFetch = (address: string | URL, init?: RequestInit) => fetch(address, { ...init, dispatcher });
  return httpFetch as unknown as typeof globalThis.fetch;
}
