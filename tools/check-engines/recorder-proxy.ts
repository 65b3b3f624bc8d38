import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { pageRecorderScript } from "./page-recorder.ts";

const recorderPath = "/early-ears.js";

/**
 * Stands before a zone and gives every document of it the ears, as a file of the same origin: the policy of the page stays
 * as it is. `hubUrl` is asked at each request, for the zone starts after its public address is known.
 */
export async function startRecorderProxy(hubUrl: () => string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === recorderPath)
      answer.writeHead(200, { "content-type": "text/javascript" }).end(pageRecorderScript);
    else forward(new URL(incoming.url ?? "/", hubUrl()), incoming, answer);
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

function forward(target: URL, incoming: IncomingMessage, answer: ServerResponse): void {
  // By its address: what a service worker of WebKit fetches does not say that it wants a document.
  const isDocument = !/^\/(api|assets|build|master|engine)\/|\.\w+$/.test(target.pathname);
  const headers = { ...incoming.headers, ...(isDocument && { "accept-encoding": "identity" }) };
  const forwarded = request(target, { method: incoming.method, headers }, (upstreamResponse) => {
    if (!isDocument || !upstreamResponse.headers["content-type"]?.startsWith("text/html")) {
      answer.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    upstreamResponse.on("data", (part: Buffer) => parts.push(part));
    upstreamResponse.on("end", () => {
      const html = Buffer.from(injectRecorder(Buffer.concat(parts).toString("utf8")));
      const { "transfer-encoding": _, ...saved } = upstreamResponse.headers;
      answer.writeHead(upstreamResponse.statusCode ?? 502, { ...saved, "content-length": html.length }).end(html);
    });
  });
  forwarded.on("error", () => answer.destroy());
  answer.on("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}

/** A document with the ears before everything else it runs. */
export function injectRecorder(html: string): string {
  return html.replace(/<head>/i, `<head><script src="${recorderPath}"></script>`);
}
