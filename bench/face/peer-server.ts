import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};
const folder = join(import.meta.dirname, "peers");

/** Serves the peers' packages and pages as they are, under no policy. `pictures`: address → bytes. */
export async function servePeers(
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const body = pathname === "/" ? pageOf(searchParams.get("peer") ?? "") : (pictures.get(pathname) ?? read(pathname));
    const type = pathname === "/" ? "text/html; charset=utf-8" : types[extname(pathname)];
    response.writeHead(body ? 200 : 404, { "content-type": type ?? "application/octet-stream" });
    response.end(body ?? "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pageOf(peer: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${peer}</title><link rel="icon" href="data:,">
<script type="module" src="/${peer}.js"></script>`;
}

function read(pathname: string): Buffer | null {
  const file = join(folder, normalize(pathname));
  return existsSync(file) ? readFileSync(file) : null;
}
