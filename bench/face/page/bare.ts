import type { EngineManifest } from "#contracts/engine-manifest.ts";
import { type BenchPage, type ClipRun, loadClip } from "./clip-run.ts";

/** The engine alone: its own worker holds the clip and loops over it, nothing is handed to and fro. */
const facePage: BenchPage = {
  async runClip(addresses) {
    const clip = await loadClip(addresses);
    const manifest = (await (await fetch("/engine/manifest.json")).json()) as EngineManifest;
    if (!manifest.landmarker) throw new Error("this build has no model for the landmarker");
    const { loader, wasm, model } = manifest.landmarker;
    const paths = [loader, wasm, model].map(({ path }) => location.origin + path);
    const startedAtMs = performance.now();
    const worker = new Worker(new URL("./bare.worker.ts", import.meta.url), { type: "module" });
    let firstMs = 0;
    const run = new Promise<ClipRun>((resolve, reject) => {
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.addEventListener("message", ({ data }: MessageEvent<"first" | Omit<ClipRun, "firstMs">>) => {
        if (data === "first") firstMs = performance.now() - startedAtMs;
        else resolve({ ...data, firstMs });
      });
    });
    worker.postMessage({ paths, film: clip }, clip);
    const result = await run;
    worker.terminate();
    return result;
  },
};
Object.assign(globalThis, { facePage });
