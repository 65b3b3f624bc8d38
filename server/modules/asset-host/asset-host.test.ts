import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AssetHost, createAssetHost, lookAgainMs, lookEveryMs } from "./asset-host.ts";
import { hostedRevision, listHostedFiles, markPath } from "./hosted-files.ts";

const base = "https://assets.example.com";
let root = "";
let answers: Record<string, string>;
let host: AssetHost;
const [logger, onChanged] = [{ info: vi.fn(), warn: vi.fn() }, vi.fn()];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kate-host-"));
  await mkdir(join(root, "build/client/build"), { recursive: true });
  await writeFile(join(root, "build/client/build/a1.js"), "x()");
  answers = {};
  vi.useFakeTimers();
  vi.clearAllMocks();
  const fetch = async (url: string | URL | Request) =>
    new Response(answers[String(url)] ?? "none", { status: String(url) in answers ? 200 : 404 });
  host = createAssetHost({ base, root, fetch, logger, onChanged });
});
afterEach(async () => {
  host.stop();
  vi.useRealTimers();
  await rm(root, { recursive: true, force: true });
});

const page = '<body><script>start(["/build/a1.js"])</script></body>';
const layFiles = (): void => {
  answers[`${base}/${markPath(hostedRevision(listHostedFiles(root), base))}`] = "{}";
};

test("before the host has all files of this build pages take them from here, and then from there", async () => {
  await host.start();
  expect(host.toPage(page, "n")).toBe(page);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith("asset-host-without-this-build", expect.anything());
  layFiles();
  await vi.advanceTimersByTimeAsync(lookAgainMs);
  expect(host.toPage(page, "n")).toContain(`start(["${base}/build/a1.js"])`);
  expect(host.toPage(page, "n")).toContain(`{"integrity":{"${base}/build/a1.js":"sha384-`);
  expect(host.toData('"/assets/v/h/a.webp"')).toBe(`"${base}/assets/v/h/a.webp"`);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a host that misses one look stays in use; one that is gone does not", async () => {
  layFiles();
  await host.start();
  const there = answers;
  answers = {};
  await vi.advanceTimersByTimeAsync(lookEveryMs);
  expect(host.toPage(page, "n")).toContain(base);
  answers = there;
  await vi.advanceTimersByTimeAsync(lookAgainMs);
  answers = {};
  await vi.advanceTimersByTimeAsync(lookEveryMs + 2 * lookAgainMs);
  expect(host.toPage(page, "n")).toBe(page);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith("asset-host-lost", expect.anything());
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test("one that was ended in the middle of a look does not look again", async () => {
  const looking = host.start();
  host.stop();
  await looking;
  expect(vi.getTimerCount()).toBe(0);
});
