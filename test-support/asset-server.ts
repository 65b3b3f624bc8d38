import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sirv from "sirv";

/** Another host that hands out built files, with a folder of its own. */
export interface AssetServer {
  /** As ASSET_BASE_URL names it: another origin than any zone's, below a path. */
  base: string;
  folder: string;
  /** Every path that was asked for, below the base. */
  requestedPaths(): string[];
  stop(): Promise<void>;
}

const prefix = "/zone";

/** Starts one on a port of its own. It lets pages of any origin read, as hosts of assets do. */
export async function startAssetServer(): Promise<AssetServer> {
  const folder = await mkdtemp(join(tmpdir(), "kate-assets-"));
  const requested: string[] = [];
  const serve = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const path = request.url?.startsWith(`${prefix}/`) ? request.url.slice(prefix.length) : null;
    if (path === null) return void response.writeHead(404).end();
    requested.push(path);
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    request.url = path;
    serve(request, response, () => void response.writeHead(404).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    folder,
    requestedPaths: () => [...requested],
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
