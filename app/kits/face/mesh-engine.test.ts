import { afterEach, expect, test, vi } from "vitest";
import { isAbort } from "../basics/abort.ts";
import { startMesh } from "./mesh-engine.ts";

/** A frame of the engine that never says that it has loaded. */
class SilentFrame extends EventTarget {
  isThere = true;
  setAttribute(): void {}
  remove(): void {
    this.isThere = false;
  }
}
afterEach(() => vi.unstubAllGlobals());

test("a visitor who leaves while the second engine's frame loads leaves nothing that waits", async () => {
  const frame = new SilentFrame();
  const append = vi.fn();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { createElement: () => frame, body: { append } });
  const leaving = new AbortController();
  const files = { version: "1", folder: "/mesh/", frame: "/mesh/frame.html", files: [] };
  const started = startMesh({ files, numFaces: 1, onProgress: () => {} }, leaving.signal).catch((e: unknown) => e);
  await vi.waitFor(() => expect(append).toHaveBeenCalled());
  leaving.abort();
  expect(isAbort(await started)).toBe(true);
  expect(frame.isThere).toBe(false);
});
