import { fetch } from "undici";

/**
 * `fetch` for the server. That of Node 24 brings an older undici, which ends the whole process where the other side closes
 * a connection while a body waits to be read (undici issue 5360): an asset host could so bring the zone down, and the
 * zone, which reads its own script, itself while it stops.
 */
export const httpFetch = fetch as unknown as typeof globalThis.fetch;
