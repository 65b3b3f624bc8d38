import { join } from "node:path";
import type { Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { pagePolicy, workerPolicy } from "#server/http/security-headers.ts";

const root = join(import.meta.dirname, "../..");
const folder = "/build/face-page/";
const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>face page</title>
<link rel="icon" href="data:,"><script type="module" src="${folder}page.js"></script></html>`;

/** A script built as the zone's own are, with the workers it brings along. */
export type BuiltPage = ReadonlyMap<string, string | Uint8Array>;

/** Builds a browser script (path from the root of the repository) in memory. */
export async function buildPage(entry: string): Promise<BuiltPage> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: "error",
    base: folder,
    publicDir: false,
    worker: { format: "es" },
    build: {
      write: false,
      // The policy lets no script fetch an address that is its own content.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, entry), output: { entryFileNames: "page.js" } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.map((file) => [folder + file.fileName, "code" in file ? file.code : file.source]));
}

/**
 * Opens a built script on the zone's own origin and under its own policies: what it loads besides itself and the
 * pictures named here comes from the zone.
 * @param pictures address → bytes
 */
export async function openBuiltPage(
  page: Page,
  baseUrl: string,
  built: BuiltPage,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<void> {
  await page.route(`${baseUrl}/build/face-p*/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === folder ? document : (built.get(pathname) ?? pictures.get(pathname));
    if (file === undefined) return route.fulfill({ status: 404 });
    const body = typeof file === "string" ? file : Buffer.from(file);
    return route.fulfill({ body, headers: headersOf(pathname) });
  });
  await page.goto(baseUrl + folder);
  await page.waitForFunction(() => "facePage" in globalThis);
}

function headersOf(pathname: string): Record<string, string> {
  if (pathname === folder)
    return {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy([], { assets: null, scripts: [] }),
    };
  if (!pathname.endsWith(".js")) return { "content-type": "application/octet-stream" };
  const script = { "content-type": "text/javascript; charset=utf-8" };
  return pathname.includes("worker") ? { ...script, "content-security-policy": workerPolicy } : script;
}
