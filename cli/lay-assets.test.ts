import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { GetBucketCorsCommand, GetObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostedFile, hostedRevision, listHostedFiles } from "#server/modules/asset-host/hosted-files.ts";
import { createBucketClient } from "#server/platform/storage/bucket-client.ts";
import { startTestStorage, type TestStorage } from "#test-support/s3/test-storage.ts";
import { openAssetBucket, openAssetFolder } from "./asset-targets.ts";
import { layFiles } from "./lay-assets.ts";

const base = "https://assets.example.com";
let root = "";
let storage: TestStorage;
let files: HostedFile[];
beforeAll(async () => {
  storage = await startTestStorage();
  root = await mkdtemp(join(tmpdir(), "kate-lay-"));
  const sources = {
    "build/client/build/a1.js": "x(`/assets/v/h/a.webp`)",
    "build/client/build/a1.js.br": "packed",
    "build/client/sw.js": "no file of the host",
    "public/assets/v/h/a.webp": "a picture",
    "public/assets/icon-192.png": "no file of the host",
    "public/assets/sound/bell.ogg": "a sound",
  };
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  }
  files = listHostedFiles(root);
});
afterAll(async () => {
  await storage.stop();
  await rm(root, { recursive: true, force: true });
});

test("what belongs on the host is the build, the art and the sounds, each once", () => {
  expect(files.map(({ path }) => path)).toEqual(["assets/sound/bell.ogg", "assets/v/h/a.webp", "build/a1.js"]);
  expect(hostedRevision(files, base)).not.toBe(hostedRevision(files, `${base}/x`));
  expect(hostedRevision(files, base)).not.toBe(hostedRevision(files.slice(1), base));
});

test("in a folder they lie as they are handed out, scripts led to the host", async () => {
  const folder = join(root, "host");
  const target = openAssetFolder(folder);
  expect(await layFiles(files, { target, base, isSecure: true, isBucket: false })).toEqual({ laid: 3, there: 0 });
  expect(await readFile(join(folder, "build/a1.js"), "utf8")).toBe(`x(\`${base}/assets/v/h/a.webp\`)`);
});

test("a bucket is given their headers, lets pages of any origin read, and is not sent twice what it has", async () => {
  const { bucket } = storage.settings;
  const lay = async () => {
    const target = await openAssetBucket(storage.settings, bucket);
    const report = await layFiles(files, { target, base, isSecure: true, isBucket: true });
    target.close();
    return report;
  };
  expect(await lay()).toEqual({ laid: 3, there: 0 });
  expect(await lay()).toEqual({ laid: 0, there: 3 });
  const client = createBucketClient(storage.settings);
  const get = (Key: string) => client.send(new GetObjectCommand({ Bucket: bucket, Key }));
  const script = await get("build/a1.js");
  expect(script).toMatchObject({
    ContentType: "text/javascript; charset=utf-8",
    CacheControl: "public, max-age=31536000, immutable",
    ContentEncoding: "br",
  });
  const bytes = (await script.Body?.transformToByteArray()) ?? [];
  expect(brotliDecompressSync(Buffer.from(bytes)).toString()).toContain(base);
  expect(await get("assets/v/h/a.webp")).toMatchObject({ ContentType: "image/webp" });
  expect((await get("assets/sound/bell.ogg")).CacheControl).toContain("must-revalidate");
  const { CORSRules } = await client.send(new GetBucketCorsCommand({ Bucket: bucket }));
  expect(CORSRules).toMatchObject([{ AllowedOrigins: ["*"], AllowedMethods: ["GET", "HEAD"] }]);
  client.destroy();
});
