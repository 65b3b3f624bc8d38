import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { ears } from "./ears.ts";

const earsPath = "/early-ears.js";

/**
 * Stands before a zone and gives every document of it the ears, as a file of the same origin: the policy of the page stays
 * as it is. `zoneUrl` is asked at each request, for the zone starts after its public address is known.
 */
export async function listenBefore(zoneUrl: () => string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    if (asked.url === earsPath) answer.writeHead(200, { "content-type": "text/javascript" }).end(ears);
    else passOn(new URL(asked.url ?? "/", zoneUrl()), asked, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(target: URL, asked: IncomingMessage, answer: ServerResponse): void {
  // By its address: what a service worker of WebKit fetches does not say that it wants a document.
  const isDocument = !/^\/(api|assets|build|master|engine)\/|\.\w+$/.test(target.pathname);
  const headers = { ...asked.headers, ...(isDocument && { "accept-encoding": "identity" }) };
  const onward = request(target, { method: asked.method, headers }, (given) => {
    if (!isDocument || !given.headers["content-type"]?.startsWith("text/html")) {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    given.on("data", (part: Buffer) => parts.push(part));
    given.on("end", () => {
      const html = Buffer.from(withEars(Buffer.concat(parts).toString("utf8")));
      const { "transfer-encoding": _, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, { ...kept, "content-length": html.length }).end(html);
    });
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  asked.pipe(onward);
}

/** A document with the ears before everything else it runs. */
export function withEars(html: string): string {
  return html.replace(/<head>/i, `<head><script src="${earsPath}"></script>`);
}
