import { afterEach, expect, it, vi } from "vitest";
import { mayPrefetch } from "./may-prefetch.ts";
import { prefetchEngine } from "./prefetch-engine.ts";

afterEach(() => vi.unstubAllGlobals());

it("the engine comes ahead on Wi-Fi and cable, and on a computer that tells nothing", () => {
  expect(mayPrefetch({ type: "wifi" }, false)).toBe(true);
  expect(mayPrefetch({ type: "ethernet" }, true)).toBe(true);
  expect(mayPrefetch({}, true)).toBe(true);
});

it("the tap is waited for where bytes cost money, where data is saved, and on a phone that tells nothing", () => {
  expect(mayPrefetch({ type: "cellular" }, false)).toBe(false);
  expect(mayPrefetch({ type: "wifi", saveData: true }, true)).toBe(false);
  expect(mayPrefetch({ effectiveType: "3g" }, true)).toBe(false);
  expect(mayPrefetch({}, false)).toBe(false);
});

/** A browser whose canvases in workers have WebGL, or none. */
const stubWorkerCanvas = (gl: object | null) =>
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => gl && { getExtension: () => null, ...gl };
    },
  );

const file = (path: string) => ({ path, bytes: 1, plainBytes: 1 });
const landmarker = { version: "1", loader: file("/a.js"), wasm: file("/b.wasm"), model: file("/c.task") };
const mesh = { version: "1", frame: "/f.html", folder: "/m", files: [file("/m/d.js")] };

it("every file of the first engine is read to its end, so that the browser keeps it", async () => {
  stubWorkerCanvas({});
  const bodies = new Map<string, Response>();
  const fetchFile = vi.fn(async (path: string) => {
    if (path.endsWith("manifest.json")) return Response.json({ landmarker, mesh });
    const body = new Response("bytes");
    bodies.set(path, body);
    return body;
  });
  vi.stubGlobal("fetch", fetchFile);
  await prefetchEngine(new AbortController().signal);
  expect([...bodies.keys()]).toEqual(["/a.js", "/b.wasm", "/c.task"]);
  for (const body of bodies.values()) expect(body.bodyUsed).toBe(true);
});

it("an iPhone whose workers have no WebGL is not sent the engine that would read nothing there", async () => {
  for (const canvas of [() => stubWorkerCanvas(null), () => vi.stubGlobal("OffscreenCanvas", undefined)]) {
    canvas();
    const fetchFile = vi.fn(async (path: string) =>
      path.endsWith("manifest.json") ? Response.json({ landmarker, mesh }) : new Response("bytes"),
    );
    vi.stubGlobal("fetch", fetchFile);
    await prefetchEngine(new AbortController().signal);
    expect(fetchFile.mock.calls.map(([path]) => path)).toEqual(["/engine/manifest.json", "/m/d.js"]);
  }
});
