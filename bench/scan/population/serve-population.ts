import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { buildPage } from "../../../tests/face-fixtures/open-built-page.ts";
import type { FaceModel } from "./read-face-model.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
};
/** Where `tools/engine/build-engine.ts` puts the engines. */
const built = join(import.meta.dirname, "../../../build/static");

/** The address below which the page finds the arrays of the model. */
export const modelAddress = "/model/";

/** Serves the page of the population, both engines and a face model, under no policy: it is no page of the hub. */
export async function servePopulation(model: FaceModel): Promise<{ url: string; stop(): Promise<void> }> {
  const page = await buildPage("bench/scan/page/population-page.ts");
  const { expressionNames: _, ...arrays } = model;
  const parts = new Map(
    Object.entries(arrays).map(([name, { buffer, byteOffset, byteLength }]) => [
      modelAddress + name,
      Buffer.from(buffer, byteOffset, byteLength),
    ]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = pathname === "/" ? document : (page.get(pathname) ?? parts.get(pathname) ?? read(pathname));
    const type = pathname === "/" ? types[".html"] : types[extname(pathname)];
    response.writeHead(body === null ? 404 : 200, { "content-type": type ?? "application/octet-stream" });
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

const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>population</title><link rel="icon" href="data:,">
<script type="module" src="/build/face-page/page.js"></script></html>`;

function read(pathname: string): Buffer | null {
  const file = join(built, normalize(pathname));
  return existsSync(file) ? readFileSync(file) : null;
}
