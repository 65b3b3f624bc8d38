// What the image holds, started where nothing else of the project can be reached, by a user who may write nowhere there.
//   npm run test:image        needs a build
import assert from "node:assert/strict";
import { chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import sharp from "sharp";
import { createCleanup } from "#test-support/cleanup.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { type ImageFolder, type ImageProcess, openImageFolder } from "./image-folder.ts";

const maxBytes = 350e6;
const readyWithinMs = 10_000;
const switchWithinMs = 5_000;

interface ImageTest {
  name: string;
  run(parts: { image: ImageFolder; hub: ImageProcess; databaseUrl: string }): Promise<void> | void;
}

const imageTests: readonly ImageTest[] = [
  {
    name: "it weighs no more than 350 MB, and is ready within ten seconds",
    run({ image, hub }) {
      console.log(`  ${(image.bytes / 1e6).toFixed(0)} MB, ready after ${Math.round(hub.readyMs)} ms`);
      assert.ok(image.bytes <= maxBytes);
      assert.ok(hub.readyMs <= readyWithinMs);
    },
  },
  {
    name: "pages, files, drawn pictures and photos come from it",
    async run({ hub }) {
      for (const path of ["/zone1", "/lmw", "/all-products", "/api/openapi.json", "/engine/manifest.json"])
        assert.equal((await fetch(hub.url + path)).status, 200, path);
      for (const lang of ["ja", "ko", "th"]) {
        const card = await fetch(`${hub.url}/assets/lmv/ogp/09?lang=${lang}`);
        assert.deepEqual([card.status, card.headers.get("content-type")], [200, "image/jpeg"]);
      }
      assert.equal((await sendPhoto(hub.url)).status, 200);
    },
  },
  {
    name: "the commands of operators run in it, the kill switch first of all",
    async run({ image, hub, databaseUrl }) {
      const before = await (await fetch(`${hub.url}/zone3`)).text();
      const closed = image.zone(databaseUrl, "sites close zones");
      assert.equal(closed.code, 0, closed.text);
      const begunAt = performance.now();
      while ((await (await fetch(`${hub.url}/zone3`)).text()) === before) {
        assert.ok(performance.now() - begunAt <= switchWithinMs, "it is still open");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      assert.equal(image.zone(databaseUrl, "sites open zones").code, 0);
      for (const line of [
        ...["sites list", "campaigns list", "moderate list", "audit verify", "storage check", "stats events"],
        ...["content preview", "--help"],
      ]) {
        const { code, text } = image.zone(databaseUrl, line);
        assert.doesNotMatch(text, /ERR_MODULE_NOT_FOUND|Cannot find|SyntaxError/, line);
        assert.ok(code === 0 || code === 2, `${line}: ${code} ${text}`);
      }
    },
  },
  {
    name: "with no other file of this machine in sight it types a command, draws and opens a picture",
    run({ image }) {
      const text = image.runAlone(["/app/cli/zone.ts", "--help"]);
      if (text === null) return console.log("  not tried: only root may shut it in");
      assert.match(text, /storage check/);
      const pictures = `
        const sharp = require("/app/node_modules/sharp"), { Resvg } = require("/app/node_modules/@resvg/resvg-js");
        const png = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').render().asPng();
        sharp(png).webp().toBuffer().then(({ length }) => console.log(length > 0, process.getuid()));`;
      assert.match(image.runAlone(["-e", pictures]) ?? "", /true 10001/);
    },
  },
  {
    name: "it ends on SIGTERM, at once",
    async run({ hub }) {
      const begunAt = performance.now();
      assert.equal(await hub.stop(), 0);
      assert.ok(performance.now() - begunAt <= readyWithinMs);
    },
  },
];

const cleanup = createCleanup();
let failed = 0;
try {
  const postgres = await startTestPostgres();
  cleanup.push(() => postgres.stop());
  // A socket's address has no host, and without one it is no URL; the folder in its query wins over this name.
  const databaseUrl = (await postgres.createDatabase()).url.replace("@/", "@localhost/");
  openToOthers(new URL(databaseUrl).searchParams.get("host"));
  const image = openImageFolder();
  cleanup.push(async () => image.remove());
  const hub = await image.start(databaseUrl);
  cleanup.push(async () => void (await hub.stop()));
  for (const { name, run } of imageTests) {
    try {
      await run({ image, hub, databaseUrl });
      console.log(`✓ ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${name}\n    ${String((error as Error).stack).replaceAll("\n", "\n    ")}`);
    }
  }
} finally {
  await cleanup.run();
}
console.log(`${imageTests.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Lets another user through to the database's socket. */
function openToOthers(folder: string | null): void {
  for (let at = folder ?? tmpdir(); at.startsWith(tmpdir()) && at !== tmpdir(); at = dirname(at)) chmodSync(at, 0o755);
}

async function sendPhoto(url: string): Promise<Response> {
  const login = await fetch(`${url}/api/login.php`);
  const cookies = login.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const token = decodeURIComponent(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split("=")[1] ?? "");
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#ae0d29" } })
    .jpeg()
    .toBuffer();
  return fetch(`${url}/api/review/photos`, {
    method: "POST",
    headers: {
      ...{ cookie: cookies.join("; "), "x-xsrf-token": token, origin: url, "content-type": "image/jpeg" },
      "idempotency-key": crypto.randomUUID(),
    },
    body: new Uint8Array(photo),
  });
}
